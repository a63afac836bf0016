/** The design of a whole project, also where a portal lists the notice under construction. */
export const WHOLE_DESIGNS: ReadonlyArray<string> = [
  "{professional and technical|professional technical|full professional|complete professional|comprehensive professional} services",
  "{full|complete|comprehensive} {consulting|architectural|engineering} services",
  "{consulting|engineering|architectural|landscape architectural|prime consultant|prime consulting|architectural and engineering|engineering and architectural} services for the {design|preliminary design|detailed design|conceptual design}",
];

/** In a description's first sentences these say that a consultant is wanted, whatever the title names. */
export const CONSULTANT_WANTED: ReadonlyArray<string> = [
  ...WHOLE_DESIGNS,
  "{retain|engage|seeking|seeks|hire|select} {qualified|experienced|licensed|registered|} {landscape architect|landscape architects|architect|prime consultant|consulting team|design team|consultant team|design consultant|multidisciplinary team|appraiser|appraisers|appraisal firm}",
  "{seeking|seeks|retain|engage} {qualified|experienced} {consulting team|consultant team|design team|landscape architect|prime consultant|multidisciplinary team}",
  "{property|building|insurance|asset|fixed asset|real estate} {appraisal|appraisals|valuation|valuations} {services|service|firm|firms|of|for}",
  "{services professionnels|professionnels} {en|} {architecture|ingenierie|genie|conception} {pour|}",
  "services professionnels {conception|elaboration|preparation}",
  "{provision|provide|providing|seeking|seeks|retain|engage|require|requires|procure|for|furnish} {professional|consulting|engineering|architectural|consultancy|architectural and engineering|prime consultant|design|prime consulting} {consulting|engineering|architectural|design|and consulting|} services",
  "{seeking|seek|seeks|retain|retaining|engage|hire|from} {qualified|experienced|licensed|an|an experienced|an independent|} {consultant|consultants|architect|architects|engineering firm|consulting firm|engineering consultant|engineering consultants|architectural firm|consulting engineering firm|consulting firms|engineering firms}",
  "{services|service} professionnels {ingenierie|architecture|pour|requis|multidisciplinaires}",
  "professional services {contract|agreement|proposal}",
  "{architect engineer|architect engineering|a e|ae|architectural and engineering|architectural engineering} {services|firm|firms|contract|design services}",
  "{consultant|consultants|architect|engineer of record} {shall|will|must|to} {prepare|provide|undertake|conduct|develop|assist|be|review|design|complete|evaluate}",
  "{proposals|statements of qualifications|qualifications|submissions} from {qualified|} {consultants|architects|engineers|consulting firms|engineering firms|architectural firms|consulting engineers|professional engineers}",
  "{nonpersonal|non personal} {technical|professional|research} {support|services}",
  "objective of this {research|study|assessment}",
  "{undertake|conduct|prepare|complete|carry out|perform} {feasibility|condition|needs|environmental|hydrogeological|geotechnical|planning|traffic|master plan} {study|studies|assessment|investigation|analysis}",
  "{preparation|elaboration|conception|production} plans et devis",
  "{mandat|contrat|octroi mandat} {etude|etudes|recherche|conception|accompagnement}",
  "mandat {services professionnels|consultation|ingenierie|architecture}",
];

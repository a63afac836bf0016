import { PhraseIndex } from "~/domain/classification/phrases/phrase-index";
import type { FoldedText } from "~/domain/classification/text/folded-text";

/** What portals list under construction although nothing is built. */
const OTHER_BUSINESS: ReadonlyArray<string> = [
  "{testing|inspection|inspections|commissioning|certification|permitting|monitoring} services",
  "{special inspections|materials testing|data collection|program development|asset management|watercourse management}",
  "{catch basin|catch basins|sewer|sewers|street|drain|lateral} {cleaning|flushing|sweeping|inspection}",
  "{nettoyage|rincage|curage|ecurage} {unidirectionnel|} {conduite|conduites|reseau|reseaux|reserve|reservoir|reservoirs|puits|poste pompage|postes pompage|station pompage} {aqueduc|egout|egouts|eau potable|pluviales|pluvial|sanitaires|}",
  "{nettoyage|vidange} {aspiration|vacuum|par aspiration}",
  "{haulage|hauling} services",
  "{service|services} remorquage",
  "{leak detection|cctv inspection|traffic count|traffic counts|soil sampling|water sampling|locates}",
  "{hauling|disposal|haulage} of {soil|soils|material|materials|waste|sludge|biosolids|debris}",
  "{pre select|preselect|pre selection|pre purchase|prepurchase}",
  "{equipment|vehicle|generator|crane} rental",
  "{towing|guard services|pest control|training services|advertising}",
  "{rental|hire|leasing}",
  "{golf course|golf courses|parking|concession|restaurant|transit} operation",
  "{operation|operations} of {golf|the golf|concession|parking}",
  "waste services",
  "{ferry|ferries|vessel|boat|boats|barge}",
  "{bike ring|bike rings|bench|benches|banner|banners|bike racks|waste receptacle|waste receptacles|street furniture|holiday decorations}",
  "{compactor|compactors} {rental|service|services|truck|trucks|collection}",
  "{refuse|dumpster|dumpsters}",
  "{sludge|biosolids|mobile|emergency mobile|emergency} dewatering {services|}",
  "{debris|waste|rubbish|trash|junk} {removal|collection|carting} {and|} {carting|hauling|disposal|removal|services|}",
  "{dredging|dredged} {material|materials|spoil} {disposal|hauling}",
  "{removal of freon|freon removal|off site disposal|offsite disposal}",
  "{septage|biosolids|sludge} {removal|hauling|haulage|wastewater removal|disposal|management}",
  "{granular activated carbon|gac|activated carbon} {replacement|supply|exchange}",
  "{rodent|pest} {baiting|control|management}",
  "{furniture move|moving services|relocation services}",
  "smd materials",
  "{swimming pool|pool} and spa",
  "{kitchen cabinets|refrigerators|ranges|appliances} {supply|materials|}",
  "{dcim|oeta|tdcss} services",
  "{furniture|mobilier|ameublement}",
  "{main oeuvre|main d oeuvre} {journaliers|journaliere|agence}",
  "{bus|vehicle|truck|shop} {hoist|hoists}",
  "{lifting devices|cranes and hoists|hoists and cranes}",
  "{x ray|xray|baggage|cargo|passenger} {inspection|screening} {system|systems|equipment|machine|machines|scanner|scanners}",
  "{projector|projectors}",
  "{conference|photography|catering|uniforms|office supplies}",
];

const otherBusiness = new PhraseIndex<true>(OTHER_BUSINESS.map((phrase) => [phrase, true] as const));

/** Whether the title names something that builders do not do, so that the portal's category and codes say nothing. */
export function namesOtherBusiness({ tokens }: FoldedText): boolean {
  return tokens.some((_, at) => otherBusiness.matchAt(tokens, at) !== null);
}

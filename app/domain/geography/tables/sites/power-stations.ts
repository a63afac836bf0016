import type { SitesOf } from "../../sites/site-forms";

/**
 * Generating stations and transformer stations of Ontario that are called by no town, or by one that is not theirs, by
 * division. Compiled by hand from the public lists of Ontario Power Generation and Hydro One and from maps; names and
 * locations are facts and need no licence.
 */
export const GENERATING_STATIONS_OF_ONTARIO: ReadonlyArray<SitesOf> = [
  ["CA-ON-SDG", "", "R.H. Saunders,R. H. Saunders,RH Saunders,Saunders"],
  ["CA-ON-REN", "", "Des Joachims,Chenaux,Mountain Chute,Barrett Chute,Stewartville,Calabogie,Arnprior"],
  ["CA-ON-NIP", "", "Otto Holden,Crystal Falls"],
  ["CA-ON-OTT", "", "Chats Falls"],
  ["CA-ON-NIA-NFL", "Niagara Falls", "Sir Adam Beck,Adam Beck,Sir Adam Beck I,Sir Adam Beck II,Beck"],
  ["CA-ON-NIA-STC", "St. Catharines", "DeCew Falls,DeCew,Decew Falls I,Decew Falls II"],
  [
    "CA-ON-COC",
    "",
    "Abitibi Canyon,Otter Rapids,Smoky Falls,Harmon,Kipling,Little Long,Peter Sutherland Sr.,Wawaitin,Sandy Falls,Lower Sturgeon",
  ],
  ["CA-ON-TIM", "", "Hound Chute,Lower Notch,Matabitchuan,Indian Chute"],
  ["CA-ON-TBY", "", "Pine Portage,Cameron Falls,Silver Falls,Aguasabon,Kakabeka Falls"],
  ["CA-ON-KEN", "", "Caribou Falls,Whitedog Falls,Manitou Falls,Ear Falls,Lac Seul"],
  ["CA-ON-GRY", "", "Eugenia Falls,Eugenia"],
  ["CA-ON-MUS", "", "Ragged Rapids,Big Eddy,Hanna Chute,South Falls,Trethewey Falls"],
  ["CA-ON-NOR", "", "Healey Falls,Ranney Falls,Hague's Reach,Hagues Reach,Meyersburg"],
  ["CA-ON-LEA", "", "Lennox"],
  ["CA-ON-HNF", "", "Nanticoke"],
  ["CA-ON-LAM", "", "Lambton"],
  ["CA-ON-RRD", "", "Atikokan"],
];

export const TRANSFORMER_STATIONS_OF_ONTARIO: ReadonlyArray<SitesOf> = [
  ["CA-ON-DUR-PIC", "Pickering", "Cherrywood"],
  ["CA-ON-TOR", "Toronto", "Leaside,Manby,Richview,Birchmount,Fairbank,Hearn,Esplanade,Cecil,Strachan"],
  ["CA-ON-YRK-MAR", "Markham", "Buttonville,Parkway"],
  ["CA-ON-YRK-NEW", "Newmarket", "Armitage"],
  ["CA-ON-SIM", "", "Essa,Waubaushene"],
  ["CA-ON-MDX", "", "Longwood"],
  ["CA-ON-MDX-LON", "London", "Buchanan,Talbot"],
  ["CA-ON-WAT-KIT", "Kitchener", "Detweiler"],
  ["CA-ON-NIA", "", "Allanburg"],
  ["CA-ON-OTT", "Ottawa", "Hawthorne,Merivale"],
  ["CA-ON-ESX-WIN", "Windsor", "Lauzon,Keith"],
  ["CA-ON-SUD", "", "Hanmer"],
  ["CA-ON-COC", "", "Porcupine,Pinard"],
  ["CA-ON-HLB", "", "Minden"],
];

/** Parts of an administration that buy for themselves, in English and French. */
export const UNITS: ReadonlyArray<readonly [en: string, fr: string]> = [
  ["Finance Division", "Service des finances"],
  ["Human Resources", "Ressources humaines"],
  ["Corporate Services", "Services corporatifs"],
  ["Legal Services", "Affaires juridiques"],
  ["Planning Department", "Service de la planification"],
  ["Communications Branch", "Direction des communications"],
  ["Records Office", "Bureau des archives"],
  ["Emergency Planning", "Mesures d'urgence"],
  ["Procurement Office", "Service des approvisionnements"],
  ["Client Service Centre", "Centre de services aux clients"],
];

/**
 * What furnishes a building. It is delivered and set in place, so the building named behind it is only where that is:
 * "Supply and Installation of Drapes for Care Homes".
 */
export const FURNISHINGS: ReadonlyArray<string> = [
  "{furniture|furnishing|appliance|shelving|drape|drapery|curtain|blind|mailbox|mattress|mirror|whiteboard|workstation}",
  "{washer|dryer|dishwasher|refrigerator|stove|toaster|freezer}",
  "{cubicle|privacy|stage|shower} curtain",
  "{window|solar|roller} {film|tint|tinting|shade|shades|blind|blinds|covering|coverings|treatment|treatments}",
  "locker",
  "{marquee sign|signage|enseigne|rfid|tarp|tarpaulin|3d printer}",
  "{childcare|child care|daycare} {product|products|equipment|supplies}",
  "{art mural|mural|public art|artwork|sculpture}",
  "{mobilier|ameublement|electromenager|rayonnage|rideau|casier|matelas}",
  "{chaise|fauteuil|ecran tactile|tableau interactif|tableau blanc}",
  "{store|stores|toile|toiles} {fenetre|fenetres|solaire|solaires|opaques}",
  "{small|lawn|shop|gym|exercise} equipment",
];

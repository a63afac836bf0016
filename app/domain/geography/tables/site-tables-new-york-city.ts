import type { SitesOf } from "../site-forms";

/**
 * Public housing, hospitals and water works of New York City that its agencies' notices name without their borough or
 * county. Compiled by hand from the public lists of NYC Housing Authority, NYC Health + Hospitals and NYC Environmental
 * Protection; names and locations are facts and need no licence.
 */
export const AGENCY_SITES_OF_NEW_YORK_CITY: ReadonlyArray<SitesOf> = [
  [
    "US-NY-NYC-KINGS",
    "Brooklyn",
    "Ingersoll Houses,Whitman Houses,Farragut Houses,Breukelen Houses,Gravesend Houses,Bay View Houses,Bayview Houses,Glenwood Houses,Marlboro Houses,Sheepshead Houses,Nostrand Houses,Red Hook Houses,Gowanus Houses,Wyckoff Gardens,Carey Gardens,Coney Island Houses,Surfside Gardens,O'Dwyer Gardens,Unity Plaza,Cypress Hills Houses,Linden Houses,Pink Houses,Louis H. Pink Houses,Boulevard Houses,Van Dyke Houses,Brownsville Houses,Tilden Houses,Howard Houses,Seth Low Houses,Kingsborough Houses,Albany Houses,Brevoort Houses,Sumner Houses,Tompkins Houses,Marcy Houses,Lafayette Gardens,Roosevelt Houses,Bushwick Houses,Hylan Houses,Williamsburg Houses,Cooper Park Houses,Borinquen Plaza,Independence Towers,Williams Plaza,Taylor-Wythe Houses,Atlantic Terminal,Atlantic Terminals,Ocean Hill Apartments,Saratoga Village,Kings County Hospital,Coney Island Hospital,South Brooklyn Health,Woodhull Hospital,Woodhull Medical Center,Jesse Owens Playground",
  ],
  [
    "US-NY-NYC-NEWYORK",
    "Manhattan",
    "Saint Nicholas Houses,St. Nicholas Houses,East River Houses,Wagner Houses,Jefferson Houses,Johnson Houses,Lehman Village,Taft Houses,Carver Houses,Washington Houses,Wilson Houses,Grant Houses,Manhattanville Houses,Polo Grounds Towers,Rangel Houses,Dyckman Houses,Drew-Hamilton Houses,Lincoln Houses,Abraham Lincoln Houses,King Towers,Amsterdam Houses,Douglass Houses,Frederick Douglass Houses,Wise Towers,Harborview Terrace,Chelsea Houses,Elliott Houses,Fulton Houses,Straus Houses,Campos Plaza,Riis Houses,Jacob Riis Houses,Wald Houses,Lillian Wald Houses,Baruch Houses,Gompers Houses,LaGuardia Houses,Rutgers Houses,Vladeck Houses,Smith Houses,Alfred E. Smith Houses,Two Bridges,Holmes Towers,Isaacs Houses,Robbins Plaza,Bellevue Hospital,Harlem Hospital,Metropolitan Hospital,Carter Hospital,Gouverneur,Fort Washington Armory,Fort Washington,Whitehall Ferry Terminal,Whitehall Terminal,Whitehall",
  ],
  [
    "US-NY-NYC-BRONX",
    "Bronx",
    "Castle Hill Houses,Soundview Houses,Sotomayor Houses,Bronx River Houses,Bronxdale Houses,Monroe Houses,Sack Wern Houses,Throggs Neck Houses,Pelham Parkway Houses,Parkside Houses,Gun Hill Houses,Edenwald Houses,Eastchester Gardens,Boston Secor Houses,Marble Hill Houses,Fort Independence Houses,Bailey Houses,Sedgwick Houses,Highbridge Gardens,Patterson Houses,Mott Haven Houses,Mitchel Houses,Mill Brook Houses,Millbrook Houses,Melrose Houses,Jackson Houses,Morrisania Houses,Butler Houses,Webster Houses,Forest Houses,McKinley Houses,Adams Houses,St. Mary's Park Houses,Betances Houses,Claremont Village,Lincoln Hospital,Jacobi Medical Center,Jacobi Hospital,North Central Bronx Hospital,Gotham Health Belvis,Gotham Belvis,Morrisania Diagnostic",
  ],
  [
    "US-NY-NYC-QUEENS",
    "Queens",
    "Ravenswood Houses,Queensbridge Houses,Astoria Houses,Woodside Houses,Pomonok Houses,South Jamaica Houses,Baisley Park Houses,Latimer Gardens,Bland Houses,James A. Bland Houses,Hammel Houses,Redfern Houses,Beach 41st Street Houses,Ocean Bay Apartments,Carleton Manor,Elmhurst Hospital,Queens Hospital,Hook Creek Park",
  ],
  [
    "US-NY-NYC-RICHMOND",
    "Staten Island",
    "St. George Ferry Terminal,St. George Terminal,Stapleton Houses,Mariners Harbor Houses,West Brighton Houses,Richmond Terrace Houses,Berry Houses,Todt Hill Houses,South Beach Houses,Sea View Hospital,DSNY SI",
  ],
  [
    "US-NY-WESTCHESTER",
    "",
    "Hillview Reservoir,Hillview Security Fence,Kensico Reservoir,Kensico Dam,Kensico-Eastview,Kensico,Amawalk Dam,Amawalk Reservoir,New Croton Dam,New Croton Reservoir,Muscoot Reservoir,Cross River Dam,Cross River Reservoir,Titicus Dam,Titicus Reservoir",
  ],
  [
    "US-NY-PUTNAM",
    "",
    "Boyds Corners Reservoir,West Branch Reservoir,Croton Falls Reservoir,Bog Brook Reservoir",
  ],
  ["US-NY-ULSTER", "", "Ashokan Reservoir,Rondout Reservoir,Shandaken Tunnel"],
  ["US-NY-DELAWARE", "", "Cannonsville Reservoir,Pepacton Reservoir,Cannonsville Dam,Downsville Dam"],
  ["US-NY-SCHOHARIE", "", "Schoharie Reservoir,Gilboa Dam"],
  ["US-NY-SULLIVAN", "", "Neversink Reservoir,Neversink Dam"],
];

import type { SitesOf } from "../../sites/site-forms";

/**
 * Public housing, hospitals and water works of New York City that its agencies' notices name without their borough or
 * county. Compiled by hand from the public lists of NYC Housing Authority, NYC Health + Hospitals and NYC Environmental
 * Protection; names and locations are facts and need no licence.
 */
export const AGENCY_SITES_OF_NEW_YORK_CITY: ReadonlyArray<SitesOf> = [
  [
    "US-NY-NYC-KINGS",
    "Brooklyn",
    "Hamilton Avenue Marine Transfer,Southwest Brooklyn Marine Transfer,Brooklyn College,Medgar Evers College,Kingsborough Community College,New York City College of Technology,City Tech,CSO-GC-SFS,Gowanus Superfund,Shore Road Bridge,Prospect Park,McCarren Park,Fort Greene Park,Marine Park,Coffey Park,Maria Hernandez Park,Betsy Head Park,Paerdegat Park,Canarsie Park,Calvert Vaux Park,Dyker Beach Park,McKinley Park,Owl's Head Park,Bensonhurst Park,Kaiser Park,Brower Park,Herbert Von King Park,Red Hook Recreation Area,Bushwick Inlet Park,Commodore Barry Park,Cooper Park,Lincoln Terrace Park,Linden Park,Irving Square Park,Leif Ericson Park,Brooklyn Bridge Park,Sunset Park,Floyd Bennett Field,26th Ward,Owls Head WRRF,Newtown Creek,Coney Island WRRF,Red Hook WRRF,Gowanus Canal,Brooklyn Children's Museum,Brooklyn Museum,Barclays Center,Bush Terminal,South Brooklyn Marine Terminal,Penn-Wortman,Penn Wortman,Glenmore Plaza,Langston Hughes,Van Dyke I,Tapscott,Stuyvesant Gardens,Armstrong Houses,Brevoort,Breukelen,Red Hook East,Red Hook West,Palmetto Gardens,Reid Apartments,Weeksville Gardens,East New York Diagnostic,Brooklyn House of Detention,Brooklyn Borough Hall,Shirley Chisholm,Ingersoll Houses,Whitman Houses,Farragut Houses,Breukelen Houses,Gravesend Houses,Bay View Houses,Bayview Houses,Glenwood Houses,Marlboro Houses,Sheepshead Houses,Nostrand Houses,Red Hook Houses,Gowanus Houses,Wyckoff Gardens,Carey Gardens,Coney Island Houses,Surfside Gardens,O'Dwyer Gardens,Unity Plaza,Cypress Hills Houses,Linden Houses,Pink Houses,Louis H. Pink Houses,Boulevard Houses,Van Dyke Houses,Brownsville Houses,Tilden Houses,Howard Houses,Seth Low Houses,Kingsborough Houses,Albany Houses,Brevoort Houses,Sumner Houses,Tompkins Houses,Marcy Houses,Lafayette Gardens,Roosevelt Houses,Bushwick Houses,Hylan Houses,Williamsburg Houses,Cooper Park Houses,Borinquen Plaza,Independence Towers,Williams Plaza,Taylor-Wythe Houses,Atlantic Terminal,Atlantic Terminals,Ocean Hill Apartments,Saratoga Village,Kings County Hospital,Coney Island Hospital,South Brooklyn Health,Woodhull Hospital,Woodhull Medical Center,Jesse Owens Playground",
  ],
  [
    "US-NY-NYC-NEWYORK",
    "Manhattan",
    "North River WWTP,North River Wastewater,North River Water Pollution,North River Main Sewage,North River Emergency,Hunter College,Baruch College,John Jay College,City College of New York,Guttman Community College,CUNY Graduate Center,Borough of Manhattan Community College,West 207th Street Bridge,East 91st Street Marine Transfer,Denny Farrell,Riverbank State Park,Riverside Park,Fort Tryon Park,Inwood Hill Park,Highbridge Park,Marcus Garvey Park,Morningside Park,St. Nicholas Park,Jackie Robinson Park,Thomas Jefferson Park,East River Park,East River Esplanade,Tompkins Square Park,Washington Square Park,Union Square Park,Madison Square Park,Bryant Park,Battery Park,Seward Park,Sara D. Roosevelt Park,Sara D Roosevelt Park,Hamilton Fish Park,Carl Schurz Park,Randall's Island,Randalls Island,Wards Island,J. Hood Wright Park,Harlem River Park,Stuyvesant Square,William McCray Playground,North River WRRF,Wards Island WRRF,Governors Island,Manhattan Municipal Building,Metropolitan Museum of Art,American Museum of Natural History,Lincoln Center,Kips Bay,253 Broadway,1 Centre Street,100 Gold Street,Manhattan Detention Complex,Polo Grounds,Dyckman,Drew Hamilton,Manhattanville,Vladeck,Lillian Wald,Campos Plaza II,Lower East Side I,Lower East Side II,Audubon Houses,Harlem River Houses,Metro North Plaza,Lexington Houses,Clinton Houses,Clinton Towers,Milbank-Frawley,UPACA,Taft Rehabs,Washington Heights Rehabs,Amsterdam Addition,Harborview,Harlem Hospital Center,Metropolitan Hospital Center,Henry J. Carter,Gouverneur Hospital,Sydenham,Foley Square,Saint Nicholas Houses,St. Nicholas Houses,East River Houses,Wagner Houses,Jefferson Houses,Johnson Houses,Lehman Village,Taft Houses,Carver Houses,Washington Houses,Wilson Houses,Grant Houses,Manhattanville Houses,Polo Grounds Towers,Rangel Houses,Dyckman Houses,Drew-Hamilton Houses,Lincoln Houses,Abraham Lincoln Houses,King Towers,Amsterdam Houses,Douglass Houses,Frederick Douglass Houses,Wise Towers,Harborview Terrace,Chelsea Houses,Elliott Houses,Fulton Houses,Straus Houses,Campos Plaza,Riis Houses,Jacob Riis Houses,Wald Houses,Lillian Wald Houses,Baruch Houses,Gompers Houses,LaGuardia Houses,Rutgers Houses,Vladeck Houses,Smith Houses,Alfred E. Smith Houses,Two Bridges,Holmes Towers,Isaacs Houses,Robbins Plaza,Bellevue Hospital,Harlem Hospital,Metropolitan Hospital,Carter Hospital,Gouverneur,Fort Washington Armory,Fort Washington,Whitehall Ferry Terminal,Whitehall Terminal,Whitehall",
  ],
  [
    "US-NY-NYC-BRONX",
    "Bronx",
    "Lehman College,Hostos Community College,Bronx Community College,George R. Vierno,Otis Bantum,Rose M. Singer,Robert N. Davoren,Sotomayor Houses,Van Cortlandt Park,Pelham Bay Park,Crotona Park,Bronx Park,Claremont Park,St. Mary's Park,Soundview Park,Ferry Point Park,Macombs Dam Park,Mullaly Park,Franz Sigel Park,Joyce Kilmer Park,Poe Park,Orchard Beach,Starlight Park,Concrete Plant Park,Barretto Point Park,Williamsbridge Oval,Haffen Park,Devoe Park,Hunts Point WRRF,Hunts Point,Rikers Island,VCBC,Vernon C. Bain,Yankee Stadium,Bronx Zoo,New York Botanical Garden,Wave Hill,Castle Hill,Throggs Neck,Pelham Parkway,Gun Hill,Boston Secor,Marble Hill,Fort Independence,Mott Haven,Bronxdale,Sack Wern,Bronx River,University Avenue Consolidated,Davidson Houses,Murphy Houses,Bryant Avenue,Lincoln Medical Center,Lincoln Medical and Mental Health,North Central Bronx,Jacobi,Horizon Juvenile,Castle Hill Houses,Soundview Houses,Sotomayor Houses,Bronx River Houses,Bronxdale Houses,Monroe Houses,Sack Wern Houses,Throggs Neck Houses,Pelham Parkway Houses,Parkside Houses,Gun Hill Houses,Edenwald Houses,Eastchester Gardens,Boston Secor Houses,Marble Hill Houses,Fort Independence Houses,Bailey Houses,Sedgwick Houses,Highbridge Gardens,Patterson Houses,Mott Haven Houses,Mitchel Houses,Mill Brook Houses,Millbrook Houses,Melrose Houses,Jackson Houses,Morrisania Houses,Butler Houses,Webster Houses,Forest Houses,McKinley Houses,Adams Houses,St. Mary's Park Houses,Betances Houses,Claremont Village,Lincoln Hospital,Jacobi Medical Center,Jacobi Hospital,North Central Bronx Hospital,Gotham Health Belvis,Gotham Belvis,Morrisania Diagnostic",
  ],
  [
    "US-NY-NYC-QUEENS",
    "Queens",
    "CUNY School of Law,CUNY Law School,Harper Street Asphalt Plant,HWHARPER,LaGuardia Community College,Queensborough Community College,York College,Queens College,Flushing River,Northern Blvd Bridge,Roosevelt Avenue Bridge,North Shore Marine Transfer,Flushing Meadows,Flushing Meadows Corona Park,Cunningham Park,Alley Pond Park,Astoria Park,Juniper Valley Park,Kissena Park,Baisley Pond Park,Rockaway Beach,Rainey Park,Queensbridge Park,Court Square Park,Brookville Park,Roy Wilkins Park,Idlewild Park,Captain Tilly Park,Rufus King Park,Travers Park,Elmhurst Park,Bowne Park,Crocheron Park,Little Bay Park,Fort Totten,Hunters Point South,Gantry Plaza,Socrates Sculpture Park,Lost Battalion Hall,Vanderbilt Motor Parkway,South Rochdale Playground,Bowery Bay,Tallman Island,Rockaway WRRF,Jamaica WRRF,Flushing Creek,Flushing Bay,Jamaica Bay,Queens Museum,Queens Botanical Garden,Citi Field,Beach 59th Street,Francis Lewis Blvd,Francis Lewis Boulevard,Union Turnpike,South Conduit Ave,Linden Place,Clearview Pump Station,Little Neck,Ravenswood,Queensbridge,Queensbridge North,Queensbridge South,Pomonok,Baisley Park,Beach 41st Street,Shelton House,International Tower,Conlon Lihfe,Leavitt Street,Queens Hospital Center,Queens Borough Hall,LaGuardia Airport,JFK Airport,Rufus King,Creedmoor,Ravenswood Houses,Queensbridge Houses,Astoria Houses,Woodside Houses,Pomonok Houses,South Jamaica Houses,Baisley Park Houses,Latimer Gardens,Bland Houses,James A. Bland Houses,Hammel Houses,Redfern Houses,Beach 41st Street Houses,Ocean Bay Apartments,Carleton Manor,Elmhurst Hospital,Queens Hospital,Hook Creek Park",
  ],
  [
    "US-NY-NYC-RICHMOND",
    "Staten Island",
    "New Dorp,College of Staten Island,Staten Island Marine Transfer,Clove Lakes Park,Silver Lake Park,Willowbrook Park,Conference House Park,Freshkills Park,Fresh Kills,Brookfield Park,Midland Beach,South Beach Boardwalk,Wolfe's Pond Park,Faber Park,Tappen Park,Aesop Park,Buono Beach,Lemon Creek,Bloomingdale Park,Ocean Breeze,Oakwood Beach,Port Richmond WRRF,Port Richmond Wastewater,Port Richmond Water Pollution,Snug Harbor,Staten Island Zoo,Mersereau,Hylan Boulevard,Hylan Blvd,Richmond Ave Pump,Richmond Ave. Pump,Mariners Harbor,Richmond Terrace,Todt Hill,Cassidy-Lafayette,Staten Island Ferry,Fort Wadsworth,Charleston Mixed-Use,St. George Ferry Terminal,St. George Terminal,Stapleton Houses,Mariners Harbor Houses,West Brighton Houses,Richmond Terrace Houses,Berry Houses,Todt Hill Houses,South Beach Houses,Sea View Hospital,DSNY SI",
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
  [
    "US-NY-ULSTER",
    "",
    "Ashokan Fleet Garage,Ashokan Screen Chamber,Ashokan Headworks,Ashokan Reservoir,Rondout Reservoir,Shandaken Tunnel",
  ],
  ["US-NY-DELAWARE", "", "Cannonsville Reservoir,Pepacton Reservoir,Cannonsville Dam,Downsville Dam"],
  ["US-NY-SCHOHARIE", "", "Schoharie Reservoir,Gilboa Dam"],
  ["US-NY-SULLIVAN", "", "Neversink Reservoir,Neversink Dam"],
];

/**
 * Colleges and universities of the nine states whose name does not name their place, by county; of a college with several
 * campuses the main one's. Compiled by hand from their public names and addresses; names and locations are facts and need
 * no licence.
 */
export const COLLEGES_OF_THE_NINE_STATES: Readonly<Record<string, string>> = {
  "US-NH-COOS": "White Mountains Community College",
  "US-NH-STRAFFORD": "University of New Hampshire,UNH",
  "US-NH-ROCKINGHAM": "Great Bay Community College",
  "US-NH-BELKNAP": "Lakes Region Community College",
  "US-NH-SULLIVAN": "River Valley Community College",
  "US-NH-MERRIMACK": "New Hampshire Technical Institute,NHTI",
  "US-NH-HILLSBOROUGH":
    "Southern New Hampshire University,Saint Anselm College,Nashua Community College,Manchester Community College",
  "US-NH-GRAFTON": "Plymouth State University,Dartmouth College,Dartmouth-Hitchcock",
  "US-NH-CHESHIRE": "Keene State College",
  "US-VT-CHITTENDEN": "University of Vermont,Champlain College,Saint Michael's College",
  "US-VT-WASHINGTON": "Norwich University,Vermont College of Fine Arts",
  "US-VT-ADDISON": "Middlebury College",
  "US-ME-PENOBSCOT":
    "University of Maine at Orono,Eastern Maine Community College,Husson University,UMaine Orono",
  "US-ME-CUMBERLAND": "Southern Maine Community College,University of Southern Maine,Bowdoin College",
  "US-ME-ANDROSCOGGIN": "Central Maine Community College,Bates College",
  "US-ME-KENNEBEC": "University of Maine at Augusta,Colby College,UMaine Augusta",
  "US-ME-AROOSTOOK":
    "Northern Maine Community College,University of Maine at Presque Isle,University of Maine at Fort Kent,UMaine Presque Isle,UMaine Fort Kent",
  "US-ME-WASHINGTON": "Washington County Community College,University of Maine at Machias,UMaine Machias",
  "US-ME-YORK": "York County Community College,University of New England",
  "US-ME-HANCOCK": "Maine Maritime Academy,College of the Atlantic,Jackson Laboratory",
  "US-ME-FRANKLIN": "University of Maine at Farmington,UMaine Farmington",
  "US-MA-MIDDLESEX":
    "Middlesex Community College,Massachusetts Institute of Technology,Harvard University,Tufts University,Brandeis University,Bentley University,Framingham State University,UMass Lowell,University of Massachusetts Lowell",
  "US-MA-SUFFOLK":
    "Northeastern University,Suffolk University,Emerson College,Simmons University,Bunker Hill Community College,Roxbury Community College,UMass Boston,University of Massachusetts Boston,Wentworth Institute of Technology,Benjamin Franklin Cummings,Massachusetts General Hospital,Beth Israel Deaconess,MassArt,Massachusetts College of Art",
  "US-MA-NORFOLK": "Wellesley College,Norfolk County Agricultural",
  "US-MA-PLYMOUTH": "Massasoit Community College,Bridgewater State University",
  "US-MA-BARNSTABLE": "Cape Cod Community College,Massachusetts Maritime Academy,Woods Hole Oceanographic",
  "US-MA-BRISTOL":
    "Bristol Community College,UMass Dartmouth,University of Massachusetts Dartmouth,Wheaton College",
  "US-MA-ESSEX":
    "North Shore Community College,Northern Essex Community College,Salem State University,Merrimack College,Endicott College",
  "US-MA-WORCESTER":
    "Quinsigamond Community College,Mount Wachusett Community College,Worcester Polytechnic Institute,Fitchburg State University,UMass Chan,College of the Holy Cross,Montachusett Regional Transit Authority,Worcester State University,UMass Medical School",
  "US-MA-HAMPDEN":
    "Springfield Technical Community College,Holyoke Community College,Westfield State University,American International College",
  "US-MA-HAMPSHIRE":
    "UMass Amherst,University of Massachusetts Amherst,Smith College,Mount Holyoke College,Amherst College",
  "US-MA-FRANKLIN": "Greenfield Community College",
  "US-MA-BERKSHIRE":
    "Berkshire Community College,Massachusetts College of Liberal Arts,Williams College,MCLA",
  "US-RI-KENT": "Community College of Rhode Island,CCRI",
  "US-RI-PROVIDENCE":
    "Brown University,Rhode Island College,Providence College,Bryant University,Johnson & Wales,Rhode Island School of Design",
  "US-RI-WASHINGTON": "University of Rhode Island",
  "US-RI-NEWPORT": "Salve Regina University",
  "US-RI-BRISTOL": "Roger Williams University",
  "US-CT-NEWHAVEN":
    "Gateway Community College,Yale University,Southern Connecticut State University,Quinnipiac University,Naugatuck Valley Community College,Platt Technical High School,Eli Whitney Technical High School,H.C. Wilcox Technical High School,W.F. Kaynor Technical High School,Emmett O'Brien Technical High School",
  "US-CT-HARTFORD":
    "Central Connecticut State University,Capital Community College,Tunxis Community College,Trinity College,University of Hartford,UConn Health,Asnuntuck Community College,Manchester Community College,A.I. Prince Technical High School,E.C. Goodwin Technical High School,Howell Cheney Technical High School",
  "US-CT-TOLLAND": "University of Connecticut,UConn",
  "US-CT-WINDHAM":
    "Eastern Connecticut State University,Quinebaug Valley Community College,H.H. Ellis Technical High School,Windham Technical High School",
  "US-CT-FAIRFIELD":
    "Western Connecticut State University,Housatonic Community College,Norwalk Community College,Sacred Heart University,Fairfield University,Bullard-Havens Technical High School,J.M. Wright Technical High School,Henry Abbott Technical High School",
  "US-CT-LITCHFIELD": "Northwestern Connecticut Community College,Oliver Wolcott Technical High School",
  "US-CT-NEWLONDON":
    "Three Rivers Community College,Connecticut College,Coast Guard Academy,Ella T. Grasso Technical High School,Norwich Technical High School",
  "US-CT-MIDDLESEX": "Wesleyan University,Middlesex Community College,Vinal Technical High School",
  "US-NY-ALBANY":
    "University at Albany,SUNY Polytechnic Albany,Siena College,Capital District Transportation Authority,SUNY Albany",
  "US-NY-BROOME": "Binghamton University,SUNY Broome,Broome Community College",
  "US-NY-CAYUGA": "Cayuga Community College",
  "US-NY-CHEMUNG": "Elmira College,Arnot Health",
  "US-NY-CORTLAND": "SUNY Cortland",
  "US-NY-CHAUTAUQUA": "SUNY Fredonia,Jamestown Community College",
  "US-NY-CLINTON": "SUNY Plattsburgh,Clinton Community College",
  "US-NY-COLUMBIA": "Columbia-Greene Community College",
  "US-NY-DELAWARE": "SUNY Delhi",
  "US-NY-DUTCHESS":
    "Vassar College,Marist College,Bard College,Culinary Institute of America,Dutchess BOCES,Dutchess Community College",
  "US-NY-ERIE":
    "University at Buffalo,Buffalo State,Roswell Park,Canisius University,Erie County Medical Center,Erie Community College,SUNY Buffalo State,SUNY Erie",
  "US-NY-ESSEX": "Paul Smith's College,North Country Community College",
  "US-NY-GENESEE": "Genesee Community College",
  "US-NY-HERKIMER": "Herkimer College,Herkimer County Community College",
  "US-NY-JEFFERSON": "Jefferson Community College,SUNY Jefferson",
  "US-NY-LIVINGSTON": "SUNY Geneseo",
  "US-NY-MADISON": "SUNY Morrisville,Colgate University",
  "US-NY-MONROE": "SUNY Brockport,Rochester Institute of Technology,Monroe Community College",
  "US-NY-FULTON": "Fulton-Montgomery Community College",
  "US-NY-NASSAU": "SUNY Old Westbury,Hofstra University,Adelphi University,Nassau Community College",
  "US-NY-NIAGARA": "Niagara University,Niagara County Community College",
  "US-NY-ONEIDA":
    "Mohawk Valley Community College,SUNY Polytechnic Institute,Hamilton College,Utica University,SUNY Poly,SUNY Polytechnic",
  "US-NY-ONONDAGA":
    "SUNY Upstate,Upstate Medical University,SUNY ESF,College of Environmental Science and Forestry,Le Moyne College,Onondaga Community College",
  "US-NY-ONTARIO": "Finger Lakes Community College,Hobart and William Smith",
  "US-NY-ORANGE": "SUNY Orange,Orange County Community College,West Point",
  "US-NY-OSWEGO": "SUNY Oswego",
  "US-NY-OTSEGO": "SUNY Oneonta,Hartwick College,Bassett Healthcare",
  "US-NY-RENSSELAER": "Hudson Valley Community College,Rensselaer Polytechnic Institute,Russell Sage College",
  "US-NY-ROCKLAND": "SUNY Rockland,Rockland Community College",
  "US-NY-SARATOGA": "Empire State University,SUNY Empire,Skidmore College",
  "US-NY-SCHENECTADY": "SUNY Schenectady,Union College,Schenectady County Community College",
  "US-NY-SCHOHARIE": "SUNY Cobleskill",
  "US-NY-STLAWRENCE": "SUNY Potsdam,SUNY Canton,Clarkson University,St. Lawrence University",
  "US-NY-STEUBEN": "Corning Community College,SUNY Corning",
  "US-NY-SUFFOLK":
    "Stony Brook University,Farmingdale State College,SUNY Farmingdale,Suffolk County Community College",
  "US-NY-SULLIVAN": "SUNY Sullivan",
  "US-NY-TOMPKINS": "Cornell University,Tompkins Cortland Community College,TC3,Ithaca College",
  "US-NY-ULSTER": "SUNY New Paltz,SUNY Ulster,Ulster BOCES",
  "US-NY-WARREN": "SUNY Adirondack,Adirondack Community College",
  "US-NY-ALLEGANY": "Alfred State,Alfred University,Houghton University,SUNY Alfred",
  "US-NY-CATTARAUGUS": "St. Bonaventure University",
  "US-NY-WESTCHESTER":
    "Purchase College,SUNY Purchase,Westchester Medical Center,Sarah Lawrence College,Westchester Community College",
  "US-NY-NYC-BRONX":
    "Lehman College,Hostos Community College,SUNY Maritime,Fordham University,Bronx Community College,Maritime College",
  "US-NY-NYC-KINGS":
    "Brooklyn College,Medgar Evers College,Kingsborough Community College,SUNY Downstate,Pratt Institute,City Tech,Downstate Health Sciences University,Downstate Medical Center,New York City College of Technology",
  "US-NY-NYC-NEWYORK":
    "City College of New York,Hunter College,Baruch College,John Jay College,Borough of Manhattan Community College,Columbia University,New York University,Fashion Institute of Technology,Guttman Community College",
  "US-NY-NYC-QUEENS":
    "Queens College,York College,LaGuardia Community College,Queensborough Community College,St. John's University",
  "US-NY-NYC-RICHMOND": "College of Staten Island,Wagner College",
  "US-NJ-MIDDLESEX": "Middlesex College,Rutgers University,Rutgers The State University",
  "US-NJ-MERCER":
    "The College of New Jersey,TCNJ,Princeton University,Rider University,Thomas Edison State University",
  "US-NJ-MONMOUTH": "Brookdale Community College,Monmouth University",
  "US-NJ-ESSEX":
    "New Jersey Institute of Technology,NJIT,Seton Hall University,Montclair State University,University Hospital Newark,Rutgers-Newark,Rutgers Newark,Rutgers University-Newark,Essex County College",
  "US-NJ-HUDSON": "New Jersey City University,Stevens Institute of Technology,Saint Peter's University",
  "US-NJ-BERGEN": "Ramapo College,Fairleigh Dickinson University,Bergen Community College",
  "US-NJ-PASSAIC": "William Paterson University",
  "US-NJ-GLOUCESTER": "Rowan University,Rowan College of South Jersey",
  "US-NJ-BURLINGTON": "Rowan College at Burlington County",
  "US-NJ-ATLANTIC": "Stockton University,Atlantic Cape Community College",
  "US-NJ-SOMERSET": "Raritan Valley Community College",
  "US-NJ-UNION": "Kean University,Union County College",
  "US-NJ-CAMDEN":
    "Delaware River Port Authority,PATCO,Rutgers-Camden,Rutgers Camden,Rutgers University-Camden",
  "US-PA-ALLEGHENY":
    "Community College of Allegheny County,CCAC,University of Pittsburgh,Carnegie Mellon University,Duquesne University,Port Authority of Allegheny County,Pittsburgh Regional Transit,ALCOSAN,Allegheny Intermediate Unit",
  "US-PA-BEAVER": "Geneva College,Penn State Beaver",
  "US-PA-BERKS": "Kutztown University,Albright College,Reading Area Community College,Penn State Berks",
  "US-PA-BLAIR": "Penn State Altoona",
  "US-PA-BUTLER": "Slippery Rock University",
  "US-PA-CAMBRIA":
    "Pennsylvania Highlands Community College,University of Pittsburgh at Johnstown,Pitt-Johnstown",
  "US-PA-CHESTER": "West Chester University,Lincoln University,Penn State Great Valley",
  "US-PA-CLARION": "PennWest Clarion,Clarion University",
  "US-PA-CLINTON": "Lock Haven University,Commonwealth University Lock Haven",
  "US-PA-COLUMBIA": "Bloomsburg University,Commonwealth University Bloomsburg",
  "US-PA-CRAWFORD": "Allegheny College,University of Pittsburgh at Titusville",
  "US-PA-CUMBERLAND":
    "Shippensburg University,Dickinson College,Messiah University,Capital Area Intermediate Unit",
  "US-PA-DAUPHIN": "Harrisburg Area Community College,HACC,Penn State Harrisburg,Milton S. Hershey",
  "US-PA-DELAWARE":
    "Cheyney University,Widener University,Villanova University,Swarthmore College,Penn State Brandywine",
  "US-PA-ERIE":
    "Edinboro University,PennWest Edinboro,Gannon University,Mercyhurst University,Penn State Behrend,Penn State Erie",
  "US-PA-INDIANA": "Indiana University of Pennsylvania,IUP",
  "US-PA-LACKAWANNA":
    "Marywood University,Lackawanna College,Johnson College,Penn State Scranton,Penn State Worthington Scranton",
  "US-PA-LANCASTER":
    "Millersville University,Thaddeus Stevens College,Elizabethtown College,Franklin & Marshall",
  "US-PA-LEHIGH": "Muhlenberg College,Lehigh Carbon Community College,LANTA,Penn State Lehigh Valley",
  "US-PA-LUZERNE":
    "King's College,Wilkes University,Luzerne County Community College,Penn State Hazleton,Penn State Wilkes-Barre",
  "US-PA-LYCOMING": "Pennsylvania College of Technology,Penn College,Lycoming College",
  "US-PA-MONROE": "East Stroudsburg University",
  "US-PA-MONTGOMERY": "Ursinus College,Bryn Mawr College,Penn State Abington",
  "US-PA-NORTHAMPTON":
    "Lafayette College,Lehigh University,Moravian University,Northampton Community College",
  "US-PA-PHILADELPHIA":
    "Temple University,Drexel University,University of Pennsylvania,Community College of Philadelphia,Thomas Jefferson University,La Salle University,Saint Joseph's University",
  "US-PA-SNYDER": "Susquehanna University",
  "US-PA-TIOGA": "Mansfield University,Commonwealth University Mansfield",
  "US-PA-UNION": "Bucknell University",
  "US-PA-WASHINGTON": "PennWest California,California University of Pennsylvania,Washington & Jefferson",
  "US-PA-WESTMORELAND":
    "Saint Vincent College,Seton Hill University,Penn State New Kensington,University of Pittsburgh at Greensburg,Pitt-Greensburg",
  "US-PA-YORK": "York College of Pennsylvania,Penn State York",
  "US-NJ-SALEM": "Salem Community College",
  "US-PA-SCHUYLKILL": "Penn State Schuylkill",
  "US-PA-FRANKLIN": "Penn State Mont Alto",
  "US-PA-CLEARFIELD": "Penn State DuBois",
  "US-PA-FAYETTE": "Penn State Fayette",
  "US-PA-MERCER": "Penn State Shenango",
  "US-PA-CENTRE": "Penn State University Park",
  "US-PA-MCKEAN": "University of Pittsburgh at Bradford,Pitt-Bradford",
  "US-VT-RUTLAND": "Castleton University,Vermont State University Castleton",
  "US-VT-ORANGE": "Vermont Technical College,Vermont State University Randolph",
  "US-VT-CALEDONIA":
    "Northern Vermont University Lyndon,Lyndon State College,Vermont State University Lyndon",
  "US-VT-LAMOILLE":
    "Northern Vermont University Johnson,Johnson State College,Vermont State University Johnson",
  "US-ME-SOMERSET": "Kennebec Valley Community College",
};

/**
 * School districts of Pennsylvania, New York, New Jersey and Massachusetts that are called by a river, a valley, a person
 * or a name that other places have, by the county of their offices. Compiled by hand from their public names and
 * addresses; names and locations are facts and need no licence.
 */
export const MORE_SCHOOL_DISTRICTS_OF_THE_NINE_STATES: Readonly<Record<string, string>> = {
  "US-PA-ALLEGHENY":
    "Steel Valley School District,Highlands School District,Northgate School District,Avonworth,Baldwin-Whitehall,Baldwin Whitehall,Cornell School District,East Allegheny School District,South Allegheny School District,West Allegheny School District,Allegheny Valley School District",
  "US-PA-BEAVER": "Big Beaver Falls Area",
  "US-PA-BEDFORD": "Chestnut Ridge School District,Tussey Mountain School District",
  "US-PA-BERKS": "Antietam School District",
  "US-PA-BRADFORD": "Northeast Bradford School District",
  "US-PA-CAMBRIA":
    "Blacklick Valley School District,Cambria Heights School District,Conemaugh Valley School District,Ferndale Area School District",
  "US-PA-CLARION":
    "Keystone School District,Redbank Valley School District,Union School District,Allegheny-Clarion Valley,North Clarion County",
  "US-PA-CLEARFIELD":
    "Glendale School District,Harmony Area School District,Moshannon Valley School District,West Branch Area School District",
  "US-PA-CRAWFORD": "Conneaut School District,Crawford Central School District",
  "US-PA-YORK": "South Eastern School District",
  "US-PA-ERIE": "Northwestern School District",
  "US-PA-FAYETTE": "Frazier School District",
  "US-PA-FRANKLIN": "Fannett-Metal,Fannett Metal",
  "US-PA-LACKAWANNA": "Mid Valley School District",
  "US-PA-LUZERNE": "Hanover Area School District,Northwest Area School District",
  "US-PA-LYCOMING": "East Lycoming School District",
  "US-PA-MERCER":
    "Commodore Perry School District,Lakeview School District,Reynolds School District,Jamestown Area School District",
  "US-PA-LAWRENCE":
    "Wilmington Area School District,Mohawk Area School District,Neshannock Township School District",
  "US-PA-SCHUYLKILL":
    "Shenandoah Valley School District,Williams Valley School District,Mahanoy Area School District",
  "US-PA-WASHINGTON": "Fort Cherry School District,McGuffey School District",
  "US-PA-WESTMORELAND": "Ligonier Valley School District,Southmoreland,Yough School District",
  "US-NJ-CAMDEN": "Eastern Camden County Regional,Eastern Regional High School",
  "US-NJ-MONMOUTH": "Shore Regional High School,Henry Hudson Regional",
  "US-NJ-OCEAN": "Central Regional School District,Southern Regional School District",
  "US-NJ-PASSAIC": "Lakeland Regional High School,Passaic Valley Regional High School",
  "US-NJ-SALEM": "Pennsville School District,Pennsville Board of Education",
  "US-NJ-SUSSEX": "Sussex-Wantage",
  "US-NJ-ATLANTIC": "Mainland Regional High School",
  "US-MA-HAMPSHIRE": "Smith Vocational",
  "US-MA-MIDDLESEX": "Concord-Carlisle,Concord Carlisle",
  "US-MA-WORCESTER":
    "Dudley-Charlton,Dudley Charlton,Quaboag Regional,Berlin-Boylston,Northborough-Southborough,Athol-Royalston",
  "US-NY-DELAWARE": "Franklin Central School District,Franklin CSD",
  "US-NY-CHENANGO": "Sherburne-Earlville,Sherburne Earlville",
  "US-NJ-SOMERSET": "Franklin Township Public Schools",
  "US-NY-CAYUGA": "Southern Cayuga Central School District",
  "US-NY-CHAUTAUQUA":
    "Cassadaga Valley Central School District,Chautauqua Lake Central School District,Pine Valley Central School District",
  "US-NY-DUTCHESS": "Northeast Central School District,Webutuck",
  "US-NY-JEFFERSON": "LaFargeville Central School District,Thousand Islands Central School District",
  "US-NY-MADISON": "Stockbridge Valley Central School District",
  "US-NY-NASSAU": "Island Trees",
  "US-NY-ORANGE": "Warwick Valley Central School District",
  "US-NY-RENSSELAER":
    "Brittonkill,Hoosic Valley Central School District,Lansingburgh Central School District",
  "US-NY-STLAWRENCE": "Edwards-Knox Central School District,Gouverneur Central School District",
  "US-NY-WESTCHESTER": "Croton-Harmon,Edgemont Union Free School District,Pocantico Hills",
  "US-NY-WAYNE": "Gananda Central School District,Wayne Central School District",
};

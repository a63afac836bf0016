/** New York City's community school districts, by borough. From the city's public list; numbers are facts. */
export const COMMUNITY_DISTRICTS_OF_NEW_YORK_CITY: Readonly<Record<string, string>> = {
  "NYC-NEWYORK": "1,2,3,4,5,6",
  "NYC-BRONX": "7,8,9,10,11,12",
  "NYC-KINGS": "13,14,15,16,17,18,19,20,21,22,23,32",
  "NYC-QUEENS": "24,25,26,27,28,29,30",
  "NYC-RICHMOND": "31",
};

/**
 * School districts that are called by a number: regional school units, unions and administrative districts of Maine, school
 * administrative units of New Hampshire and regional school districts of Connecticut, by the county of their offices.
 * Compiled by hand from their public names and addresses; names and numbers are facts and need no licence.
 */
export const REGIONAL_SCHOOL_UNITS_OF_MAINE: Readonly<Record<string, string>> = {
  ANDROSCOGGIN: "4,16,52",
  AROOSTOOK: "29,32,33,39,42,45,50,70",
  CUMBERLAND: "5,14,15,51,61",
  FRANKLIN: "9,58,78",
  HANCOCK: "24,25,76",
  KENNEBEC: "2,11,18,38",
  KNOX: "8,13,28,40",
  LINCOLN: "12",
  OXFORD: "10,17,43,44,55,56,72",
  PENOBSCOT: "19,22,26,30,31,34,46,63,64,67,87",
  PISCATAQUIS: "41,68",
  SAGADAHOC: "1,75",
  SOMERSET: "49,53,54,59,74",
  WALDO: "3,20,71",
  WASHINGTON: "37",
  YORK: "6,21,23,35,57,60",
};

export const ADMINISTRATIVE_DISTRICTS_OF_MAINE: Readonly<Record<string, string>> = {
  ANDROSCOGGIN: "16,52",
  AROOSTOOK: "1,20,24,27,29,32,33,39,42,45,50,70",
  CUMBERLAND: "5,15,51,61",
  FRANKLIN: "9,58,78",
  HANCOCK: "25,76",
  KENNEBEC: "2,11,18,38",
  KNOX: "8,28,40",
  OXFORD: "10,17,43,44,55,56,72",
  PENOBSCOT: "22,23,26,30,31,34,46,63,64,67,87",
  PISCATAQUIS: "4,41,68",
  SAGADAHOC: "75",
  SOMERSET: "12,13,49,53,54,59,74",
  WALDO: "3,71",
  WASHINGTON: "14,19,37",
  YORK: "6,21,35,57,60",
};

export const SCHOOL_UNIONS_OF_MAINE: Readonly<Record<string, string>> = {
  AROOSTOOK: "122",
  HANCOCK: "76,92,93,98",
  KNOX: "69",
  PISCATAQUIS: "60",
  WASHINGTON: "102,103,104,106,107",
};

export const SCHOOL_UNITS_OF_NEW_HAMPSHIRE: Readonly<Record<string, string>> = {
  BELKNAP: "2,30,59,72,73,79,80,86",
  CARROLL: "9,13,45,49",
  CHESHIRE: "29,47,92,93,94",
  COOS: "3,7,20,36,58",
  GRAFTON: "4,23,35,48,62,68,70,76,77,84,88",
  HILLSBOROUGH: "1,19,25,26,27,28,34,37,39,40,41,42,63,81,87,89",
  MERRIMACK: "8,15,18,24,46,51,53,65,66,67",
  ROCKINGHAM: "10,12,14,16,17,21,31,33,44,50,52,55,57,82,83,90,95",
  STRAFFORD: "5,11,54,56,61,64,74",
  SULLIVAN: "6,43,60,75,85",
};

export const SCHOOL_REGIONS_OF_CONNECTICUT: Readonly<Record<string, string>> = {
  FAIRFIELD: "9",
  HARTFORD: "10",
  LITCHFIELD: "1,6,7,12,14,20",
  MIDDLESEX: "4,13,17",
  NEWHAVEN: "5,15,16",
  NEWLONDON: "18",
  TOLLAND: "8,19",
  WINDHAM: "11",
};

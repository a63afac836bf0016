import type { SitesOf } from "../../sites/site-forms";

/**
 * Hospitals and ferry terminals of British Columbia that its health authorities' and ferry company's notices name
 * without their town. Compiled by hand from public lists; names and locations are facts and need no licence.
 */
export const SITES_OF_BRITISH_COLUMBIA: ReadonlyArray<SitesOf> = [
  [
    "CA-BC-SQUAMISHLILLOOET",
    "",
    "La Joie Dam,Lajoie Dam,Terzaghi Dam,Bridge River Generating Station,Seton Dam,Cheakamus Dam,Cheakamus Generating Station,Daisy Lake Dam",
  ],
  [
    "CA-BC-METROVANCOUVER",
    "",
    "Steveston,Alouette Lake,Alouette Dam,Buntzen,Coquitlam Dam,Cleveland Dam,Seymour Falls Dam",
  ],
  ["CA-BC-FRASERVALLEY", "", "Ruskin Dam,Ruskin Generating Station,Stave Falls,Wahleach,Jones Lake Dam"],
  [
    "CA-BC-COLUMBIASHUSWAP",
    "",
    "Revelstoke Dam,Revelstoke Generating Station,Mica Dam,Mica Generating Station",
  ],
  [
    "CA-BC-PEACERIVER",
    "",
    "W.A.C. Bennett Dam,WAC Bennett Dam,GM Shrum,G.M. Shrum,Peace Canyon Dam,Site C Clean Energy",
  ],
  ["CA-BC-STRATHCONA", "", "John Hart Dam,John Hart Generating Station,Ladore Dam,Strathcona Dam"],
  [
    "CA-BC-CENTRALKOOTENAY",
    "",
    "Hugh Keenleyside,Duncan Dam,Kootenay Canal,Arrow Lakes Generating,Seven Mile Dam",
  ],
  ["CA-BC-KOOTENAYBOUNDARY", "", "Waneta Dam,Waneta Generating Station"],
  ["CA-BC-COMOXVALLEY", "", "Puntledge"],
  [
    "CA-BC-BULKLEYNECHAKO",
    "",
    "Babine Business Area,Bulkley Operating Area,Bulkley TSA,Lakes TSA,Morice TSA",
  ],
  ["CA-BC-CENTRALOKANAGAN", "Kelowna", "UBCO,UBC Okanagan"],
  ["CA-BC-METROVANCOUVER", "", "Tsawwassen Terminal,Horseshoe Bay Terminal"],
  ["CA-BC-CAPITALREGION", "", "Government House,Institute of Ocean Sciences"],
  ["CA-BC-SUNSHINECOAST", "", "Langdale Terminal,Langdale Berth,Earls Cove"],
  ["CA-BC-COMOXVALLEY", "", "Denman East,Denman West,Gravelly Bay,Shingle Spit,Buckley Bay"],
  ["CA-BC-THOMPSONNICOLA", "Kamloops", "Royal Inland Hospital,Nicola Valley Hospital,Dr. Helmcken Memorial"],
  ["CA-BC-NORTHOKANAGAN", "Vernon", "Vernon Jubilee Hospital,Vernon Jubilee"],
  ["CA-BC-CENTRALKOOTENAY", "Nelson", "Kootenay Lake Hospital,Creston Valley Hospital,Arrow Lakes Hospital"],
  ["CA-BC-KOOTENAYBOUNDARY", "Trail", "Kootenay Boundary Regional Hospital,Boundary District Hospital"],
  ["CA-BC-EASTKOOTENAY", "Cranbrook", "East Kootenay Regional Hospital,Elk Valley Hospital"],
  ["CA-BC-COLUMBIASHUSWAP", "", "Shuswap Lake General Hospital,Queen Victoria Hospital"],
  ["CA-BC-OKANAGANSIMILKAMEEN", "", "South Okanagan General Hospital"],
  ["CA-BC-CARIBOO", "", "Cariboo Memorial Hospital,G.R. Baker Memorial Hospital"],
  [
    "CA-BC-CAPITALREGION",
    "Victoria",
    "Royal Jubilee Hospital,Victoria General Hospital,Saanich Peninsula Hospital,Lady Minto Hospital",
  ],
  ["CA-BC-COWICHANVALLEY", "Duncan", "Cowichan District Hospital,Quw'utsun Valley Hospital"],
  ["CA-BC-COMOXVALLEY", "", "North Island Hospital Comox Valley,St. Joseph's General Hospital"],
  ["CA-BC-ALBERNICLAYOQUOT", "", "West Coast General Hospital,Tofino General Hospital"],
  [
    "CA-BC-METROVANCOUVER",
    "Vancouver",
    "St. Paul's Hospital,Mount Saint Joseph Hospital,BC Children's Hospital,BC Women's Hospital,GF Strong,UBC Hospital",
  ],
  [
    "CA-BC-METROVANCOUVER",
    "",
    "Lions Gate Hospital,Royal Columbian Hospital,Eagle Ridge Hospital,Peace Arch Hospital,Ridge Meadows Hospital",
  ],
  ["CA-BC-FRASERVALLEY", "", "Chilliwack General Hospital,Fraser Canyon Hospital"],
  [
    "CA-BC-FRASERFORTGEORGE",
    "Prince George",
    "University Hospital of Northern British Columbia,University Hospital of Northern BC,UHNBC",
  ],
  ["CA-BC-KITIMATSTIKINE", "Terrace", "Mills Memorial Hospital,Ksyen Regional Hospital"],
  ["CA-BC-BULKLEYNECHAKO", "", "Bulkley Valley District Hospital,Lakes District Hospital,St. John Hospital"],
  ["CA-BC-SUNSHINECOAST", "", "Sechelt Hospital"],
  ["CA-BC-CAPITALREGION", "", "Swartz Bay Terminal,Swartz Bay,Fulford Harbour Terminal"],
  ["CA-BC-METROVANCOUVER", "", "Tsawwassen Terminal,Horseshoe Bay Terminal,Canada Place,Burrard Inlet"],
  ["CA-BC-NANAIMO", "", "Departure Bay Terminal,Duke Point Terminal"],
  ["CA-BC-SUNSHINECOAST", "", "Langdale Terminal"],
];

/**
 * Villages and communities of British Columbia that the other tables lack, by division. Compiled by hand from memory of
 * public lists of communities; names are facts and need no licence.
 */
export const COMMUNITIES_OF_BRITISH_COLUMBIA: Readonly<Record<string, string>> = {
  "CA-BC-ALBERNICLAYOQUOT": "Sproat Lake",
  "CA-BC-BULKLEYNECHAKO": "Fort Fraser,Grassy Plains,Southbank,Topley",
  "CA-BC-CAPITALREGION": "East Sooke,Jordan River,Otter Point,Saturna Island",
  "CA-BC-CARIBOO":
    "108 Mile Ranch,Alexandria,Alexis Creek,Anahim Lake,Barkerville,Bella Coola Road,Forest Grove,Horsefly,Interlakes,Likely,Riske Creek",
  "CA-BC-CENTRALCOAST": "Denny Island,Hagensborg,Rivers Inlet",
  "CA-BC-CENTRALKOOTENAY":
    "Arrow Creek,Balfour,Boswell,Burton,Crawford Bay,Edgewood,Erickson,Fauquier,Kitchener,Procter,Riondel,Robson,Winlaw,Wynndel,Yahk,Ymir",
  "CA-BC-CENTRALOKANAGAN": "Beaver Lake,Ellison,Rutland,Wilson Landing",
  "CA-BC-COLUMBIASHUSWAP":
    "Blind Bay,Celista,Falkland,Field,Malakwa,Parson,Scotch Creek,Sorrento,Tappen,Trout Lake",
  "CA-BC-COMOXVALLEY": "Black Creek,Denman Island,Hornby Island,Merville,Union Bay",
  "CA-BC-COWICHANVALLEY": "Honeymoon Bay,Saltair,Shawnigan Lake,Youbou",
  "CA-BC-EASTKOOTENAY": "Edgewater,Elko,Fairmont Hot Springs,Grasmere,Jaffray,Moyie,Radium,Wasa,Wilmer",
  "CA-BC-FRASERFORTGEORGE": "Bear Lake,Crescent Spur,Dunster,Hixon,Summit Lake,Tete Jaune Cache,Willow River",
  "CA-BC-FRASERVALLEY": "Cultus Lake,Dewdney,Hemlock Valley,Lake Errock,Popkum,Yale",
  "CA-BC-KITIMATSTIKINE":
    "Gitwinksihlkw,Iskut,Kitwanga,Moricetown,Nass Camp,South Hazelton,Telegraph Creek,Thornhill",
  "CA-BC-KOOTENAYBOUNDARY":
    "Beaverdell,Big White,Christina Lake,Fruitvale,Greenwood,Midway,Montrose,Rock Creek,Warfield,Westbridge",
  "CA-BC-METROVANCOUVER": "Horseshoe Bay,Walnut Grove",
  "CA-BC-MTWADDINGTON": "Holberg,Port Alice,Woss",
  "CA-BC-NANAIMO": "Bowser,Cassidy,Coombs,Lighthouse Country,Nanoose",
  "CA-BC-NORTHCOAST":
    "Daajing Giids,Hartley Bay,Lax Kw'alaams,Port Clements,Port Edward,Queen Charlotte,Skidegate,Tlell",
  "CA-BC-NORTHOKANAGAN": "Ashton Creek,Cherryville,Grindrod,Lavington,Lumby,Mara,Spallumcheen",
  "CA-BC-OKANAGANSIMILKAMEEN": "Cawston,Coalmont,Hedley,Kaleden,Naramata,Tulameen",
  "CA-BC-PEACERIVER": "Baldonnel,Buick Creek,Cecil Lake,Charlie Lake,Moberly Lake,Rolla,Tomslake,Wonowon",
  "CA-BC-QATHET": "Lasqueti Island,Savary Island,Texada Island,Van Anda",
  "CA-BC-SQUAMISHLILLOOET": "Birken,Bralorne,D'Arcy,Furry Creek,Gold Bridge,Pemberton Meadows",
  "CA-BC-SUNSHINECOAST": "Davis Bay,Garden Bay,Halfmoon Bay,Langdale,Roberts Creek",
  "CA-BC-THOMPSONNICOLA":
    "Blue River,Clinton,Little Fort,Lower Nicola,Monte Creek,Pritchard,Spences Bridge,Sun Peaks Mountain,Vavenby,Walhachin,Westwold",
};

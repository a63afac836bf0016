import { type Buyer, sites } from "./buyer";

const TORONTO_NUMBERING = "Doc{yy}########";

function division(name: string, text: Parameters<typeof sites>[0]): Buyer & { division: string } {
  return {
    division: name,
    name: "City of Toronto",
    frenchName: "Ville de Toronto",
    city: "Toronto",
    state: "ON",
    country: "CA",
    region: "Toronto",
    zone: "America/Toronto",
    numbering: TORONTO_NUMBERING,
    ...sites(text),
  };
}

export type TorontoDivision = ReturnType<typeof division>;

export const TORONTO_DIVISIONS: ReadonlyArray<TorontoDivision> = [
  division("Corporate Real Estate Management", {
    facilities:
      "Metro Hall; Scarborough Civic Centre; Toronto City Hall; North York Civic Centre; Etobicoke Civic Centre; Union Station Offices; St. Lawrence Market North",
  }),
  division("Transportation Services", {
    facilities: "Ellesmere Yard; Kipling Yard; Castlefield Yard; Disco Road Depot",
    roads: "Kingston Road; Don Mills Road; The Queensway; Finch Avenue West; Lawrence Avenue East",
  }),
  division("Parks, Forestry & Recreation", {
    facilities:
      "Regent Park Aquatic Centre; Pam McConnell Centre; Centennial Park Ski Chalet; Malvern Recreation Centre; Riverdale Farm",
    parks: "High Park; Earl Bales Park; Sunnybrook Park; Humber Bay Park West; Rosetta McClain Gardens",
  }),
  division("Toronto Water", {
    facilities: "Ashbridges Bay Plant; R.C. Harris Plant; Humber Plant; Island Plant; Highland Creek Plant",
    roads: "Coxwell Avenue; Dufferin Street; Keele Street",
  }),
  division("Seniors Services and Long-Term Care", {
    facilities: "Kipling Acres; Castleview Wychwood Towers; Fudger House; Bendale Acres; Lakeshore Lodge",
  }),
  division("Toronto Paramedic Services", {
    facilities:
      "Dufferin Street Headquarters; Station 47; Multi-Function Station 2; Rexdale Ambulance Station",
  }),
];

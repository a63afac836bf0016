import { expect, test } from "vitest";
import { placesOfNotice } from "~/domain/geography";

function placesOf(title: string, buyer: string | null) {
  const place = { regions: [], city: null, state: "QC", country: "CA", buyerCity: null, buyerState: null };
  return placesOfNotice(place, title, { buyer }).places;
}

test.each([
  ["Chaudière-Appalaches / Entrepôt Lévis - Entretien ménager", ["CA-QC-LEVIS"]],
  ["Capitale-Nationale/Beauport - Fourniture de chargeur", ["CA-QC-QUEBEC"]],
  ["Centre-du-Québec / Bécancour / Centrale Gentilly-2 – Entretien ménager", ["CA-QC-BECANCOUR"]],
  ["Côte-Nord / Baie-Comeau - Transport général", ["CA-QC-MANICOUAGAN"]],
])("a town inside the region that the title begins with: %s", (title, places) => {
  expect(placesOf(title, "Hydro-Québec")).toEqual(places);
});

test("a region joined to a town by a word is meant too", () => {
  const places = placesOf("Matières dangereuses (zone de Val-d'Or et de l'Abitibi-Témiscamingue)", null);
  expect(places).toContain("CA-QC-LAVALLEEDELOR");
  expect(places).toContain("CA-QC-ROUYNNORANDA");
});

test.each(["Mauricie - Centrale Trenche", "Mauricie / Poste de la Montagne"])(
  "the region that begins the title %j",
  (title) => {
    expect(placesOf(title, "Hydro-Québec")).toContain("CA-QC-LATUQUE");
  },
);

test.each([
  ["Conception, fourniture et installation d'une serre", "Institut de technologie agroalimentaire"],
  ["Présentation, animation et accueil", "Société du parc"],
  ["Réfection de la maçonnerie | École primaire Saint-Mathieu", null],
  ["Déneigement de l'école secondaire Saint-Gabriel", null],
])("a word or a school's name is no town: %s", (title, buyer) => {
  expect(placesOf(title, buyer)).toEqual(["CA-QC"]);
});

test.each([
  ["Déneigement pour la Ville de La Conception", ["CA-QC-LESLAURENTIDES"]],
  ["Travaux au Bic", ["CA-QC-RIMOUSKINEIGETTE"]],
  ["Déneigement de l'école Massey-Vanier à Cowansville", ["CA-QC-BROMEMISSISQUOI"]],
  ["Travaux au CHUL du CHU de Québec-Université Laval", ["CA-QC-QUEBEC"]],
])("the place in %s", (title, places) => {
  expect(placesOf(title, null)).toEqual(places);
});

test.each([
  ["Relocalisation de la route 138 aux Bergeronnes", ["CA-QC-LAHAUTECOTENORD"]],
  [
    "Travaux aux quais de Baie-Sainte-Catherine et Tadoussac",
    ["CA-QC-CHARLEVOIXEST", "CA-QC-LAHAUTECOTENORD"],
  ],
  ["Construction d'un pont à Canton-Tremblay", ["CA-QC-LESAGUENAYETSONFJORD"]],
])("a town after a contracted article or a quay: %s", (title, places) => {
  expect(placesOf(title, "Ministère des Transports").sort()).toEqual(places);
});

import { expect, test } from "vitest";
import { classifyNotice } from "~/domain/classification";
import { classifiableNotice } from "./classifiable-notice";

const servicesOf = (title: string) => classifyNotice(classifiableNotice({ title })).services;

test.each([
  ["Professional Janitorial Services", ["janitorial"]],
  ["Professional Custodial Services for the Town Hall", ["janitorial"]],
  ["Professional Electrical Services", ["electrical"]],
  ["Professional Tree Trimming Services", ["landscaping"]],
  ["Professional Line Painting", ["paving"]],
  ["Electrical Contract - Re-Bid", ["electrical"]],
])("%s is the trade's", (title, services) => {
  expect(servicesOf(title)).toEqual(services);
});

test.each([
  "Professional Electrical Engineering Services",
  "Professional Services for Road Reconstruction",
  "Professional Construction Management Services",
  "Roster of Building Professionals",
])("%s asks for advice", (title) => {
  expect(servicesOf(title)).toEqual(["other"]);
});

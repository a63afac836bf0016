import { expect, test } from "vitest";
import { COOKIES } from "~/content/cookies";
import { SEALED } from "../../../workers/sealed-cookies";
import { listFiles, readText } from "../project/project-files";

/** A cookie is made by the framework's function, or has its name in a constant; a name that depends has two texts. */
const MADE = /createCookie\(([^,]*),|_COOKIE = ([^;]*);/g;

test("/cookies names every cookie that the code sets, and no other", () => {
  const made = [...listFiles("app"), ...listFiles("workers")]
    .filter((path) => /\.tsx?$/.test(path) && !/^(?:app\/features|workers)\/local\//.test(path))
    .flatMap((path) => [...readText(path).matchAll(MADE)])
    .map(([, named, constant]) => /"([^"]+)"/.exec(named ?? constant ?? "")?.[1] ?? "");

  // The worker signs the plain ones and gives them their prefix.
  const plain = made.filter((name) => !name.startsWith("__Host-"));
  expect(plain.toSorted()).toEqual([...SEALED].toSorted());
  const sent = made.map((name) => (plain.includes(name) ? `__Host-${name}` : name));
  expect(sent.toSorted()).toEqual(COOKIES.map(({ name }) => name as string).toSorted());
});

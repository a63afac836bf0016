import { expect, test } from "vitest";
import { COOKIES } from "~/content/cookies";
import { listFiles, readText } from "../project/project-files";

/** A cookie is made by the framework's function, or has its name in a constant; a name that depends has two texts. */
const MADE = /createCookie\(([^,]*),|_COOKIE = ([^;]*);/g;

test("/cookies names every cookie that the code sets, and no other", () => {
  const made = listFiles("app")
    .filter((path) => /\.tsx?$/.test(path) && !path.startsWith("app/features/local/"))
    .flatMap((path) => [...readText(path).matchAll(MADE)])
    .map(([, named, constant]) => /"([^"]+)"/.exec(named ?? constant ?? "")?.[1]);

  expect(made.toSorted()).toEqual(COOKIES.map(({ name }) => name as string).toSorted());
});

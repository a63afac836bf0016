import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { VERSION_FILE, versionOfRules } from "./rules-files";

// `npm run rules-version`: writes the version of the rules for places, trades and texts.
const text = `/**
 * The version of the rules for places, trades and texts: a fingerprint of their files, which \`npm run rules-version\`
 * writes. Each stored bid has the version that it was derived with.
 */
export const RULES_VERSION = "${versionOfRules()}";
`;
writeFileSync(fileURLToPath(new URL(`../${VERSION_FILE}`, import.meta.url)), text);

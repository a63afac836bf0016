import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { listFiles, readText } from "./project-files";

/** The SHA-256 of each migration, as it was when it was written. */
const FROZEN: Readonly<Record<string, string>> = {
  "0000_records": "4832eff6ff3a1c687bc07545330b885068a868407f5912f52b36f2116f91da28",
  "0001_search_index": "e011e3cbe5e45cf9025ea9ae44379e673816b4a06d1d62241fafda976d0345aa",
  "0002_geography": "e6efe669aeaffffc23afe04bab350523c4a12f0e2aecbf5e3b6a47b67175cca5",
  "0003_money": "e9ec3810032594204a7c7fd6f8cdc93ba108c76768c9771c45136cc2bc2960a9",
  "0004_rules_version": "f37415741cfc70241c8b762586de9c903c3e2524b8c52c4fd9c93e79c4b1a52a",
  "0005_lists": "f2e55a72d0d7537def7cbe45c7f9d65f14c8e735daa0544bcf0c32fdc9af4924",
  "0006_revisions_and_hosts": "1e5e0c9ea0bd68ebb461941aa98578dd6bce4fff3c3883051e48da3941693d9e",
  "0007_place_reason": "2eedf8ac64bbbb11f96ddee3fcbce564610df0f827710abb4988cd22b96dc6f2",
  "0008_notice_texts": "938ee0d9f01fda03c6f3a62148b4ca36c2122c7bde21bb29b911898877fee0e8",
  "0009_parts": "1b701261a3334b5febe9f47d2b4d84843568873f413b788c537d8d8bac3e3837",
  "0010_saved_bids_by_closing": "a4b36047f968f4d0e75952b5af6e5ae6026b72efb272a85100e188ebdde88906",
  "0011_same_day": "26127208ecec3b1fb1bbb1fa6049fffbc8460afb521a4d88f9b232446cd7e811",
  "0012_joins": "c811488bf076d313ea00a7d7014670ac0887b6fb8492ff2098a1e413af563168",
  "0013_filters": "35f3939f5b0422bfb94c96b7a00809e6ca4859180d122538c355c9ee508b6a11",
  "0014_not_my_kind": "f80effa35808260d56a0a720f2b97ddda4b7a8605c1f90fcfb362f85c0db2f74",
  "0015_keyboard": "5af7bf68705e425f3312f8f34594796c7283af5c1b161ed5662fea82f70b02b1",
  "0016_portal_home_and_joined": "5eac20c17e295b61a1cdc760b5538a743d945c0da42f4ffe792fe83ae3d2bb41",
  "0017_key_dates": "b7be2c36c75e6a55c2b5cf0105235f825e4ec05ee676b141cddadec72a99412b",
  "0018_queues": "40201b9ab096cfd1c0471bf056785d4034467fddb418ac5f79c81f46d1eef1c1",
  "0019_incidents": "60a1ab1348537ce91ba439c806b58a3e4fce2773c39961b11b38ffdd5f3f1b07",
  "0020_answers": "57e1a6e2f16238c4892f11fce0fd11fa53652355b66b0bafdcddf5d7dde82fb4",
  "0021_reminders": "ade90d908de71b4d09e1d05a50742f973a70291ed69c3a7455cf84beed2689c2",
  "0022_calendar_feeds": "a6f7080670539d1c772a322cbd239d536f42a80e382dfce081443565038b2fba",
  "0023_retention": "dce01fb5f32c8d0757d445c72919193ec0d43e7896b14509929aa1f66f7a0ec9",
  "0024_text_blocks": "36ffdaf2dd61f64ca6adc7d33efb681dafa873b1c7822ccdac86b65a06af04d6",
  "0025_lighter_rows": "423730b200de819e3774d24f277a6347c24b0393e8b0c899eed13193bd65417d",
  "0026_same_day_parts": "c0dc01040626f78d9cfe9f69597426c4f8086dac5b7cf7d79da81a1b54462788",
  "0000_archive": "3a9cad9664221f732071ed0ffbb8c0f41a328e28862d290995aeca4e99f81051",
  "0001_blocks": "5f76568f1ea01ac5691fb182d99184a16e9f9f5bbb18b16a93016b2bf29caefe",
  "0027_week_ahead": "670d633a90affcc033753ea9c3f9d82f87822d0e7165cf9cbece6acbb3ebf16b",
  "0028_search_parts": "eb3afab0f453c51f359ba9d380e7f0d59003b2421e3c4f4db0407734d2904cc9",
  "0029_joined_dates": "cd0e29a3e381617e9256f053f232b608290c8aa643554577cd2590021e152945",
  "0030_everyday_divisions": "eabade3db34e08b45a15c87e8ab2df80a7c57149f30f9ebc8e058dc79c40966b",
  "0031_own_closings": "63277a879eb514dd7351e902dd0910c932f3adae3c08f63c870e07f71d763be4",
  "0032_text_closings": "4b05c58b04ba9e3d908ba8a9832f698a8637e4cd61720850985d75fe17f107c2",
};

const migrations = Object.fromEntries(
  [...listFiles("drizzle/migrations"), ...listFiles("drizzle/archive-migrations")]
    .filter((path) => path.endsWith(".sql"))
    .map((path) => [
      path.replace(/^.*\/|\.sql$/g, ""),
      createHash("sha256").update(readText(path)).digest("hex"),
    ]),
);

test("no migration has changed since it was written", () => {
  const kept = Object.fromEntries(Object.keys(FROZEN).map((name) => [name, migrations[name]]));
  expect(
    kept,
    "Databases have run these files and will not run them again. Take the change back and write a new migration: npm run db:generate.",
  ).toEqual(FROZEN);
});

test("each migration is listed above", () => {
  const added = Object.entries(migrations).filter(([name]) => !(name in FROZEN));
  expect(added, "A new migration: add its hash to FROZEN. From then on it does not change.").toEqual([]);
});

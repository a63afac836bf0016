import { execFile } from "node:child_process";
import { Resolver } from "node:dns/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { checkConfiguration, type Configuration, type Finding } from "./configuration";
import { mailDomain, missingMailRecords } from "./mail-domain";
import { fail } from "./operator";
import { CONFIGURATION, readConfiguration } from "./read-configuration";

// npm run doctor [-- --config <wrangler.toml>]: what a deployment needs, before it is made. Fails if something is wrong.
const LABELS: Readonly<Record<Finding["level"], string>> = { error: "ERROR", off: "OFF", note: "NOTE" };

/** The names of the deployed worker's secrets; none if it has never been deployed. */
async function readSecrets(path: string): Promise<Array<string>> {
  const wrangler = fileURLToPath(new URL("../../node_modules/wrangler/bin/wrangler.js", import.meta.url));
  const { stdout } = await promisify(execFile)(process.execPath, [
    wrangler,
    ...["secret", "list", "--config", path, "--format", "json"],
  ]);
  const listed = JSON.parse(stdout.slice(stdout.search(/^\[/m))) as Array<{ name: string }>;
  return listed.map(({ name }) => name);
}

const DNS_TIMEOUT_MS = 2_000;

async function senderFindings({ vars }: Configuration): Promise<Array<Finding>> {
  const domains = new Set(
    ["BULK_SENDER", "ACCOUNT_SENDER"].flatMap((name) => {
      const sender = vars[name];
      return (typeof sender === "string" && mailDomain(sender)) || [];
    }),
  );
  const dns = new Resolver({ timeout: DNS_TIMEOUT_MS, tries: 1 });
  const missing = await Promise.all(
    [...domains].map((domain) => missingMailRecords(domain, (name) => dns.resolveTxt(name))),
  );
  return missing
    .flat()
    .map((text) => ({ level: "note", name: "DNS", text: `${text}: providers refuse such mail.` }));
}

const at = process.argv.indexOf("--config");
const path = (at > 0 && process.argv[at + 1]) || CONFIGURATION;
const configuration = readConfiguration(path);
const secrets = await readSecrets(path).catch((error: unknown) => {
  const { stderr = "", message } = error as { stderr?: string; message: string };
  fail(`The worker's secrets could not be read. Is \`npx wrangler login\` done?\n${stderr || message}`);
});
const findings = [...checkConfiguration(configuration, secrets), ...(await senderFindings(configuration))];
for (const level of ["error", "off", "note"] as const) {
  for (const { name, text } of findings.filter((each) => each.level === level))
    console.log(`${LABELS[level].padEnd(6)}${name} ${text}`);
}
const errors = findings.filter(({ level }) => level === "error").length;
if (errors > 0)
  fail(`\n${errors === 1 ? "1 thing is" : `${errors} things are`} wrong; nothing has been changed.`);
console.log(findings.length === 0 ? "Everything is set." : "\nNothing is wrong.");

import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const suffix = '.hosted.example';

// Production refuses addresses of this machine, so a build that is to be one finds its stand-ins
// under other names.
const program = `
import dns from 'node:dns';
import { syncBuiltinESMExports } from 'node:module';
const { lookup } = dns;
dns.lookup = (name, ...others) =>
  lookup(String(name).endsWith('${suffix}') ? '127.0.0.1' : name, ...others);
syncBuiltinESMExports();
`;

/**
 * Gives a service on this machine a name that doesn't look like one, for processes with
 * `pretendHosts`.
 */
export const hostedAddress = (address: string, name: string): string => {
  const renamed = new URL(address);
  renamed.hostname = `${name}${suffix}`;
  return renamed.href.replace(/\/$/, '');
};

/**
 * Writes a file to the folder that makes Node find those services, and returns the variables with
 * which it is read.
 */
export const pretendHosts = (folder: string): Readonly<Record<string, string>> => {
  const file = path.join(folder, 'pretended-hosts.mjs');
  writeFileSync(file, program);
  return { NODE_OPTIONS: `--import ${pathToFileURL(file).href}` };
};

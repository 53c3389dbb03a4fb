import path from 'node:path';
import tls from 'node:tls';
import { parseArgs } from 'node:util';
import { ensureCertificate } from './certificate.ts';
import { runCommand } from './command.ts';
import { doctorParts } from './doctor/examinations.ts';
import { runDoctor } from './doctor/run-doctor.ts';
import { describeExaminedStandIns } from './doctor/stand-in-remark.ts';
import { projectFolder, stateFolder } from './folders.ts';
import { PlainFailure } from './plain-failure.ts';
import { readSettings, readVariables } from './settings.ts';
import { toEnvironment } from './site-environment.ts';

const timeoutMs = 60_000;

const readArguments = () => {
  try {
    return parseArgs({ options: { json: { type: 'boolean' } } }).values;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new PlainFailure(`${reason} Try: npm run doctor -- [--json]`);
  }
};

/** Makes this process trust the certificate of the local content service. */
const trustLocalContent = async (): Promise<void> => {
  const { cert } = await ensureCertificate(path.join(stateFolder, 'tls'));
  tls.setDefaultCACertificates([...tls.getCACertificates('default'), cert]);
};

/**
 * Adds the defaults of the commands, which are the local stand-ins, for variables that aren't set.
 * Contradictory settings get no defaults.
 */
const withDefaults = async (variables: Readonly<Record<string, string>>) => {
  try {
    const settings = readSettings(projectFolder);
    if (settings.content.isLocal) await trustLocalContent();
    const isSet = ([, value]: readonly [string, string]): boolean => value !== '';
    const defaults = Object.fromEntries(Object.entries(toEnvironment(settings)).filter(isSet));
    return { ...defaults, ...variables };
  } catch (error) {
    if (error instanceof PlainFailure) return variables;
    throw error;
  }
};

await runCommand(async () => {
  const { json } = readArguments();
  const variables = readVariables(projectFolder);
  return runDoctor({
    parts: doctorParts,
    variables: await withDefaults(variables),
    timeoutMs,
    isJson: json === true,
    remarks: describeExaminedStandIns(variables),
    say: (line) => console.log(line),
  });
});

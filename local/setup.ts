import { parseArgs } from 'node:util';
import { runCommand } from './command.ts';
import { projectFolder } from './folders.ts';
import { PlainFailure } from './plain-failure.ts';
import { requireIgnored, saveSettings } from './setup/env-file.ts';
import { runSetup } from './setup/run-setup.ts';
import { openPrompt } from './setup/terminal.ts';
import { findVendorStep, vendorSteps } from './setup/vendors.ts';
import { readVariables } from './settings.ts';

const usage = 'npm run setup -- <name> [--yes] [--dry-run]';

const frameFlags = { yes: { type: 'boolean' }, 'dry-run': { type: 'boolean' } } as const;

/**
 * Parses the flags of all setups; other flags are passed to the vendor's setup, which checks them
 * itself.
 */
const readArguments = () => {
  const { values, positionals, tokens } = parseArgs({
    options: frameFlags,
    allowPositionals: true,
    strict: false,
    tokens: true,
  });
  const flags = tokens.flatMap((token) =>
    token.kind === 'option' && !Object.hasOwn(frameFlags, token.name) ? [token.rawName] : [],
  );
  return { values, positionals, flags };
};

await runCommand(async () => {
  const { values, positionals, flags } = readArguments();
  const [name, ...others] = positionals;
  if (name === undefined) {
    console.log(`${usage}\n\nOne account after another, in this order:`);
    vendorSteps.forEach(({ vendor, purpose }, index) =>
      console.log(`  ${index + 1}. ${vendor}: ${purpose}`),
    );
    console.log('\nEach says what it will do and asks before it does it. Each can be run again.');
    return 'done';
  }
  const step = findVendorStep(name);
  if (step === undefined || others.length > 0) {
    const names = vendorSteps.map(({ vendor }) => vendor).join(', ');
    throw new PlainFailure(
      `${others.length > 0 ? 'One setup at a time.' : `There is no setup of "${name}".`} Try one of: ${names}.`,
    );
  }
  await requireIgnored(projectFolder);
  return runSetup({
    setup: await step.load(),
    variables: readVariables(projectFolder),
    setOutside: new Set(Object.keys(process.env)),
    prompt: openPrompt(),
    flags,
    isAgreed: values.yes === true,
    isDryRun: values['dry-run'] === true,
    say: (line) => console.log(line),
    save: (settings) => saveSettings(projectFolder, settings),
  });
});

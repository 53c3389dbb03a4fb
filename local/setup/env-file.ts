import { execFile } from 'node:child_process';
import { chmod, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseEnv, promisify } from 'node:util';
import { PlainFailure } from '../plain-failure.ts';
import type { FoundSetting } from './setup-plan.ts';

const runFile = promisify(execFile);

const quoteFor = (value: string): string | undefined => {
  if (/^[\w./:@%+,=~?&-]*$/.test(value)) return '';
  // Nothing is special between single quotes or backticks; between double quotes \n is a new line.
  return ["'", '`', '"'].find((quote) => {
    const isLiteral = quote !== '"' || !value.includes('\\');
    return isLiteral && !value.includes(quote);
  });
};

const toLine = ({ name, value }: FoundSetting): string => {
  const quote = quoteFor(value);
  if (quote === undefined) {
    throw new PlainFailure(`${name} can't be written to .env, because it has all kinds of quotes.`);
  }
  return `${name}=${quote}${value}${quote}`;
};

/** Matches the lines that set a variable. A quoted value may span several. */
const settingOf = (name: string): RegExp =>
  new RegExp(
    `^[ \\t]*(?:export[ \\t]+)?${name}[ \\t]*=[ \\t]*(?:"[^"]*"|'[^']*'|\`[^\`]*\`)?[^\\n]*$`,
    'gm',
  );

/**
 * Sets variables in the text of an `.env` file: an existing line is replaced, a new one appended.
 * All comments and other settings stay the same.
 */
export const toEnvText = (text: string, settings: readonly FoundSetting[]): string => {
  let changed = text;
  for (const setting of settings) {
    const line = toLine(setting);
    const lines = [...changed.matchAll(settingOf(setting.name))];
    // If there are several lines, the last one counts.
    const last = lines.at(-1);
    if (last === undefined) {
      changed = `${changed}${changed === '' || changed.endsWith('\n') ? '' : '\n'}${line}\n`;
    } else {
      changed = changed.slice(0, last.index) + line + changed.slice(last.index + last[0].length);
    }
  }
  const wanted = { ...parseEnv(text) };
  for (const { name, value } of settings) wanted[name] = value;
  const written = parseEnv(changed);
  const names = new Set([...Object.keys(wanted), ...Object.keys(written)]);
  const lost = [...names].find((name) => wanted[name] !== written[name]);
  if (lost !== undefined) {
    throw new PlainFailure(
      `.env is written in a way that this command doesn't understand, near ${lost}. Put one setting on each line, then run it again.`,
    );
  }
  return changed;
};

const readIfThere = async (file: string): Promise<string | undefined> => {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
};

/**
 * Throws a PlainFailure if git doesn't ignore `.env`. Without a repository, nothing can be
 * committed.
 */
export const requireIgnored = async (projectFolder: string): Promise<void> => {
  try {
    // A file that is already tracked counts as not ignored.
    await runFile('git', ['check-ignore', '--quiet', '.env'], { cwd: projectFolder });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code !== 1) return;
    throw new PlainFailure(
      'Git does not ignore .env, so no secret is written there. Put a line with .env into .gitignore (git rm --cached .env if it was added), then run this again.',
    );
  }
};

/**
 * Writes settings to `.env` at the root of the project, readable by its owner only (mode 0600). A
 * new file starts as a copy of `.env.example`, so that each setting comes after its explanation.
 */
export const saveSettings = async (
  projectFolder: string,
  settings: readonly FoundSetting[],
): Promise<void> => {
  if (settings.length === 0) return;
  await requireIgnored(projectFolder);
  const file = path.join(projectFolder, '.env');
  const text =
    (await readIfThere(file)) ??
    (await readIfThere(path.join(projectFolder, '.env.example'))) ??
    '';
  // Git ignores *.log too.
  const draft = `${file}.${process.pid}.log`;
  await writeFile(draft, toEnvText(text, settings), { mode: 0o600 });
  // An existing file of that name may have other permissions.
  await chmod(draft, 0o600);
  await rename(draft, file);
};

import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseEnv } from 'node:util';
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { saveSettings, toEnvText } from './env-file.ts';

describe('toEnvText', () => {
  it('keeps comments and other settings, fills in a blank line in place and appends a new one', () => {
    const text = '# Where the content comes from\nCONTENTFUL_SPACE_ID=\n\nSITE_PORT=9000 # mine';
    expect(
      toEnvText(text, [
        { name: 'CONTENTFUL_SPACE_ID', value: 'abc' },
        { name: 'BUILD_HOOK_URL', value: 'https://api.netlify.com/build_hooks/1?a=b c#d' },
      ]),
    ).toBe(
      "# Where the content comes from\nCONTENTFUL_SPACE_ID=abc\n\nSITE_PORT=9000 # mine\nBUILD_HOOK_URL='https://api.netlify.com/build_hooks/1?a=b c#d'\n",
    );
  });

  it('writes a value that reads back the same, whatever the file contained', () => {
    const value = fc.string({ maxLength: 30 }).map((text) => text.replace(/[\r\n"]/g, '').trim());
    const name = fc.constantFrom('A_KEY', 'B_TOKEN', 'C');
    const line = fc.oneof(
      fc.tuple(name, value).map(([key, text]) => `${key}='${text.replaceAll("'", '')}'`),
      fc
        .tuple(name, value)
        .map(([key, text]) => `export ${key} = "${text.replaceAll('\\', '')}" # why`),
      fc.constant('# A_KEY=old'),
      fc.constant("MANY='one\nB_TOKEN-two\nthree'"),
      fc.constant(''),
    );
    fc.assert(
      fc.property(fc.array(line), name, value, (lines, key, text) => {
        fc.pre(!(text.includes("'") && text.includes('`')));
        const before = lines.join('\n');
        const after = parseEnv(toEnvText(before, [{ name: key, value: text }]));
        expect(after).toEqual({ ...parseEnv(before), [key]: text });
      }),
    );
  });
});

describe('saveSettings', () => {
  const folders: string[] = [];
  afterEach(() => {
    for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
  });
  const createProject = (ignored: string): string => {
    const folder = mkdtempSync(path.join(tmpdir(), 'knurl-env-'));
    folders.push(folder);
    execFileSync('git', ['init', '--quiet', folder]);
    writeFileSync(path.join(folder, '.gitignore'), ignored);
    writeFileSync(path.join(folder, '.env.example'), '# The space\nCONTENTFUL_SPACE_ID=\n');
    return folder;
  };

  it('starts from .env.example and makes the file readable by its owner only', async () => {
    const folder = createProject('.env\n');
    await saveSettings(folder, [{ name: 'CONTENTFUL_SPACE_ID', value: 'abc' }]);
    const file = path.join(folder, '.env');
    expect(readFileSync(file, 'utf8')).toBe('# The space\nCONTENTFUL_SPACE_ID=abc\n');
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it('writes nothing if git would commit the file', async () => {
    const folder = createProject('node_modules\n');
    const saving = saveSettings(folder, [{ name: 'CONTENTFUL_SPACE_ID', value: 'abc' }]);
    await expect(saving).rejects.toThrow('Git does not ignore .env');
    writeFileSync(path.join(folder, '.env'), 'A=1\n');
    execFileSync('git', ['-C', folder, 'add', '.env']);
    writeFileSync(path.join(folder, '.gitignore'), '.env\n');
    await expect(saveSettings(folder, [{ name: 'A', value: '2' }])).rejects.toThrow('git rm');
  });
});

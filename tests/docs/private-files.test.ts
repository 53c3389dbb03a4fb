import { describe, expect, it } from 'vitest';
import { privateFolder } from '../../src/config/shared/private-folder.ts';
import { codeOf, functionNames as names, modulesOf } from '../support/function-modules.ts';
import { resolveNetlifyConfig } from '../support/netlify-config.ts';

// A function has only the private files that netlify.toml names for it. Locally it finds them all,
// so a missing one would fail only at the host. The code says which it needs: what the modules that
// it imports read. Each read names its file where it reads it.

const reader = 'src/server/store/private-build-files.ts';

const commentLine = /^\s*(?:\/\/|\/?\*).*$/gm;
const plainRead = /\bfiles\.read(Picture)?\(\s*(?:'([a-z/-]+)'|`([a-z/-]+\/)\$\{)/g;

/**
 * The private files that a module's code reads, as netlify.toml writes them, and the number of
 * reads that it isn't clear about.
 */
const readsIn = (code: string): { readonly files: readonly string[]; readonly unclear: number } => {
  const text = code.replace(commentLine, '');
  const plain = [...text.matchAll(plainRead)].map(([, picture, name, start]) =>
    name === undefined ? `${start}**` : `${name}.${picture === undefined ? 'json' : 'webp'}`,
  );
  const any = text.includes('/private-build-files.ts')
    ? /\bread(?:Picture)?\b(?!-)/g
    : /\bfiles\.read\w*/g;
  return {
    files: plain.map((file) => `${privateFolder}/${file}`),
    unclear: [...text.matchAll(any)].length - plain.length,
  };
};

const { functions } = resolveNetlifyConfig('production');

describe('the code of a module', () => {
  const importing = "import { openPrivateBuildFiles } from './private-build-files.ts';\n";

  it('says which files it reads', () => {
    const code = `${importing}// Others read(it).
      await files.read('terms', Terms); await files.read(
        \`members/plans/\${slug}\`, Plan); await files.readPicture(\`pictures/\${name}\`);`;
    expect(readsIn(code)).toEqual({
      files: ['private/terms.json', 'private/members/plans/**', 'private/pictures/**'],
      unclear: 0,
    });
  });

  it.each([
    `${importing}await files.read(name, Terms);`,
    `${importing}await files.read(\`\${name}\`, Terms);`,
    `${importing}await openPrivateBuildFiles().read('terms', Terms);`,
    `${importing}const { read } = openPrivateBuildFiles();`,
    "await dependencies.files.read(name, Terms); await files.read('terms', Terms);",
  ])('is unclear about a read: %s', (code) => {
    expect(readsIn(code).unclear).toBe(1);
  });
});

describe('the functions', () => {
  const modules = [...new Set(names.flatMap(modulesOf))].filter((file) => file !== reader);

  it('name each private file where they read it', () => {
    expect(modules.filter((file) => readsIn(codeOf(file)).unclear > 0)).toEqual([]);
  });

  it('find the private folder in one place', () => {
    expect(modules.filter((file) => codeOf(file).includes('/private-folder.ts'))).toEqual([]);
  });

  it('are all that netlify.toml knows', () => {
    expect(Object.keys(functions).filter((name) => name !== '*' && !names.includes(name))).toEqual(
      [],
    );
  });

  it.each(names)('%s has the private files that it reads, and no others', (name) => {
    const read = modulesOf(name)
      .filter((file) => file !== reader)
      .flatMap((file) => readsIn(codeOf(file)).files);
    expect(functions[name]?.included_files ?? []).toEqual([...new Set(read)].toSorted());
  });
});

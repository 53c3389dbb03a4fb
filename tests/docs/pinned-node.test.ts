import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import packages from '../../package.json' with { type: 'json' };

const pinned = packages.devDependencies.node;
const [major] = pinned.split('.');

it('tools that read .nvmrc run the pinned Node', () => {
  expect(readFileSync('.nvmrc', 'utf8').trim()).toBe(pinned);
});

it.each(['.devcontainer/devcontainer.json', '.github/workflows/ci.yml'])(
  '%s begins with the major version of the pinned Node',
  (file) => {
    expect(readFileSync(file, 'utf8')).toMatch(new RegExp(`\\bnode:${major}-`));
  },
);

import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { filesOfRepository } from './files-of-repository.test-support.ts';

const requirements = readFileSync('docs/requirements.md', 'utf8');
const requirementIds = [...requirements.matchAll(/^- \*\*([A-Z]+-?\d+)\*\*/gm)].map(
  ([, id = '']) => id,
);
const subjects = [...new Set(requirementIds.map((id) => id.replace(/-?\d+$/, '')))];
const decisionNumbers = readdirSync('docs/decisions').map((file) => file.slice(0, 3));

const citingFiles = filesOfRepository()
  .filter((file) => /\.(tsx?|mjs|cjs|sql|toml|md)$/.test(file))
  .filter((file) => !file.startsWith('content/') && !file.startsWith('tests/docs/'));

type Citation = { readonly file: string; readonly cited: string };

const citationsOf = (pattern: RegExp): readonly Citation[] =>
  citingFiles.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(pattern)].map(([, cited = '']) => ({ file, cited })),
  );

describe('documents cited by code and docs', () => {
  it('gives every requirement a unique id', () => {
    expect(requirementIds).toEqual([...new Set(requirementIds)]);
  });

  it('contains every cited requirement', () => {
    const pattern = new RegExp(String.raw`\b((?:${subjects.join('|')})-?\d+)\b`, 'g');
    const unknown = citationsOf(pattern).filter(({ cited }) => !requirementIds.includes(cited));
    expect(unknown).toEqual([]);
  });

  it('contains every cited decision', () => {
    const unknown = citationsOf(/\bdecisions? (\d+)\b/gi).filter(
      ({ cited }) => !decisionNumbers.includes(cited),
    );
    expect(unknown).toEqual([]);
  });

  it('states in every decision whether it holds, and what of it was replaced', () => {
    const statusOf = (file: string) =>
      /^Status: (?:holds|holds; .+ replaced by \d{3}|replaced by \d{3})\.$/m.exec(
        readFileSync(`docs/decisions/${file}`, 'utf8'),
      );
    const files = readdirSync('docs/decisions').filter((file) => /^\d/.test(file));
    expect(files.filter((file) => statusOf(file) === null)).toEqual([]);
  });

  it('has at most 40 terms in the glossary', () => {
    const rows = readFileSync('docs/glossary.md', 'utf8').match(/^\| (?!term|-)/gm) ?? [];
    expect(rows.length).toBeLessThanOrEqual(40);
  });

  it('cites no document that is not in the repository', () => {
    expect(citationsOf(/(\(specification\b|\bdecisions\.md\b|\bproduct-spec\b)/gi)).toEqual([]);
  });
});

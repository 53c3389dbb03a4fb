import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

type Row = { readonly criterion: string; readonly level: string; readonly evidence: string };

const rows: readonly Row[] = [
  ...readFileSync('docs/accessibility.md', 'utf8').matchAll(
    /^\| (\d\.\d\.\d+) [^|]+ \| ([^|]+) \| ([^|]+) \| [^|]+ \|$/gm,
  ),
].map(([, criterion = '', level = '', evidence = '']) => ({
  criterion,
  level: level.trim(),
  evidence: evidence.trim(),
}));

const filesIn = ({ evidence }: Row): readonly string[] =>
  [...evidence.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file);

it('the table of accessibility has the 55 criteria of WCAG 2.2 at A and AA, each once', () => {
  expect(rows).toHaveLength(55);
  expect(new Set(rows.map(({ criterion }) => criterion)).size).toBe(55);
  expect(rows.filter(({ level }) => level === 'A')).toHaveLength(31);
  expect(rows.filter(({ level }) => level === 'AA')).toHaveLength(24);
});

it('every criterion has tests that exist, or a dated check by hand', () => {
  const unknown = rows.filter((row) => {
    const files = filesIn(row);
    return files.length === 0
      ? !/^by hand, \d{4}-\d\d-\d\d$/.test(row.evidence)
      : !files.every((file) => existsSync(file));
  });
  expect(unknown).toEqual([]);
});

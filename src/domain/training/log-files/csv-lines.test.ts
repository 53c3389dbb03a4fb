import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCsvLines } from './csv-lines.ts';

const fieldsOf = (text: string) => readCsvLines(text).lines.map(({ fields }) => fields);

const quote = (field: string): string => `"${field.replaceAll('"', '""')}"`;
const bareWord = /^[\p{L}\p{N}]+$/u;
const fieldText = fc.oneof(
  fc.string({ unit: fc.constantFrom(...'ab",;\n\r\t é💪') }),
  fc.string({ unit: 'grapheme' }),
);
const table = fc
  .integer({ min: 2, max: 5 })
  .chain((columns) =>
    fc.array(fc.array(fieldText, { minLength: columns, maxLength: columns }), { minLength: 1 }),
  );

describe('readCsvLines', () => {
  it('reads back every field that was written with quotation marks', () => {
    fc.assert(
      fc.property(
        table,
        fc.constantFrom(',', ';', '\t'),
        fc.constantFrom('\n', '\r\n', '\r'),
        fc.boolean(),
        fc.boolean(),
        (rows, separator, end, hasMark, isBare) => {
          const head = rows[0]?.map((_, index) => `column${index}`) ?? [];
          const write = (field: string): string =>
            isBare && bareWord.test(field) ? field : quote(field);
          const text = [head, ...rows].map((row) => row.map(write).join(separator)).join(end);
          expect(fieldsOf(`${hasMark ? '\uFEFF' : ''}${text}`)).toEqual([head, ...rows]);
        },
      ),
    );
  });

  it('never throws, whatever the file is', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'a",;\n\r') }), (text) => {
        expect(readCsvLines(text).lines.length).toBeLessThanOrEqual(text.length);
      }),
    );
  });

  it('gives the line of the file on which a row begins', () => {
    const { lines } = readCsvLines('a,b\r\n"one\ntwo",2\r\n\r\n3,4\r\n');
    expect(lines.map(({ line }) => line)).toEqual([1, 2, 5]);
  });

  it('loses at most one line to an unclosed quotation mark', () => {
    const { lines, unclosed } = readCsvLines('a,b\n1,"two\n3,4\n5,6');
    expect(lines.map(({ fields }) => fields)).toEqual([
      ['a', 'b'],
      ['3', '4'],
      ['5', '6'],
    ]);
    expect(unclosed).toEqual([2]);
  });

  // Each of these made a reader slow that scans from every line to the end of the file.
  it.each([
    ['each line opens one', '1,"two\n', ''],
    ['the fields run on from line to line', 'a","b\n', ''],
    ['one at the end closes them all, and another one opens', '"a\n', '","b'],
  ])('reads 20,000 lines with unclosed quotation marks: %s', (_, line, end) => {
    const { lines, unclosed } = readCsvLines(`a,b\n${line.repeat(20_000)}${end}\n5,6`);
    expect(unclosed.slice(0, 20_000)).toEqual(Array.from({ length: 20_000 }, (__, i) => i + 2));
    expect(lines.at(-1)?.fields).toEqual(['5', '6']);
  });

  it('keeps a quotation mark that an app forgot to double', () => {
    expect(fieldsOf('a;b\n"strap 3" wide";"x" \n')).toEqual([
      ['a', 'b'],
      ['strap 3" wide', 'x'],
    ]);
  });
});

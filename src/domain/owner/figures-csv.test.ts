import fc from 'fast-check';
import { expect, it } from 'vitest';
import { toCsvField } from '../text/csv-file.ts';
import { toOneMonthFiguresCsv } from './figures-csv.ts';

it('lists every figure, with amounts that add up in a spreadsheet', () => {
  const csv = toOneMonthFiguresCsv({
    month: '2026-11',
    joined: 3,
    left: 1,
    members: 42,
    paid: [
      {
        kind: 'pack',
        cause: 'order',
        what: 'Strength, power',
        count: 2,
        amount: { currency: 'gbp', minorUnits: 4999 },
      },
      {
        kind: 'membership',
        cause: 'renewal',
        what: 'Annual membership',
        count: 1,
        amount: { currency: 'eur', minorUnits: 6900 },
      },
    ],
    refunded: [
      {
        kind: 'pack',
        what: 'Strength, power',
        count: 1,
        amount: { currency: 'gbp', minorUnits: 5 },
      },
    ],
  });
  expect(csv).toBe(
    [
      'month,figure,kind,what,currency,count,amount',
      '2026-11,joined,,,,3,',
      '2026-11,left,,,,1,',
      '2026-11,members at the end,,,,42,',
      '2026-11,paid for orders,pack,"Strength, power",GBP,2,49.99',
      '2026-11,paid for renewals,membership,Annual membership,EUR,1,69.00',
      '2026-11,refunded,pack,"Strength, power",GBP,1,0.05',
      '',
    ].join('\r\n'),
  );
});

it('gives a spreadsheet no formulas, and loses no characters', () => {
  for (const text of ['=1+1', '+44', '-2', '@SUM(A1)', '\t=1', '\r=1', ' =1', '%x', '|cmd']) {
    expect(toCsvField(text).replace(/^"/, '')).toMatch(/^'/);
  }
  expect(toCsvField('Annual membership')).toBe('Annual membership');
  fc.assert(
    fc.property(fc.string(), (text) => {
      const field = toCsvField(text);
      const inner = field.startsWith('"') ? field.slice(1, -1).replaceAll('""', '"') : field;
      expect([text, `'${text}`]).toContain(inner);
      expect(inner).not.toMatch(/^\s*[=+\-@]/);
      if (!field.startsWith('"')) expect(field).not.toMatch(/[",\r\n]/);
    }),
  );
});

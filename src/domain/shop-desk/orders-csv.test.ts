import { expect, it } from 'vitest';
import type { DeskOrder } from './desk-answer.ts';
import { toOrdersCsv } from './orders-csv.ts';

const order: DeskOrder = {
  id: 'order-1',
  number: 'KN-1001',
  state: 'sent',
  till: 'stripe',
  notKept: null,
  orderedAt: '2026-11-20T12:00:00.000Z',
  paidAt: '2026-11-20T12:01:00.000Z',
  currency: 'gbp',
  lines: [
    {
      sku: 'belt:S',
      kind: 'goods',
      title: 'Belt, "heavy"',
      variant: 'S',
      path: '/shop/belt/',
      quantity: 2,
      unitMinorUnits: 5900,
      returned: 1,
      left: 1,
    },
    {
      sku: 'chalk',
      kind: 'goods',
      title: 'Chalk',
      variant: null,
      path: '/shop/chalk/',
      quantity: 1,
      unitMinorUnits: 595,
      returned: 0,
      left: 1,
    },
  ],
  deliveryTitle: 'Tracked',
  deliveryMinorUnits: 395,
  totalMinorUnits: 12_790,
  vatMinorUnits: 2132,
  refundedMinorUnits: 5900,
  address: {
    name: '=HYPERLINK("http://evil.example")',
    line1: 'Łódź\nStreet; 1',
    line2: null,
    city: '+44',
    state: null,
    postalCode: '@x',
    country: 'GB',
  },
  email: '-ann@example.com',
  packedAt: null,
  sentAt: '2026-11-21T12:00:00.000Z',
  tracking: { carrier: 'Sample Post', number: '\t=1' },
  returns: [],
};

/** The fields of each row, parsed as a spreadsheet does. */
const parse = (csv: string): readonly (readonly string[])[] => {
  const rows: string[][] = [[]];
  for (const [, quoted, plain, end] of csv.matchAll(
    /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/g,
  )) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain ?? '');
    if (end === '\r\n') rows.push([]);
  }
  return rows.filter((row) => row.length > 1);
};

it('has a row for each ordered item, with the order’s own data in its first row', () => {
  const csv = toOrdersCsv([order]);
  expect(csv.startsWith('\uFEFForder,')).toBe(true);
  const [head = [], first = [], second = [], ...rest] = parse(csv.slice(1));
  expect(rest).toEqual([]);
  const of = (row: readonly string[], name: string): string | undefined => row[head.indexOf(name)];
  expect(first).toHaveLength(head.length);
  expect(second).toHaveLength(head.length);
  expect(
    ['title', 'quantity', 'price each', 'price of the line', 'total of the order'].map((name) => [
      of(first, name),
      of(second, name),
    ]),
  ).toEqual([
    ['Belt, "heavy"', 'Chalk'],
    ['2', '1'],
    ['59.00', '5.95'],
    ['118.00', '5.95'],
    ['127.90', ''],
  ]);
  expect(of(first, 'address line 1')).toBe('Łódź\nStreet; 1');
});

it('gives a spreadsheet no formulas, wherever a buyer has typed one', () => {
  const fields = parse(toOrdersCsv([order]).slice(1)).flat();
  expect(fields.filter((field) => /^\s*[=+\-@]/.test(field))).toEqual([]);
  expect(fields).toContain(`'=HYPERLINK("http://evil.example")`);
});

import { describe, expect, it } from 'vitest';
import {
  createCachedLocalTimeReader,
  dayMonthOrderOrAmbiguousDays,
  readDurationSeconds,
  readLocalTime,
  readUnsignedNumber,
} from './read-cells.ts';

it.each([
  ['60', 60],
  ['62.5', 62.5],
  ['62,5', 62.5],
  ['1.234,5', 1234.5],
  ['1,234.5', 1234.5],
  [' 8 ', 8],
  ['', undefined],
  ['-10', undefined],
  ['ten', undefined],
  ['1e3', undefined],
])('reads the number %j', (cell, number) => {
  expect(readUnsignedNumber(cell)).toBe(number);
});

it.each([
  ['2h 38m', 9480],
  ['45m', 2700],
  ['1h', 3600],
  ['1h 2m 3s', 3723],
  ['1864', 1864],
  ['', undefined],
  ['long', undefined],
])('reads the duration %j', (cell, seconds) => {
  expect(readDurationSeconds(cell)).toBe(seconds);
});

describe('readLocalTime', () => {
  it.each([
    ['2026-11-23 18:05:09', '2026-11-23T18:05:09'],
    ['2026-11-23T18:05', '2026-11-23T18:05:00'],
    ['2026-11-23', '2026-11-23T12:00:00'],
    ['23 Nov 2026, 18:05', '2026-11-23T18:05:00'],
    ['1 Apr 2023, 20:34', '2023-04-01T20:34:00'],
    ['Nov 23, 2026, 6:05 PM', '2026-11-23T18:05:00'],
    ['23 Nov 2026, 12:05 AM', '2026-11-23T00:05:00'],
    ['25 Juli 2026, 14:21', '2026-07-25T14:21:00'],
    ['22 janv. 2026, 17:41', '2026-01-22T17:41:00'],
    ['25 de mai. de 2026, 14:21', '2026-05-25T14:21:00'],
    ['3 août 2026, 07:05', '2026-08-03T07:05:00'],
    ['5 sept 2026, 07:05', '2026-09-05T07:05:00'],
    ['23.11.2026, 18:05', '2026-11-23T18:05:00'],
    ['11/23/2026 18:05', '2026-11-23T18:05:00'],
    ['2026年7月25日 14:21', '2026-07-25T14:21:00'],
    ['2026-07-25T14:21:00Z', '2026-07-25T14:21:00'],
  ])('reads %j', (cell, text) => {
    expect(readLocalTime(cell)?.text).toBe(text);
  });

  it('uses the time zone of the device', () => {
    expect(readLocalTime('23 Nov 2026, 18:05')?.at).toBe(new Date(2026, 10, 23, 18, 5).getTime());
  });

  it.each([
    '',
    'yesterday',
    '31 Feb 2026, 10:00',
    '2026-13-01',
    '23 Nov 2026, 25:00',
    '5/6/2026',
    '0',
  ])('reads no time from %j', (cell) => {
    expect(readLocalTime(cell)).toBeUndefined();
  });
});

describe('dayMonthOrderOrAmbiguousDays', () => {
  it.each([
    [['03/04/2026', '23/04/2026'], { order: 'day first', ambiguous: [] }],
    [['03/04/2026 18:00', '04/23/2026 18:00'], { order: 'month first', ambiguous: [] }],
    [['03/04/2026 18:00', '03/04/2026 19:00', '05/05/2026'], { ambiguous: ['03/04/2026'] }],
    [['23/04/2026', '04/23/2026', '03/04/2026'], { ambiguous: [] }],
    [['03.04.2026', '2026-04-03', '3 Apr 2026', ''], { ambiguous: [] }],
  ])('of %j is %j', (cells, expected) => {
    expect(dayMonthOrderOrAmbiguousDays(cells)).toEqual(expected);
  });

  it('decides the days that could be read both ways', () => {
    expect(readLocalTime('3/4/2026 18:05', 'day first')?.text).toBe('2026-04-03T18:05:00');
    expect(readLocalTime('3/4/2026 18:05', 'month first')?.text).toBe('2026-03-04T18:05:00');
    expect(readLocalTime('3/4/2026 18:05')).toBeUndefined();
  });
});

describe('createCachedLocalTimeReader', () => {
  it('reads times again and again as readLocalTime does', () => {
    const readTime = createCachedLocalTimeReader('month first');
    const days = Array.from({ length: 250 }, (_, day) => `3/${(day % 40) + 1}/${2000 + day} 18:05`);
    for (const day of [...days, ...days.toReversed()]) {
      expect(readTime(day)).toEqual(readLocalTime(day, 'month first'));
    }
  });
});

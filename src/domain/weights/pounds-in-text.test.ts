import { describe, expect, it } from 'vitest';
import {
  editorTextPiecesWithGymOrBodyPounds,
  kilogramsToGymPounds,
  textPiecesWithPounds,
  type TextPieceWithPounds,
} from './pounds-in-text.ts';

/** The text with both units. */
const both = (pieces: readonly TextPieceWithPounds[]): string =>
  pieces
    .map((piece) => piece.text + (piece.pounds === undefined ? '' : ` (${piece.pounds})`))
    .join('');

describe('kilogramsToGymPounds', () => {
  it.each([
    [0.5, 1],
    [1, 2.5],
    [1.25, 2.5],
    [2.5, 5],
    [4, 10],
    [10, 20],
    [15, 35],
    [20, 45],
    [60, 130],
    [100, 220],
  ])('converts %d kg to a load of %d lb', (kilos, pounds) => {
    expect(kilogramsToGymPounds(kilos)).toBe(pounds);
  });
});

describe('textPiecesWithPounds', () => {
  it.each([
    ['An empty 20 kg bar.', 'An empty 20 kg (45 lb) bar.'],
    ['Take 6 to 10 kg a hand', 'Take 6 to 10 kg (15 to 20 lb) a hand'],
    ['An empty 15 or 20 kg bar', 'An empty 15 or 20 kg (35 or 45 lb) bar'],
    ['3 × 5 at 60–65 kg', '3 × 5 at 60–65 kg (130–145 lb)'],
    ['Add 2.5 kg, then 1.25 kg.', 'Add 2.5 kg (5 lb), then 1.25 kg (2.5 lb).'],
    ['20 kilograms', '20 kilograms (45 lb)'],
    ['In week 3, 12 kg: 12, 12, 11', 'In week 3, 12 kg (25 lb): 12, 12, 11'],
    ['two 9 or 10 kg bells', 'two 9 or 10 kg (20 lb) bells'],
  ])('writes %j with gym weights in pounds', (text, expected) => {
    expect(both(textPiecesWithPounds(text))).toBe(expected);
  });

  it.each([
    ['If you weigh 65 kg, eat', 'If you weigh 65 kg (143 lb), eat'],
    ['It drops by about 0.25 kg a week', 'It drops by about 0.25 kg (0.5 lb) a week'],
    ['He has 33 kg of muscle. Lift 33 kg.', 'He has 33 kg (73 lb) of muscle. Lift 33 kg (75 lb).'],
  ])('writes %j with body weights in pounds', (text, expected) => {
    expect(both(editorTextPiecesWithGymOrBodyPounds(text))).toBe(expected);
  });

  it.each(['1.6 g of protein per kg', '1.6 g/kg', 'Each kilogram counts', '0.1 kg/kg', '', 'kg'])(
    'leaves %j as it is',
    (text) => {
      expect(both(editorTextPiecesWithGymOrBodyPounds(text))).toBe(text);
    },
  );
});

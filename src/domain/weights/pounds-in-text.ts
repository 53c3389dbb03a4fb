import { fromMetric } from '../calculators/metric.ts';

/** A piece of a text; `pounds` is the weight at its end converted to pounds, such as `45 lb` or `15–20 lb`. */
export type PieceWithPounds = { readonly text: string; readonly pounds: string | undefined };

/** `20 kg`, `6 to 10 kg`, `8-12 kg`, `15 or 20 kg`, `2.5 kilograms`. Not `1.6 g per kg`, where no number belongs to the kg. */
const kilograms =
  /(?<![\d.,/])(\d+(?:\.\d+)?)(?:( to | or | and |[–-])(\d+(?:\.\d+)?))?[ \u00A0]?(?:kg|kilos?|kilograms?)\b(?!\s*(?:\/|per\b))/g;

export const roundTo = (value: number, step: number): number => Math.round(value / step) * step;

/** The nearest load in pounds that a gym has: steps of 5 from 10 lb, of 2.5 from 2.5 lb, and of a half below. */
export const nearestGymPounds = (kilos: number): number => {
  const pounds = fromMetric(kilos, 'lb');
  return Math.max(0.5, roundTo(pounds, pounds >= 9 ? 5 : pounds > 2 ? 2.5 : 0.5));
};

/** Converts the kilograms between two positions of a text. */
type Rounding = (kilos: number, text: string, from: number, to: number) => number;

/** Splits a text after each weight in kilograms. Joined, the pieces are the text. */
export const piecesWithPounds = (
  text: string,
  round: Rounding = nearestGymPounds,
): readonly PieceWithPounds[] => {
  const pieces: PieceWithPounds[] = [];
  let done = 0;
  for (const match of text.matchAll(kilograms)) {
    const [written, one, between, other = one] = match;
    const end = match.index + written.length;
    const [low, high] = [one, other].map((number) => round(Number(number), text, match.index, end));
    pieces.push({
      text: text.slice(done, end),
      pounds: `${low === high ? low : `${low}${between}${high}`} lb`,
    });
    done = end;
  }
  if (done < text.length) pieces.push({ text: text.slice(done), pounds: undefined });
  return pieces;
};

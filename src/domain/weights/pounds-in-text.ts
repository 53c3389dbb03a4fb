import { fromMetricValue } from '../calculators/metric.ts';

/**
 * A piece of a text; `pounds` is the weight at its end converted to pounds, such as `45 lb` or
 * `15–20 lb`.
 */
export type TextPieceWithPounds = { readonly text: string; readonly pounds: string | undefined };

/**
 * `20 kg`, `6 to 10 kg`, `8-12 kg`, `15 or 20 kg`, `2.5 kilograms`. Not `1.6 g per kg`, where no
 * number belongs to the kg.
 */
const kilograms =
  /(?<![\d.,/])(\d+(?:\.\d+)?)(?:( to | or | and |[–-])(\d+(?:\.\d+)?))?[ \u00A0]?(?:kg|kilos?|kilograms?)\b(?!\s*(?:\/|per\b))/g;

const roundTo = (value: number, step: number): number => Math.round(value / step) * step;

/**
 * The nearest load in pounds that a gym has: steps of 5 from 10 lb, of 2.5 from 2.5 lb, and of a
 * half below.
 */
export const kilogramsToGymPounds = (kilos: number): number => {
  const pounds = fromMetricValue(kilos, 'lb');
  return Math.max(0.5, roundTo(pounds, pounds >= 9 ? 5 : pounds > 2 ? 2.5 : 0.5));
};

/** Converts the kilograms between two positions of a text. */
type Rounding = (kilos: number, text: string, from: number, to: number) => number;

/** Splits a text after each weight in kilograms. Joined, the pieces are the text. */
export const textPiecesWithPounds = (
  text: string,
  round: Rounding = kilogramsToGymPounds,
): readonly TextPieceWithPounds[] => {
  const pieces: TextPieceWithPounds[] = [];
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

/** Sentences about a person's own weight, which is not a load on a bar. */
const isAboutBodies =
  /\b(?:weigh(?:s|ed|ing)?|body ?weight|scales?|fat|muscle|protein|los(?:e|es|ing|t)|gain(?:s|ed)?|drops?)\b/i;

/** The pounds of a body, or of a part of it: whole numbers, or halves below 5 lb. */
const bodyPounds = (kilos: number): number => {
  const pounds = fromMetricValue(kilos, 'lb');
  return Math.max(0.5, roundTo(pounds, pounds < 5 ? 0.5 : 1));
};

const sentenceAround = (text: string, from: number, to: number): string => {
  const before = text.slice(0, from);
  const start = Math.max(...['. ', '; ', ': '].map((end) => before.lastIndexOf(end)));
  const rest = text.slice(to);
  const end = rest.search(/[.;:](?:\s|$)/);
  return before.slice(start + 1) + (end === -1 ? rest : rest.slice(0, end));
};

/**
 * Splits an editor's text after each weight in kilograms: loads are rounded to gym weights, body
 * weights aren't.
 */
export const editorTextPiecesWithGymOrBodyPounds = (
  prose: string,
): readonly TextPieceWithPounds[] =>
  textPiecesWithPounds(prose, (kilos, text, from, to) =>
    isAboutBodies.test(sentenceAround(text, from, to))
      ? bodyPounds(kilos)
      : kilogramsToGymPounds(kilos),
  );

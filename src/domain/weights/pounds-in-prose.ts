import { fromMetric } from '../calculators/metric.ts';
import { nearestGymPounds, roundTo, piecesWithPounds } from './pounds-in-text.ts';
import type { PieceWithPounds } from './pounds-in-text.ts';

/** Sentences about a person's own weight, which is not a load on a bar. */
const isAboutBodies =
  /\b(?:weigh(?:s|ed|ing)?|body ?weight|scales?|fat|muscle|protein|los(?:e|es|ing|t)|gain(?:s|ed)?|drops?)\b/i;

/** The pounds of a body, or of a part of it: whole numbers, or halves below 5 lb. */
const bodyPounds = (kilos: number): number => {
  const pounds = fromMetric(kilos, 'lb');
  return Math.max(0.5, roundTo(pounds, pounds < 5 ? 0.5 : 1));
};

const sentenceAround = (text: string, from: number, to: number): string => {
  const before = text.slice(0, from);
  const start = Math.max(...['. ', '; ', ': '].map((end) => before.lastIndexOf(end)));
  const rest = text.slice(to);
  const end = rest.search(/[.;:](?:\s|$)/);
  return before.slice(start + 1) + (end === -1 ? rest : rest.slice(0, end));
};

/** Splits an editor's text after each weight in kilograms: loads are rounded to gym weights, body weights aren't. */
export const proseWithPounds = (prose: string): readonly PieceWithPounds[] =>
  piecesWithPounds(prose, (kilos, text, from, to) =>
    isAboutBodies.test(sentenceAround(text, from, to))
      ? bodyPounds(kilos)
      : nearestGymPounds(kilos),
  );

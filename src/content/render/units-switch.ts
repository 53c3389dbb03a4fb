import { kgOrKgWithPoundsSwitchWords } from '../../domain/weights/kg-or-kg-with-pounds-switch-words.ts';

const { start, toPounds, toKilograms } = kgOrKgWithPoundsSwitchWords;

/** As `KgOrKgWithPoundsSwitch` renders it, for a text that no script touches. */
const unitsSwitch = `<p class="no-print"><button type="button" data-units-switch>${start} in <span class="kg-only">${toPounds}</span><span class="lb">${toKilograms}</span></button></p>\n`;

const withoutEnd = new Set(['br', 'hr', 'img']);

/**
 * Puts the switch for pounds above the first paragraph, list or table of a text that has a weight
 * in pounds.
 */
export const withUnitsSwitchIfPounds = (html: string): string => {
  const weight = html.indexOf('<span class="lb">');
  if (weight === -1) return html;
  let depth = 0;
  let block = 0;
  for (const { 0: tag, 1: end, 2: name = '', index } of html
    .slice(0, weight)
    .matchAll(/<(\/?)([a-z][a-z\d]*)[^>]*>/g)) {
    if (withoutEnd.has(name) || tag.endsWith('/>')) continue;
    if (end === '' && depth === 0) block = index;
    depth += end === '' ? 1 : -1;
  }
  return `${html.slice(0, block)}${unitsSwitch}${html.slice(block)}`;
};

import type { Pattern, Query } from './in-page.ts';

type Wanted = string | RegExp;

const toPattern = (wanted: Wanted): string | Pattern =>
  typeof wanted === 'string' ? wanted : { source: wanted.source, flags: wanted.flags };

const byName =
  (css: string) =>
  (name?: Wanted): Query =>
    name === undefined ? { css } : { css, name: toPattern(name) };

export const button = byName('button, summary, input[type="submit"], [role="button"]');
export const link = byName('a[href]');
export const heading = byName('h1, h2, h3, h4');
/** Whatever is filled in: a text, a choice, a box to tick. */
export const field = byName('input, select, textarea');
export const dialog = byName('dialog[open], [role="dialog"]');
export const region = byName('section, aside, [role="region"]');
export const group = byName('fieldset, [role="group"]');
export const table = byName('table');
export const menu = byName('nav');

export const title: Query = { css: 'main h1' };
export const main: Query = { css: 'main' };
export const banner: Query = { css: 'body header' };
export const alert: Query = {
  css: 'main [role="alert"]:not(:empty), dialog [role="alert"]:not(:empty)',
};

/** The elements of a selector, or those of them that show a text. */
export const css = (selector: string, text?: Wanted): Query =>
  text === undefined ? { css: selector } : { css: selector, text: toPattern(text) };

export const inside = (place: Query, query: Query): Query => ({
  ...query,
  within: query.within === undefined ? place : inside(place, query.within),
});
export const first = (query: Query): Query => ({ ...query, nth: 0 });
export const last = (query: Query): Query => ({ ...query, nth: -1 });

import type { HTMLElement } from 'node-html-parser';
import { addressesOf, builtPage } from './built-site.ts';

/** The cards of a built page, in their order. */
export const cardsOn = (path: string): readonly HTMLElement[] =>
  builtPage(path).main.querySelectorAll('li > article');

/** Where the cards of a built page lead. */
export const cardAddresses = (path: string): readonly (string | undefined)[] =>
  addressesOf(cardsOn(path).flatMap((card) => card.querySelector('.card-link') ?? []));

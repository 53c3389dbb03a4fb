import type { HTMLElement } from 'node-html-parser';
import { addressesOf, builtPage, builtPaths } from './built-site.ts';

/** The cards of a built page, in order. */
export const cardsOn = (path: string): readonly HTMLElement[] =>
  builtPage(path).main.querySelectorAll('li > article');

/** The addresses of a built page's cards. */
export const cardAddresses = (path: string): readonly (string | undefined)[] =>
  addressesOf(cardsOn(path).flatMap((card) => card.querySelector('.card-link') ?? []));

/** The addresses of a list's cards, on all of its numbered pages. */
export const cardAddressesOfList = (path: string): readonly (string | undefined)[] =>
  builtPaths
    .filter((address) => address === path || new RegExp(`^${path}page/\\d+/$`).test(address))
    .flatMap(cardAddresses);

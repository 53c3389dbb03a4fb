import { Index } from '../../../node_modules/flexsearch/dist/flexsearch.light.module.min.js';
import { fields } from '../../domain/search/shelf.ts';
import type { TextIndex } from '../../domain/search/shelf.ts';

const resolution = Object.keys(fields).length;

/**
 * FlexSearch as the engine uses it: stems are given as they are, and a text is found sooner the weightier the field that
 * a stem stands in. Its package exports the whole bundle alone (16 KB); the light one (4 KB) has all that we call.
 */
export const createFlexSearchIndex = (): TextIndex => {
  let fieldsOfText: readonly number[] = [];
  const index = new Index({
    tokenize: 'strict',
    resolution,
    encode: (stems) => stems,
    score: (_stems, _stem, place) => fieldsOfText[place] ?? resolution - 1,
  });
  return {
    add: (text, stems, stemFields) => {
      fieldsOfText = stemFields;
      index.add(text, stems);
    },
    search: (stems, most) => index.search(stems, most),
  };
};

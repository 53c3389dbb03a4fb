import { expect, it } from 'vitest';
import { checkFootnotesEndWithAddress } from './check-footnotes-end-with-address.ts';

const problems = (source: string) =>
  checkFootnotesEndWithAddress([
    { type: 'article', id: 'article-a', fields: { body: `Text.[^a]\n\n[^a]: ${source}` } },
  ]).map(({ problem }) => problem);

it.each([
  'Morton RW, 2018. A review, *BJSM*. https://doi.org/10.1136/bjsports-2017-097608',
  'Morton RW, 2018. A review, *BJSM*. https://doi.org/10.1136/bjsports-2017-097608.',
  'NHS. Vitamins and minerals: iron. https://www.nhs.uk/conditions/vitamins-and-minerals/iron/',
  'Title, *Journal*. https://pubmed.ncbi.nlm.nih.gov/?term=Iron%20and%20energy',
])('accepts "%s"', (source) => {
  expect(problems(source)).toEqual([]);
});

it.each([
  'Morton RW, 2018. A review, *BJSM*.',
  'Morton RW, 2018. https://doi.org/1136/bjsports',
  'Morton RW, 2018. doi:10.1136/bjsports-2017-097608',
  'NHS. http://www.nhs.uk/iron/',
  'NHS, see https://www.nhs.uk/iron/ for more',
])('objects to "%s"', (source) => {
  expect(problems(source)).toEqual([
    'the source a doesn’t end with a DOI (https://doi.org/10.…) or an address',
  ]);
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { breadcrumbsOf } from '../page-head/breadcrumbs.ts';
import { moneyFromDecimal } from '../money.ts';
import { parsePlanOrSyntaxErrors } from '../workout-notation/parse/parse-plan-or-syntax-errors.ts';
import { testExerciseLibrary } from '../workout-notation/test-exercise-library.test-support.ts';
import { dayTotalsOf } from '../workout-notation/totals/totals.ts';
import { toArticleThing } from './article.ts';
import { toExerciseHowToThing } from './exercise.ts';
import { scheduleIfSinglePlan, toFreeExercisePlanThing } from './exercise-plan.ts';
import { toBreadcrumbListThing, toCollectionPageThing, toFaqPageThing } from './lists.ts';
import { toThingForSale } from './product.ts';
import { findStructuredDataErrors } from './schema-org.test-support.ts';
import { toOrganizationThing, toWebSiteThing } from './site.ts';
import type { FullPublisher } from './site.ts';
import { toJsonLd } from './thing.ts';
import type { SchemaOrgThing } from './thing.ts';

const publisher: FullPublisher = {
  url: 'https://knurl.example/',
  name: 'Knurl',
  legalName: 'Knurl Training Ltd',
  slogan: 'Plans for women',
  description: 'Weightlifting plans written for women.',
  logo: 'https://knurl.example/icons/icon-512x512.png',
  email: 'hello@knurl.example',
  address: 'Unit 4, Sheffield',
  networks: ['https://www.instagram.com/knurl.sample/'],
  language: 'en-GB',
};

const url = 'https://knurl.example/page/';

const articleFacts = {
  url,
  title: 'Deload weeks',
  description: 'A planned easy week.',
  image: 'https://knurl.example/picture.jpg',
  published: '2026-07-20',
  changed: '2026-08-01T10:00:00.000Z',
  sections: ['Recovery'],
  words: 800,
  author: { name: 'Ruth Sample', field: 'strength coach', about: 'Ruth is a sample.' },
  reviewer: { name: 'Priya Sample', field: 'registered dietitian', about: 'Priya is one too.' },
};

const productFacts = {
  url,
  title: 'Lifting belt',
  description: 'A belt.',
  images: ['https://knurl.example/belt.jpg'],
  prices: {
    gbp: moneyFromDecimal(59, 'gbp'),
    eur: moneyFromDecimal(69.5, 'eur'),
    usd: moneyFromDecimal(75, 'usd'),
    aud: moneyFromDecimal(115, 'aud'),
  },
  inStock: true,
};

const exerciseFacts = {
  url,
  title: 'Back squat',
  alsoCalled: undefined,
  description: 'A squat.',
  image: 'https://knurl.example/squat.jpg',
  level: 'intermediate' as const,
  equipment: ['barbell', 'body only'] as const,
  work: { primary: ['quadriceps'], secondary: ['glutes'] } as const,
  steps: ['Stand up with it.', 'Sit down.'],
};

const planFacts = {
  url,
  title: 'First barbell plan',
  description: 'Eight weeks.',
  image: undefined,
  level: 'beginner' as const,
};

const schedule = {
  weeks: 8,
  sessionsAWeek: { from: 3, to: 3 },
  minutesASession: { from: 40, to: 50 },
};

const things: Readonly<Record<string, SchemaOrgThing | undefined>> = {
  organization: toOrganizationThing(publisher),
  website: toWebSiteThing(publisher, '/search/'),
  article: toArticleThing(articleFacts, publisher),
  breadcrumbs: toBreadcrumbListThing(
    breadcrumbsOf('/exercises/leg-exercises/back-squat/', 'Back squat'),
    'https://knurl.example',
  ),
  collection: toCollectionPageThing({
    url,
    title: 'Articles',
    description: 'All of them.',
    entries: [{ title: 'Deload weeks', url }],
  }),
  questions: toFaqPageThing({
    url,
    questions: [{ question: 'How heavy?', answer: 'Light at first.' }],
  }),
  product: toThingForSale(productFacts, publisher),
  exercise: toExerciseHowToThing(exerciseFacts, publisher),
  plan: toFreeExercisePlanThing({ ...planFacts, schedule }, publisher),
};

const jsonOf = (thing: SchemaOrgThing | undefined): unknown =>
  thing === undefined ? undefined : JSON.parse(toJsonLd(thing));

describe.each(Object.entries(things))('structured data: %s', (_, thing) => {
  it('has only properties that schema.org defines, and all required ones', () => {
    expect(thing).toBeDefined();
    expect(thing === undefined ? ['nothing'] : findStructuredDataErrors(toJsonLd(thing))).toEqual(
      [],
    );
  });
});

describe('findStructuredDataErrors', () => {
  const errorsOf = (thing: Record<string, unknown>) =>
    findStructuredDataErrors(JSON.stringify({ '@context': 'https://schema.org', ...thing }));

  it.each([
    [{ '@type': 'Exercise' }, 'Exercise is no type that was looked up'],
    [{ ...things['product'], aggregateRating: 5 }, 'Product: aggregateRating is no property of it'],
    [{ ...things['product'], offers: [], name: undefined }, 'Product: name is missing'],
    [{ ...things['article'], image: '/picture.jpg' }, 'Article.image: "/picture.jpg" is no url'],
    [{ ...things['article'], headline: 'Q&amp;A' }, 'Article.headline: "Q&amp;A" is no text'],
    [
      { ...things['article'], datePublished: '20 July' },
      'Article.datePublished: "20 July" is no date',
    ],
    [{ ...things['article'], author: 'Ada' }, 'Article.author: "Ada" is not of type Person'],
  ])('finds an error (%#)', (thing, error) => {
    expect(errorsOf(thing).join('\n')).toContain(error);
  });

  it('finds steps whose positions are not 1, 2, 3', () => {
    const steps = [2, 1].map((position) => ({ '@type': 'HowToStep', position, text: 'Sit.' }));
    expect(errorsOf({ '@type': 'HowTo', name: 'Squat', step: steps }).join()).toContain(
      'positions',
    );
  });

  it('rejects a text that is not JSON, and another vocabulary', () => {
    expect(findStructuredDataErrors('{')).toEqual(['it is no JSON']);
    expect(findStructuredDataErrors('{"@type":"Article"}')).toHaveLength(1);
  });
});

describe('toJsonLd', () => {
  it('escapes every text that could end its element', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'</!->&"\\a\u2028\u2029') }), (text) => {
        const name = `${text}</script><!--&amp;\u2028`;
        const json = toJsonLd({ '@type': 'Article', name });
        expect(json).not.toMatch(/[<>&\u2028\u2029]/);
        expect(JSON.parse(json)).toEqual({
          '@context': 'https://schema.org',
          '@type': 'Article',
          name,
        });
      }),
    );
  });
});

describe('article', () => {
  it('names the author and the page’s reviewer, and says that both are samples', () => {
    expect(jsonOf(toArticleThing(articleFacts, publisher))).toMatchObject({
      author: { '@type': 'Person', name: 'Ruth Sample', jobTitle: 'strength coach' },
      mainEntityOfPage: {
        '@type': 'WebPage',
        reviewedBy: {
          '@type': 'Person',
          name: 'Priya Sample',
          jobTitle: 'registered dietitian',
          description: 'Priya is one too.',
        },
      },
    });
  });

  it('names no reviewer of a text that nobody has reviewed', () => {
    const article = jsonOf(toArticleThing({ ...articleFacts, reviewer: undefined }, publisher));
    expect(article).not.toHaveProperty('mainEntityOfPage.reviewedBy');
  });

  it('leaves out the change date if it is before the publication', () => {
    const early = toArticleThing({ ...articleFacts, changed: '2026-07-01T00:00:00Z' }, publisher);
    expect(jsonOf(early)).not.toHaveProperty('dateModified');
    const late = toArticleThing(articleFacts, publisher);
    expect(jsonOf(late)).toHaveProperty('dateModified', '2026-08-01T10:00:00.000Z');
  });
});

describe('product', () => {
  it('has an offer in each currency, and its availability', () => {
    expect(jsonOf(toThingForSale({ ...productFacts, inStock: false }, publisher))).toMatchObject({
      offers: [
        { price: '59.00', priceCurrency: 'GBP', availability: 'https://schema.org/OutOfStock' },
        { price: '69.50', priceCurrency: 'EUR' },
        { price: '75.00', priceCurrency: 'USD' },
        { price: '115.00', priceCurrency: 'AUD' },
      ],
    });
  });
});

describe('exercise', () => {
  it('lists equipment as tools, except bodyweight', () => {
    expect(jsonOf(toExerciseHowToThing(exerciseFacts, publisher))).toMatchObject({
      tool: [{ '@type': 'HowToTool', name: 'barbell' }],
    });
  });

  it('is undefined without steps', () => {
    expect(toExerciseHowToThing({ ...exerciseFacts, steps: [] }, publisher)).toBeUndefined();
  });
});

describe('scheduleIfSinglePlan and exercisePlan', () => {
  const workoutOf = (source: string) => {
    const parsed = parsePlanOrSyntaxErrors(source, testExerciseLibrary);
    if (!parsed.ok) throw new Error(parsed.errors.map((error) => error.message).join());
    const totals = parsed.plan.blocks.map((block) =>
      block.days.map((day) => dayTotalsOf(day, testExerciseLibrary)),
    );
    return { plan: parsed.plan, totals };
  };
  const day = (number: number, sets: number) =>
    `Day ${number}: Squat\n\nMain\n- Back squat: ${sets} x 5, rest 3 min\n`;

  it('find the schedule of a plan', () => {
    const workout = workoutOf(
      `Weeks 1-4: Learn\n\n${day(1, 3)}\n${day(2, 6)}\nWeek 5: Easy\n\n${day(1, 3)}`,
    );
    expect(scheduleIfSinglePlan([workout])).toEqual({
      weeks: 5,
      sessionsAWeek: { from: 1, to: 2 },
      minutesASession: { from: 10, to: 20 },
    });
  });

  it('write the schedule as text and in minutes', () => {
    expect(jsonOf(toFreeExercisePlanThing({ ...planFacts, schedule }, publisher))).toMatchObject({
      activityFrequency: '3 sessions a week for 8 weeks',
      activityDuration: { minValue: 40, maxValue: 50, unitCode: 'MIN' },
    });
    const short = {
      weeks: 1,
      sessionsAWeek: { from: 1, to: 1 },
      minutesASession: { from: 30, to: 30 },
    };
    expect(
      jsonOf(toFreeExercisePlanThing({ ...planFacts, schedule: short }, publisher)),
    ).toMatchObject({
      activityFrequency: '1 session a week',
      activityDuration: { value: 30 },
    });
  });

  it('leave the schedule out for a text with no plan or with two', () => {
    const workout = workoutOf(day(1, 3));
    expect(scheduleIfSinglePlan([])).toBeUndefined();
    expect(scheduleIfSinglePlan([workout, workout])).toBeUndefined();
    expect(
      jsonOf(toFreeExercisePlanThing({ ...planFacts, schedule: undefined }, publisher)),
    ).not.toHaveProperty('activityFrequency');
  });
});

it('lists are undefined when there is nothing to list', () => {
  expect(toBreadcrumbListThing([], 'https://knurl.example')).toBeUndefined();
  expect(toCollectionPageThing({ url, title: 'T', description: 'D', entries: [] })).toBeUndefined();
  expect(toFaqPageThing({ url, questions: [] })).toBeUndefined();
});

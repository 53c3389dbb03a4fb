import type { Publisher } from './site.ts';
import { publisherOf } from './site.ts';
import type { Thing } from './thing.ts';

type ExerciseFacts = {
  readonly url: string;
  readonly title: string;
  readonly alsoCalled: string | undefined;
  readonly description: string;
  readonly image: string | undefined;
  readonly level: string;
  readonly equipment: readonly string[];
  readonly muscles: readonly string[];
  /** How it is done, step by step. */
  readonly steps: readonly string[];
};

/** What the library calls having no tool. */
const noTool: readonly string[] = ['body only', 'other'];

/**
 * How an exercise is done; undefined where the text does not say it step by step. schema.org has no type for an
 * exercise: `ExercisePlan` is a routine, so the page is a `HowTo` about a `PhysicalActivity`.
 */
export const exercise = (facts: ExerciseFacts, publisher: Publisher): Thing | undefined =>
  facts.steps.length === 0
    ? undefined
    : {
        '@type': 'HowTo',
        url: facts.url,
        name: facts.title,
        description: facts.description,
        image: facts.image,
        inLanguage: publisher.language,
        isAccessibleForFree: true,
        educationalLevel: facts.level,
        publisher: publisherOf(publisher),
        about: {
          '@type': 'PhysicalActivity',
          name: facts.title,
          alternateName: facts.alsoCalled,
          associatedAnatomy: facts.muscles.map((name) => ({
            '@type': 'AnatomicalStructure',
            name,
          })),
        },
        tool: facts.equipment
          .filter((name) => !noTool.includes(name))
          .map((name) => ({ '@type': 'HowToTool', name })),
        step: facts.steps.map((text, index) => ({
          '@type': 'HowToStep',
          position: index + 1,
          text,
        })),
      };

import type { Equipment } from '../training/all-equipment.ts';
import type { Level } from '../training/levels.ts';
import type { TrainedMuscles } from '../training/trained-muscles.ts';
import { publisherReferenceOf, type PublisherNameUrlAndLanguage } from './publisher.ts';
import type { SchemaOrgThing } from './thing.ts';

type ExerciseFacts = {
  readonly url: string;
  readonly title: string;
  readonly alsoCalled: string | undefined;
  readonly description: string;
  readonly image: string | undefined;
  readonly level: Level | undefined;
  readonly equipment: readonly Equipment[];
  readonly work: TrainedMuscles;
  /** The instructions, in steps. */
  readonly steps: readonly string[];
};

/** Equipment that isn't a tool. */
const noTool: readonly Equipment[] = ['body only', 'other'];

/**
 * The instructions for an exercise; undefined if there are no steps. schema.org has no type for an
 * exercise (`ExercisePlan` is a routine), so it is a `HowTo` about a `PhysicalActivity`.
 */
export const toExerciseHowToThing = (
  facts: ExerciseFacts,
  publisher: PublisherNameUrlAndLanguage,
): SchemaOrgThing | undefined =>
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
        publisher: publisherReferenceOf(publisher),
        about: {
          '@type': 'PhysicalActivity',
          name: facts.title,
          alternateName: facts.alsoCalled,
          associatedAnatomy: [...facts.work.primary, ...facts.work.secondary].map((name) => ({
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

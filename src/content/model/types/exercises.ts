import { libraryEquipment } from '../../../domain/training/all-equipment.ts';
import { gymStationNameList } from '../../../domain/training/gym-station-name-list.ts';
import { levels } from '../../../domain/training/levels.ts';
import { loadingKinds, movementPatterns } from '../../../domain/training/movement-and-loading.ts';
import { muscles } from '../../../domain/training/muscles.ts';
import { soreParts } from '../../../domain/training/sore-part.ts';
import {
  anyNumberOfTheseTexts,
  searchPhrases,
  clinicalReviewFields,
  integer,
  markdown,
  oneOf,
  optionalFilms,
  optionalInteger,
  optionalOneOf,
  optionalPicture,
  optionalText,
  picture,
  slug,
  text,
} from '../field.ts';
import type { ContentType } from '../field.ts';

export const exerciseCategory = {
  name: 'Exercise category',
  titleField: 'title',
  fields: {
    title: text,
    slug,
    order: integer,
    image: picture,
    excerpt: text,
    askedAs: searchPhrases,
  },
} as const satisfies ContentType;

export const exercise = {
  name: 'Exercise',
  titleField: 'title',
  fields: {
    title: text,
    altTitle: optionalText,
    slug,
    category: { kind: 'slugOf', type: 'exerciseCategory', required: true },
    level: oneOf(...levels),
    equipment: { kind: 'texts', oneOf: libraryEquipment, required: true },
    primaryMuscles: { kind: 'texts', oneOf: muscles, required: true },
    secondaryMuscles: anyNumberOfTheseTexts(...muscles),
    pattern: oneOf(...movementPatterns),
    loading: oneOf(...loadingKinds),
    /** Whether it trains one side and then the other, so that plans count it per side. */
    oneSided: { kind: 'boolean', required: false },
    relativeLoad: optionalInteger,
    /** The movements whose `relativeLoad` is in per cent of this lift. */
    mainLiftOf: anyNumberOfTheseTexts(...movementPatterns),
    /** The place among the lifts that are offered first for a maximum. */
    commonLiftOrder: optionalInteger,
    station: optionalOneOf(...gymStationNameList),
    /** Parts of the body that it loads, unlike most of its movement. */
    alsoLoads: anyNumberOfTheseTexts(...soreParts),
    /** Parts of the body that it spares, unlike most of its movement. */
    spares: anyNumberOfTheseTexts(...soreParts),
    /** Parts of the body for which a coach would suggest it first. */
    kindTo: anyNumberOfTheseTexts(...soreParts),
    insteadWhenBloated: { kind: 'slugOf', type: 'exercise', required: false },
    otherAppNames: { kind: 'texts', required: false },
    /** Its category and name in the catalogue of Garmin’s watches: `squat/goblet squat`. */
    watchExercise: optionalText,
    image: picture,
    imageStart: optionalPicture,
    imageEnd: optionalPicture,
    /** How the exercise moves, from the side that says most. */
    movie: optionalFilms,
    /** The same from other sides. */
    movieSides: optionalFilms,
    movieCaptions: { kind: 'captions', required: false },
    /** The working muscles at the hardest moment of each film, in the order of the films. */
    movieMuscles: { kind: 'overlays', required: false },
    ...clinicalReviewFields,
    excerpt: text,
    askedAs: searchPhrases,
    content: markdown,
  },
} as const satisfies ContentType;

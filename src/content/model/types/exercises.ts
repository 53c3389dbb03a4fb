import { exerciseEquipment } from '../../../domain/training/equipment.ts';
import { levels } from '../../../domain/training/levels.ts';
import { loadings, movementPatterns } from '../../../domain/training/movement-pattern.ts';
import { muscles } from '../../../domain/training/muscles.ts';
import {
  integer,
  markdown,
  oneOf,
  optionalInteger,
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
  fields: { title: text, slug, order: integer, image: picture, excerpt: text },
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
    equipment: { kind: 'texts', oneOf: exerciseEquipment, required: true },
    primaryMuscles: { kind: 'texts', oneOf: muscles, required: true },
    secondaryMuscles: { kind: 'texts', oneOf: muscles, required: false },
    pattern: oneOf(...movementPatterns),
    loading: oneOf(...loadings),
    relativeLoad: optionalInteger,
    image: picture,
    imageStart: optionalPicture,
    imageEnd: optionalPicture,
    excerpt: text,
    content: markdown,
  },
} as const satisfies ContentType;

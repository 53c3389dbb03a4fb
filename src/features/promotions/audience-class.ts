import type { Audience } from '../../domain/promotions.ts';

/**
 * The class names that hide an element from everybody but its audience (`src/ui/styles/base.css`).
 * The HTML is the same for everybody, so nothing shifts once a page knows its visitor.
 */
export const audienceClass = (audience: Audience): string =>
  [
    audience.includes(true) ? [] : 'not-for-subscribers',
    audience.includes(null) ? [] : 'not-until-known',
  ]
    .flat()
    .join(' ');

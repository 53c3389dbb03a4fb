import { describe, expect, it } from 'vitest';
import { drillExplanationAnchor, drillExplanationPath, isSelfExplanatoryDrill } from './drills.ts';

describe('drillExplanationAnchor', () => {
  it.each([
    ['Hip hinge', 'hip-hinge'],
    ['Hip hinge, bum to a wall', 'hip-hinge'],
    ['Hinge with a broom handle along the spine', 'hip-hinge'],
    ['Hang from the bar, pulling the shoulders down', 'scapular-pull-up'],
    ['Slow breath into the ribs', 'slow-breath'],
    ['Breathe out slowly, feet on the bed', 'slow-breath'],
    ['Arm circles with a stick', 'shoulder-pass-through'],
    ['Arm circles', 'arm-circle'],
    ['Shoulder circles', 'arm-circle'],
    ['Small jump, firm landing', 'firm-landing'],
    ['March, knees high', 'march'],
    ['Single-leg stand, turning the head', 'single-leg-stand'],
  ])('explains %s under %s', (name, anchor) => {
    expect(drillExplanationAnchor(name)).toBe(anchor);
  });

  it.each(['March or skip', 'Bike or rower', 'Chin-over-bar hold', 'Heel slide', ''])(
    'doesn’t explain %s',
    (name) => {
      expect(drillExplanationAnchor(name)).toBeUndefined();
      expect(drillExplanationPath(name)).toBeUndefined();
    },
  );
});

it('leads to the heading of the article', () => {
  expect(drillExplanationPath('Cat-cow')).toBe('/articles/drills/#cat-cow');
});

it.each(['Bike or rower', 'Brisk walk', 'Skipping, jacket on', 'March or skip', 'Row, hard'])(
  'takes %s as it is',
  (name) => {
    expect(isSelfExplanatoryDrill(name)).toBe(true);
  },
);

it.each(['Chin-over-bar hold', 'Narrow stance', 'Open book, lying on the side'])(
  'wants a word about %s',
  (name) => {
    expect(isSelfExplanatoryDrill(name)).toBe(false);
  },
);

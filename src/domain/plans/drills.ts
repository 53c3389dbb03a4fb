import { articlePath } from '../routes.ts';

/**
 * The slug of the article that explains the drills of our plans, each under a heading of its own.
 */
export const drillsArticleSlug = 'drills';

type Drill = { readonly anchor: string; readonly name: RegExp };

/**
 * Drills that several plans name, and the heading that explains each. Plans write them with what
 * varies behind: “Hip hinge, bum to a wall”.
 */
const drills: readonly Drill[] = [
  { anchor: 'pelvic-floor-lift', name: /^pelvic floor lift/ },
  { anchor: 'slow-breath', name: /^(?:slow breath|long breath|breathe out)/ },
  { anchor: 'cat-cow', name: /^cat-cow/ },
  { anchor: 'hip-hinge', name: /^(?:hip )?hinge\b/ },
  { anchor: 'inchworm', name: /^inchworm/ },
  { anchor: 'lunge-without-weight', name: /^(?:slow )?bodyweight lunge|^lunge with a reach/ },
  { anchor: 'leg-swing', name: /^leg swing/ },
  { anchor: 'deep-squat-hold', name: /^deep squat hold/ },
  { anchor: 'couch-stretch', name: /^couch stretch/ },
  { anchor: 'hamstring-stretch', name: /^(?:lying )?hamstring stretch/ },
  { anchor: 'march', name: /^march(?!.* or )/ },
  { anchor: 'scapular-pull-up', name: /^scapular pull-up|^hang from the bar/ },
  { anchor: 'scapular-push-up', name: /^scapular push-up/ },
  {
    anchor: 'shoulder-pass-through',
    name: /^shoulder pass-through|^shoulder circle with a band|^arm circles? with a stick/,
  },
  { anchor: 'arm-circle', name: /^arm circle|^shoulder (?:circles|rolls)/ },
  { anchor: 'reach-overhead', name: /^reach overhead/ },
  { anchor: 'wall-slide', name: /^wall slide/ },
  { anchor: 'kettlebell-halo', name: /^kettlebell halo|^light bell around the head/ },
  { anchor: 'elbow-circles-with-the-bar', name: /^elbow circles/ },
  { anchor: 'muscle-snatch-and-muscle-clean', name: /^muscle (?:snatch|clean)/ },
  { anchor: 'broad-jump', name: /^broad jump/ },
  { anchor: 'firm-landing', name: /firm landing|^jump and land flat/ },
  { anchor: 'heel-raise-and-firm-drop', name: /^heel raise and firm drop/ },
  { anchor: 'single-leg-stand', name: /^single-leg stand/ },
  { anchor: 'heel-to-toe-walk', name: /^heel-to-toe walk/ },
];

/** Moving about at a pace, which explains itself: walking, cycling, rowing, skipping, stairs. */
const movingAbout =
  /\b(?:walk|walking|bike|rower|row|rowing|treadmill|cross-trainer|hill|skip|skipping|easy pace)\b/;

/** The heading that explains a drill of a plan; undefined for a name that none explains. */
export const drillExplanationAnchor = (name: string): string | undefined =>
  drills.find((drill) => drill.name.test(name.toLowerCase()))?.anchor;

/** The address of the explanation of a drill; undefined if there is none. */
export const drillExplanationPath = (name: string): string | undefined => {
  const anchor = drillExplanationAnchor(name);
  return anchor === undefined ? undefined : `${articlePath(drillsArticleSlug)}#${anchor}`;
};

/** Whether a name in a plan explains itself. */
export const isSelfExplanatoryDrill = (name: string): boolean =>
  movingAbout.test(name.toLowerCase());

import { bandStrengths } from '../plan.ts';

// Patterns for how coaches write sets, loads, rest and tempo. Each character of a matched text is
// replaced with a marker, which later patterns can look for.

/**
 * The marker for a character that was understood. It can't occur in a text: invisible characters
 * were removed before.
 */
export const understoodCharacterMark = '\u0001';

const number = String.raw`\d+(?:[.,]\d+)?`;
/** A dash with a space before it alone is a minus sign. */
const range = String.raw`(${number})(?:(?:-\s*|\s+-\s+|\s*to\s*)(${number})(?!\d))?`;
const timeUnit = String.raw`(?:min(?:ute)?s?|s(?:ec(?:ond)?s?)?|[′″])`;
const metres = String.raw`(?:m|met(?:re|er)s?|km)`;
const eachSide = String.raw`(?:\/|per|each|ea\.?|e\/)\s*(?:side|leg|arm|way|direction)`;
const side = String.raw`(\s*(?:${eachSide}|each|ea|e\/s|p\/s)(?![a-z]))?`;
const failure = String.raw`(?:amrap|max(?: reps)?|(?:to )?failure|to fail)`;
/** "5+": five or more. */
const orMore = String.raw`(\+(?![\d.]|\s*\d))?`;
/** First and last number, unit; or to failure, also as "F"; or more; `/8` after `8`; each side. */
const amount = String.raw`(?:${range}\s*(reps?|${timeUnit}|${metres})?(?![\da-z%]|\s*(?:kg|lb))|(?:${failure}|f)(?![a-z]))${orMore}(\/\d+)?${side}`;
const kilos = String.raw`(kgs?|kilos?|lbs?|pounds?)(?![a-z])`;
const hand = String.raw`(\s*(?:(?:per|each|ea\.?|\/|a)\s*(?:hand|db|dumbbell|kb|arm|side)|dbs|each|ea)(?![a-z]))?`;
const noLoad = String.raw`(?![\d.%]|\s*(?:kg|lb))`;

const pattern = (source: string): RegExp => new RegExp(source, 'gi');

/**
 * A dash between repetitions and what follows them, not within a range: "3x8 - 60kg", "3x8-10 - 2
 * RIR", "3x8 - 90s rest". With 40 or more it may be a range of loads after all: "3x60 - 65kg".
 */
export const dashAfterRepsPattern = pattern(
  String.raw`((?:\d\s*x|\bsets?\s*of|\d[-\/])\s*[1-3]?\d\s+)-(?=\s+${number}(?:\s*-\s*${number})?\s*(?:%|kg|kilo|lb|pound|(?:rir|rpe)\b(?!\s*\d)|${timeUnit}\s*(?:of\s+)?rest\b))`,
);

/** "add 2.5 kg each week", "+2.5kg/wk" */
export const weeklyIncreasePattern = pattern(
  String.raw`(?:\badd\s*|\+\s*)(${number})\s*(kgs?|%|reps?|sets?|s(?:ec(?:ond)?s?)?)\s*(?:each|every|per|a|\/)\s*w(?:ee)?k(?![a-z])`,
);

export const restPatterns = [
  /** "rest 90s", "rest: 2-3 min between sets" */
  pattern(
    String.raw`\brest(?:ing)?(?:\s+(?:for|of))?\s*[:=]?\s*${range}\s*(${timeUnit}(?![a-z]))?(?:\s*(?:(?:between|btw)(?:\s+(?:each\s+)?(?:sets?|rounds?))?|each\s+(?:set|round))(?![a-z]))?`,
  ),
  /** "90s rest" */
  pattern(String.raw`${range}\s*(${timeUnit})\s*(?:of\s+)?(?:rest|between sets)(?![a-z])`),
] as const;

/** "tempo 3110", "tempo: 3-1-x" */
export const namedTempoPattern = pattern(
  String.raw`\btempo\s*[:=@]?\s*([\dx](?:\s?[-\/.: ]?\s?[\dx]){2,3})(?![\dx%a-z])`,
);
/** "2-0-1-0" */
export const dashedTempoPattern = pattern(
  String.raw`(?<![\d.\/-])(\d{1,2}-(?:\d{1,2}|x)-(?:\d{1,2}|x)(?:-(?:\d{1,2}|x))?)(?![\d\/-]|\s*(?:kg|lb|%|reps?))`,
);
/** "31X0" */
export const packedTempoWithXPattern = pattern(
  String.raw`(?:@\s*)?(?<![\da-z])(\d[\dx]x\d|\d{2}x[\dx]|x\d{3})(?![\da-z])`,
);

/** "@RPE 8", "8 RPE" */
export const rpePatterns = [
  pattern(String.raw`(?:@|\bat\b)?\s*\brpe\s*[:@]?\s*${range}`),
  pattern(String.raw`(?:@|\bat\b)?\s*${range}\s*rpe\b`),
] as const;
/** "2 RIR", "leave 2 in the tank" */
export const rirPatterns = [
  pattern(
    String.raw`(?:@|\bat\b|\bleave\b|\bleaving\b)?\s*${range}\s*(?:rir\b|(?:reps?\s+)?(?:left\s+)?in (?:reserve|the tank)\b)`,
  ),
  pattern(String.raw`(?:@\s*)?\brir\s*[:@]?\s*${range}`),
] as const;
/** "@ 80% of 1RM" */
export const percentPattern = pattern(
  String.raw`(?:@|\bat\b|\bx\b)?\s*(?<![\d.]|\s-)${range}\s*%(?:\s*(?:of\s*)?(?:1\s*rm|e1rm|max)\b)?`,
);
/** "BW+10kg" */
export const addedWeightPattern = pattern(
  String.raw`\b(?:bw|body ?weight)\s*\+\s*(${number})\s*${kilos}`,
);
/** "2x20kg": one in each hand */
export const weightInEachHandPattern = pattern(
  String.raw`(?<![\d.x])2\s*x\s*(${number})\s*${kilos}(?:\s*dbs?\b)?`,
);
/** "60-65 kg", "20kg each hand", "@ 140 lbs" */
export const weightPattern = pattern(
  String.raw`(?:@|\bat\b|\bwith\b|\bw\/|(?<=\d)\s*x)?\s*(?<![\d.]|\s-)${range}\s*${kilos}${hand}`,
);
/** "light band" */
export const bandPattern = pattern(
  String.raw`(?:\bwith\b|\bw\/|@|\bat\b)?\s*(?:\b(?:an?|the)\s+)?\b(${bandStrengths.join('|')})\s+band\b`,
);

const loadUnit = String.raw`\s*(?:%|kgs?|kilos?|lbs?|pounds?)`;
/** The numbers of a list, but not those after sets as in "3x8/60kg". */
const loadList = (unit: string): string =>
  String.raw`(?<![\d.,\/-]|x\s*|\bof\s+|[\/]\s+)(${number}${unit}(?:\s*\/\s*${number}${unit})+|${number}${unit}(?:-${number}${unit}){2,})`;
/** A load for each set: "65/75/85%", "60kg/65kg" */
export const slashedLoadsEndingInUnitPattern = pattern(
  String.raw`(?:@|\bat\b)?\s*${loadList(`(?:${loadUnit}(?![a-z]))?`)}(?<=[%a-z])(?:\s*(?:of\s*)?(?:1\s*rm|e1rm|max)\b)?${hand}`,
);
/** "65% 75% 85%" */
export const spacedListOfLoadsPattern = pattern(
  String.raw`(?:@|\bat\b)?\s*(?<![\d.,\/-]|x\s*|[\/]\s+)(${number}${loadUnit}(?![a-z])(?:\s+${number}${loadUnit}(?![a-z]))+)${hand}`,
);
/** "RPE 7/8/9", "3/2/1 RIR" */
export const effortListPatterns = [
  pattern(String.raw`(?:@|\bat\b)?\s*\b(rpe|rir)\s*[:@]?\s*${loadList('')}(?![\d%a-z])`),
  pattern(String.raw`(?:@|\bat\b)?\s*${loadList('')}\s*(rpe|rir)\b`),
] as const;
/** "@ 60/65/70" */
export const listOfLoadsWithoutUnitPattern = pattern(
  String.raw`@\s*${loadList('')}(?![\d%a-z\/.-]|\s*(?:x|kg|lb))`,
);

/** "3x12-10-8" */
export const setsTimesSlashedOrDashedRepsPattern = pattern(
  String.raw`(?<![\d.])(\d{1,2})\s*x\s*(\d+(?:[-\/]\d+){2,})${noLoad}`,
);
/** "3x8x60" */
export const setsRepsWeightWithoutUnitPattern = pattern(
  String.raw`(?<![\d.])(\d{1,2})\s*x\s*(\d{1,3})\s*x\s*(${number})(?![\d%a-z]|\s*(?:kg|lb))`,
);
export const setsOfAmountPatterns = [
  /** "3x8", "3 sets x 30s", "3 x AMRAP" */
  pattern(String.raw`(?<![\d.])(\d{1,2})\s*(?:sets?\s*)?x\s*${amount}`),
  /** "3 sets of 8" */
  pattern(String.raw`(?<![\d.])(\d{1,2})\s*sets?\s*(?:of|,|@|\/|:)?\s*${amount}`),
] as const;
export const amountWithUnitTimesSetsPatterns = [
  /** "10 reps x 3 sets" */
  pattern(String.raw`(?<![\d.])${range}\s*(reps?)${side}\s*(?:x|for|,|\/)?\s*(\d{1,2})\s*sets?\b`),
  /** "60 sec x 3" */
  pattern(
    String.raw`(?<![\d.])${range}\s*(${timeUnit}|reps?)${side}\s*x\s*(\d{1,2})(?:\s*sets?)?(?![\d.%a-z]|\s*(?:kg|lb))`,
  ),
] as const;
/** "8/8/8", "12-10-8" */
export const slashedOrDashedRepsPattern = pattern(
  String.raw`(?<![\d.\/])(\d{1,3}(?:\s?\/\s?\d{1,3}){2,}|(?<!-)\d{1,2}(?:-\d{1,2}){2,})(?![\d%\/-]|\s*(?:kg|lb))${orMore}${side}`,
);

/** "3 sets" */
export const setsWithoutAmountPattern = pattern(String.raw`(?<![\d.])(\d{1,2})\s*sets?\b`);
export const amountWithoutSetsPatterns = [
  /** "10 reps", "45 s", "40 m each side" */
  pattern(String.raw`(?<![\d.])${range}\s*(reps?|${timeUnit}|${metres})(?![a-z])${side}`),
  /** "x8" */
  pattern(String.raw`(?:^|\s)x\s*(\d+)(?:\s*-\s*(\d+))?()${noLoad}${side}`),
  /** "10 burpees" */
  pattern(String.raw`^\s*(\d{1,3})(?:\s*-\s*(\d{1,3}))?()()\s+(?=[a-z])`),
] as const;
/** "to failure", "AMRAP" */
export const failureWithoutSetsPattern = pattern(String.raw`\b${failure}(?![a-z])${side}`);
/** "push-ups 10" */
export const bareRepsAfterNamePattern = pattern(
  String.raw`(?<=[a-z)]\s+)(\d{1,3})(?:\s*-\s*(\d{1,3}))?()${side}(?=\s*(?:$|[\u0001,;(@]))`,
);
/** "@ 60", "@8" */
export const loadWithoutUnitPattern = pattern(
  String.raw`(?:@|\bat\b|(?<=\u0001\s*)x)\s*${range}(?![\d%a-z])`,
);
/** "BW", after the sets or after "@": the name may begin with it. */
export const bodyweightPattern = pattern(
  String.raw`(?<=\u0001.*)(?:@|\bat\b|\bwith\b)?\s*\b(?:bw|body ?weight)\b|(?:@|\bat\b)\s*\b(?:bw|body ?weight)\b|\bbw\s*$`,
);
/** "each leg", alone */
export const eachSideAlonePattern = new RegExp(String.raw`^\s*(?:${eachSide}|each|ea)\.?\s*$`, 'i');
/** "(each leg)", after the sets */
export const eachSideAfterSetsPattern = pattern(
  String.raw`(?<=\u0001\s*,?\s*)\(?\s*${eachSide}\b\s*\)?|(?<=\u0001\s*)(?:each|ea)\b`,
);
export const bracketedPattern = /\(([^()]*)\)/g;

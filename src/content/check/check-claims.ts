import type { ContentFault } from '../../domain/content-fault.ts';
import type { ContentTypeId } from '../model/content-type-id.ts';
import type { RawEntry } from '../model/entry.ts';
import { toContentError, valueInQuotesOrAsJson } from './content-error.ts';

/*
 * The CAP Code (rule 13.9) forbids advertisements that claim a precise loss of weight within a
 * stated period. We keep to it for gains and centimetres too. The pace that a plan is written for
 * stands in the plan, where only those read it who have bought it.
 */

/**
 * The types whose entries are there to sell, or appear where something is sold: every text of
 * theirs is checked.
 */
const sellingTypes: ReadonlySet<ContentTypeId> = new Set<ContentTypeId>([
  'product',
  'workoutPack',
  'preBuiltPlan',
  'homeGymPack',
  'subscriptionOffer',
  'ad',
  'homeBanner',
  'siteText',
  'mail',
]);

/** Of a plan only these are shown where it is offered. */
const teaserFields: ReadonlySet<string> = new Set(['title', 'excerpt']);
const teaserTypes: ReadonlySet<ContentTypeId> = new Set<ContentTypeId>([
  'workoutPlan',
  'memberPlan',
]);

const number = String.raw`(?:\d+(?:[.,]\d+)?|half an?|(?:a )?(?:third|quarter) of an?|an?|one|two|three|four|five|six|seven|eight|nine|ten|a few|several)`;

/**
 * “2 to 3 kg”, “half a kilo”, “four centimetres”, “0.5 to 0.7% of your bodyweight”, but not “2 g
 * per kilo” or “1.6 g a kilogram”.
 */
const amountText = String.raw`(?<!\b(?:g|grams?|kcal) (?:of \w+ )?)\b${number}(?: ?(?:to|or|and|–|-) ?(?:${number} )?${number}?)?[ -]?(?:(?:kg|kilos?|kilograms?|lb|lbs|pounds?|stone|cm|centimetres?|inch|inches|dress sizes?)\b|%(?= of (?:your |her )?(?:body ?weight|body fat|fat)))`;
const amount = new RegExp(amountText, 'i');

/** “0.3 kg a week”, “two kilos in six weeks”. */
const pace = new RegExp(
  String.raw`${amountText} (?:a|per|each|every|in an?|in (?:the )?${number}) (?:day|week|fortnight|month)`,
  'i',
);

/** What the amount is of. The weight of a bar is none of these. */
const ofTheBody =
  /\b(?:fat|body ?weight|body fat|the scales?|scales|waist|hips|thighs?|belly|tummy|lose|loses|losing|lost|shed|sheds|slimmer|leaner|weigh|weighs)\b/i;

const period =
  /\b(?:days?|weeks?|weekly|fortnights?|months?|monthly|years?|by (?:spring|summer|christmas))\b/i;

/** A day of a plan, which has weights and numbers of days of its own. */
const workout = /^```[\s\S]*?^```/gm;

/**
 * The sentences of a text that name an amount of body weight, fat or centimetres, in a paragraph
 * that also names a period. In a paragraph about the body “0.3 kg a week” is enough.
 */
export const listBodyChangeClaimsInText = (text: string): readonly string[] =>
  text
    .replaceAll(workout, '')
    .split('\n')
    .filter((paragraph) => period.test(paragraph) && ofTheBody.test(paragraph))
    .flatMap((paragraph) => paragraph.split(/(?<=[.!?;])\s+/))
    .filter(
      (sentence) => (amount.test(sentence) && ofTheBody.test(sentence)) || pace.test(sentence),
    )
    .map((sentence) => sentence.trim());

const textsOf = (value: unknown): readonly string[] =>
  typeof value === 'string'
    ? [value]
    : Array.isArray(value)
      ? value.filter((one) => typeof one === 'string')
      : [];

/**
 * Refuses an amount of body weight, fat or centimetres beside a period on everything that sells.
 */
export const findSellingBodyChangeClaimErrors = (entry: RawEntry): readonly ContentFault[] =>
  Object.entries(entry.fields)
    .filter(
      ([name]) =>
        sellingTypes.has(entry.type) || (teaserTypes.has(entry.type) && teaserFields.has(name)),
    )
    .flatMap(([name, value]) =>
      textsOf(value)
        .flatMap(listBodyChangeClaimsInText)
        .map((sentence) =>
          toContentError<RawEntry>(
            entry,
            name,
            `it promises an amount within a period: ${valueInQuotesOrAsJson(sentence)}`,
            'say what she does, not how much of her goes or comes by when; the pace may stand inside the plan',
          ),
        ),
    );

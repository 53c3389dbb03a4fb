import { pathOfSlug } from '../../domain/routes.ts';
import { contentModel } from '../model/content-model.ts';
import type { ContentTypeId } from '../model/content-type-id.ts';
import { isFieldEmpty } from '../model/entry.ts';
import type { ContentField } from '../model/field.ts';
import { isSlug } from '../model/entry-path.ts';
import { checkMarkdownAndReportErrors } from './check-markdown-and-report-errors.ts';
import { valueInQuotesOrAsJson } from './content-error.ts';
import type { ReportFieldError } from './content-error.ts';
import type { SlugsPathsAndExercisesOfSpace } from './space-index.ts';

const isTextList = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');

const isCalendarDate = (value: string): boolean => {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})(?:T.*)?$/.exec(value) ?? [];
  if (year === undefined || Number.isNaN(Date.parse(value))) return false;
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  return date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day);
};

const checkTexts = (
  values: readonly string[],
  { oneOf, pattern }: Extract<ContentField, { kind: 'text' | 'texts' }>,
  report: ReportFieldError,
): void => {
  for (const value of values) {
    if (oneOf !== undefined && !oneOf.includes(value)) {
      report(
        `${valueInQuotesOrAsJson(value)} is not one of its values`,
        `use one of: ${oneOf.join(', ')}`,
      );
    }
    if (pattern !== undefined && !pattern.expression.test(value)) {
      report(
        `${valueInQuotesOrAsJson(value)} is not of its form`,
        `write it like "${pattern.example}"`,
      );
    }
  }
};

const checkReferences = (
  values: readonly string[],
  type: ContentTypeId,
  index: SlugsPathsAndExercisesOfSpace,
  report: ReportFieldError,
): void => {
  const slugs = index.slugs.get(type) ?? new Set<string>();
  const name = contentModel[type].name.toLowerCase();
  const withArticle = `${/^[aeiou]/.test(name) ? 'an' : 'a'} ${name}`;
  for (const value of values.filter((slug) => !slugs.has(slug))) {
    report(
      `${valueInQuotesOrAsJson(value)} is not the slug of ${withArticle}`,
      slugs.size === 0
        ? `publish ${withArticle} with that slug`
        : `use one of: ${[...slugs].sort().join(', ')}, or publish ${withArticle} with that slug`,
    );
  }
};

const checkPictures = (
  ids: readonly string[],
  { assets }: SlugsPathsAndExercisesOfSpace,
  report: ReportFieldError,
): void => {
  for (const id of ids) {
    const asset = assets.get(id);
    if (asset === undefined) {
      report(`the picture ${id} is not published`, 'publish it, or choose another picture');
      continue;
    }
    if (!asset.mimeType.startsWith('image/')) {
      report(`the file "${asset.title}" (${id}) is no picture`, 'choose a picture');
    }
    if (asset.altText.trim() === '') {
      report(
        `the picture "${asset.title}" (${id}) has no alt text`,
        'say what is seen in the description of the picture, in the media library',
      );
    }
  }
};

/** A phone on a train loads as much in about ten seconds. */
const maxFilmBytes = 4_000_000;

const checkFilms = (
  ids: readonly string[],
  { assets }: SlugsPathsAndExercisesOfSpace,
  report: ReportFieldError,
): void => {
  for (const id of ids) {
    const asset = assets.get(id);
    if (asset === undefined) {
      report(`the film ${id} is not published`, 'publish it, or choose another film');
      continue;
    }
    if (!['video/mp4', 'video/webm'].includes(asset.mimeType)) {
      report(`the file "${asset.title}" (${id}) is no film`, 'choose an MP4 or WebM file');
    }
    if (asset.bytes > maxFilmBytes) {
      report(
        `the film "${asset.title}" (${id}) has ${(asset.bytes / 1e6).toFixed(1)} MB`,
        'export it with 4 MB or less: shorter, smaller, or without sound',
      );
    }
  }
};

const checkCaptions = (
  ids: readonly string[],
  { assets }: SlugsPathsAndExercisesOfSpace,
  report: ReportFieldError,
): void => {
  for (const id of ids) {
    const asset = assets.get(id);
    if (asset === undefined) {
      report(`the captions ${id} are not published`, 'publish them, or choose other captions');
    } else if (asset.mimeType !== 'text/vtt') {
      report(`the file "${asset.title}" (${id}) has no captions`, 'choose a WebVTT file (.vtt)');
    }
  }
};

/** Ours have 2 KB. */
const maxOverlayBytes = 20_000;

const checkOverlays = (
  ids: readonly string[],
  { assets }: SlugsPathsAndExercisesOfSpace,
  report: ReportFieldError,
): void => {
  for (const id of ids) {
    const asset = assets.get(id);
    if (asset === undefined) {
      report(`the drawing ${id} is not published`, 'publish it, or leave the field empty');
    } else if (asset.mimeType !== 'image/svg+xml' || asset.bytes > maxOverlayBytes) {
      report(
        `the file "${asset.title}" (${id}) is no small drawing`,
        'choose one that `draw -- --tint` has drawn (SVG), or leave the field empty',
      );
    }
  }
};

const reportWrongKind = (value: unknown, report: ReportFieldError, expected: string): void =>
  report(`${valueInQuotesOrAsJson(value)} is not ${expected}`, `enter ${expected}`);

const checkValue = (
  type: ContentTypeId,
  field: ContentField,
  value: unknown,
  index: SlugsPathsAndExercisesOfSpace,
  report: ReportFieldError,
): void => {
  switch (field.kind) {
    case 'text':
      if (typeof value !== 'string') reportWrongKind(value, report, 'a text');
      else checkTexts([value], field, report);
      return;
    case 'texts':
      if (!isTextList(value)) reportWrongKind(value, report, 'a list of texts');
      else checkTexts(value, field, report);
      return;
    case 'slug':
      if (!isSlug(value)) {
        report(
          `${valueInQuotesOrAsJson(value)} cannot be part of an address`,
          'use small letters, figures and single dashes, for example goblet-squat',
        );
      }
      return;
    case 'slugOf':
      if (typeof value !== 'string') reportWrongKind(value, report, 'a slug');
      else checkReferences([value], field.type, index, report);
      return;
    case 'slugsOf':
      if (!isTextList(value)) reportWrongKind(value, report, 'a list of slugs');
      else checkReferences(value, field.type, index, report);
      return;
    case 'siteAddress':
      if (typeof value !== 'string') reportWrongKind(value, report, 'an address on this site');
      else if (!index.paths.has(pathOfSlug(value))) {
        report(
          `it leads to ${pathOfSlug(value)}, a page that does not exist`,
          'enter the address of a published page without its first and last slash, for example workout-plans',
        );
      }
      return;
    case 'integer':
      if (!Number.isInteger(value)) reportWrongKind(value, report, 'a whole number');
      return;
    case 'price':
      if (typeof value !== 'number' || !Number.isFinite(value) || value < 0) {
        report(
          `${valueInQuotesOrAsJson(value)} is not a price`,
          'enter a number of 0 or more without a currency sign, for example 49.99',
        );
      }
      return;
    case 'boolean':
      if (typeof value !== 'boolean') reportWrongKind(value, report, 'yes or no');
      return;
    case 'date':
      if (typeof value !== 'string' || !isCalendarDate(value)) {
        report(
          `${valueInQuotesOrAsJson(value)} is not a date`,
          'enter a day of the calendar as year-month-day, for example 2026-03-14',
        );
      }
      return;
    case 'picture':
    case 'pictures':
      if (!isTextList(value)) reportWrongKind(value, report, 'a picture');
      else checkPictures(value, index, report);
      return;
    case 'films':
      if (!isTextList(value)) reportWrongKind(value, report, 'a film');
      else checkFilms(value, index, report);
      return;
    case 'captions':
      if (!isTextList(value)) reportWrongKind(value, report, 'captions');
      else checkCaptions(value, index, report);
      return;
    case 'overlays':
      if (!isTextList(value)) reportWrongKind(value, report, 'drawings');
      else checkOverlays(value, index, report);
      return;
    case 'markdown':
      if (typeof value !== 'string') reportWrongKind(value, report, 'a text');
      // The texts of e-mails have checks of their own: `check-mails.ts`.
      else if (type !== 'mail') checkMarkdownAndReportErrors(type, value, index, report);
      return;
  }
};

/** The problem and remedy of a required field without a value, by kind. */
const missing: Readonly<Record<ContentField['kind'], readonly [problem: string, remedy: string]>> =
  {
    text: ['it is empty', 'write something'],
    texts: ['it is empty', 'add at least one'],
    slug: ['it is missing', 'enter the last part of the address, for example goblet-squat'],
    slugOf: ['it is missing', 'enter the slug of an entry that exists'],
    slugsOf: ['it is empty', 'enter the slug of at least one entry that exists'],
    siteAddress: ['it is missing', 'enter an address on this site, for example workout-plans'],
    integer: ['it is missing', 'enter a whole number'],
    price: ['it is missing', 'enter a number without a currency sign, for example 49.99'],
    boolean: ['it is not set', 'choose yes or no'],
    date: ['it is missing', 'enter a day, for example 2026-03-14'],
    picture: ['it has no picture, or the picture is not published', 'choose a published picture'],
    pictures: [
      'it has no pictures, or they are not published',
      'choose at least one published picture',
    ],
    films: ['it has no film, or the film is not published', 'choose a published film'],
    captions: ['it has no captions, or they are not published', 'choose published captions'],
    overlays: ['it has no drawings, or they are not published', 'choose published drawings'],
    markdown: ['it is empty', 'write the text'],
  };

/** Checks one field of an entry, on its own and against the rest of the space. */
export const checkFieldAndReportErrors = (
  type: ContentTypeId,
  field: ContentField,
  value: unknown,
  index: SlugsPathsAndExercisesOfSpace,
  report: ReportFieldError,
): void => {
  if (!isFieldEmpty(value)) checkValue(type, field, value, index, report);
  else if (field.required) report(...missing[field.kind]);
};

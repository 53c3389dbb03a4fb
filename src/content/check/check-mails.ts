import {
  findSubjectOrHeadingSyntaxProblems,
  valueAndLinkNamesInPart,
  parseMailTemplatePartsAndProblems,
  splitAtTemplateValues,
} from '../../domain/mails/mail-text.ts';
import {
  valuesAndLinksAllowedInNotice,
  noticeTextRules,
  noticeValueNamesThatMayBeEmpty,
} from '../../domain/notices/notice-text-rules.ts';
import { noticeKinds, type NoticeKind } from '../../domain/notices/notices.ts';
import { entriesOfTypes, type PartialEntry, type PartialEntryOf } from '../model/entry.ts';
import type { ContentFault } from '../../domain/content-fault.ts';
import { sellableProgrammesAndOffersOf } from '../model/sales.ts';
import { toContentError } from './content-error.ts';

type Mail = PartialEntryOf<'mail'>;

const inBraces = (names: readonly string[]): string => names.map((name) => `{${name}}`).join(', ');

const valuesIn = (line: string): readonly string[] =>
  splitAtTemplateValues(line).flatMap((piece) => (typeof piece === 'string' ? [] : [piece.value]));

/**
 * The errors of a subject or a heading, which must not name a link or anything that may be empty.
 */
const findLineErrors = (
  entry: Mail,
  kind: NoticeKind,
  field: 'subject' | 'heading',
): readonly ContentFault[] => {
  const text = entry.fields[field] ?? '';
  const values = valuesAndLinksAllowedInNotice(kind).values.filter(
    (name) => !noticeValueNamesThatMayBeEmpty.includes(name),
  );
  return [
    ...findSubjectOrHeadingSyntaxProblems(text).map(({ problem, remedy }) =>
      toContentError(entry, field, problem, remedy),
    ),
    ...valuesIn(text)
      .filter((name) => !values.includes(name))
      .map((name) =>
        toContentError(
          entry,
          field,
          `{${name}} is nothing that it can name`,
          `use one of: ${inBraces(values)}`,
        ),
      ),
  ];
};

const findContentErrorsOf = (entry: Mail, kind: NoticeKind): readonly ContentFault[] => {
  const { parts, problems } = parseMailTemplatePartsAndProblems(entry.fields.content ?? '');
  const names = parts.map(valueAndLinkNamesInPart);
  const values = new Set(names.flatMap((part) => part.values));
  const links = new Set(names.flatMap((part) => part.links));
  const allowed = valuesAndLinksAllowedInNotice(kind);
  const shown = new Set([...values, ...links, ...valuesIn(entry.fields.heading ?? '')]);
  const error = (problem: string, remedy: string, place?: ContentFault['place']): ContentFault =>
    toContentError(entry, 'content', problem, remedy, place);
  return [
    ...problems.map(({ line, problem, remedy }) => error(problem, remedy, { line })),
    ...[...values]
      .filter((name) => !allowed.values.includes(name))
      .map((name) =>
        error(
          `{${name}} is nothing that it can name`,
          `use one of: ${inBraces(allowed.values)}; links are written [words]({accountLink})`,
        ),
      ),
    ...[...links]
      .filter((name) => !allowed.links.includes(name))
      .map((name) =>
        error(`{${name}} is nothing to link to`, `use one of: ${inBraces(allowed.links)}`),
      ),
    ...noticeTextRules[kind].needs
      .filter((name) => !shown.has(name))
      .map((name) =>
        error(`it does not name {${name}}`, 'name it: the person who gets this e-mail needs it'),
      ),
  ];
};

/** The errors of the text of an e-mail on its own. */
export const findErrorsInOneMail = (entry: Mail): readonly ContentFault[] => {
  const { kind } = entry.fields;
  return kind === undefined
    ? []
    : [
        ...findLineErrors(entry, kind, 'subject'),
        ...findLineErrors(entry, kind, 'heading'),
        ...findContentErrorsOf(entry, kind),
      ];
};

const sellsSomething = (entries: readonly PartialEntry[]): boolean =>
  sellableProgrammesAndOffersOf(entries).some(({ fields }) => fields.productId !== undefined);

/**
 * The errors of the set of e-mails: each kind has at most one text, and exactly one where something
 * is for sale.
 */
export const findMailSetErrors = (entries: readonly PartialEntry[]): readonly ContentFault[] => {
  const mails = entriesOfTypes(entries, 'mail');
  const kinds = new Set(mails.map(({ fields }) => fields.kind));
  const twice = mails.filter(
    ({ fields: { kind } }, place) => mails.findIndex(({ fields }) => fields.kind === kind) < place,
  );
  const missing = sellsSomething(entries) ? noticeKinds.filter((kind) => !kinds.has(kind)) : [];
  return [
    ...twice.map((mail) =>
      toContentError(
        mail,
        'kind',
        `another e-mail is of the kind "${mail.fields.kind}" too`,
        'delete one of them, or choose another kind',
      ),
    ),
    ...missing.map((kind): ContentFault => ({
      kind: 'error',
      type: 'E-mail',
      title: kind,
      id: `mail-${kind}`,
      field: 'kind',
      problem: `no e-mail is of the kind "${kind}", so it could not be sent`,
      remedy: 'publish one',
    })),
  ];
};

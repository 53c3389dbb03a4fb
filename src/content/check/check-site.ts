import type { ContentFault } from '../../domain/content-fault.ts';
import { routes, textPagePath } from '../../domain/routes.ts';
import { entriesOfTypes, type PartialEntry, type PartialEntryOf } from '../model/entry.ts';
import { entryTitle, toContentError, valueInQuotesOrAsJson } from './content-error.ts';

type Site = PartialEntryOf<'site'>;

const responsiblePersonFields = [
  'responsiblePersonName',
  'responsiblePersonAddress',
  'responsiblePersonEmail',
] as const;

/** A responsible person has a name and both addresses, or there is none. */
const findHalfNamedPersons = (site: Site): readonly ContentFault[] => {
  const missing = responsiblePersonFields.filter((name) => site.fields[name] === undefined);
  return missing.length === responsiblePersonFields.length
    ? []
    : missing.map((name) =>
        toContentError(
          site,
          name,
          'the responsible person is named only in part',
          'fill in her name and both addresses, or none of them',
        ),
      );
};

/** The pages in which the law wants the company's name, address, number and e-mail. */
const legalPages: readonly string[] = [routes.terms, routes.privacyPolicy];
const namedFields = ['companyName', 'companyAddress', 'companyNumber', 'email'] as const;

/** The legal pages name the company in their own sentences, so they have to change with it. */
const findOtherCompanies = (
  { fields }: Site,
  entries: readonly PartialEntry[],
): readonly ContentFault[] =>
  entriesOfTypes(entries, 'page')
    .filter(({ fields: { slug = '' } }) => legalPages.includes(textPagePath(slug)))
    .flatMap((page) =>
      namedFields.flatMap((name) => {
        const value = fields[name];
        return value === undefined || (page.fields.content ?? '').includes(value)
          ? []
          : [
              toContentError(
                page,
                'content',
                `it doesn’t name ${valueInQuotesOrAsJson(value)}, as the entry about the site does`,
                'write that, word for word, in place of what it says now',
              ),
            ];
      }),
    );

/** The errors of the entry about the site, and of the legal pages that have to agree with it. */
export const findSiteEntryErrors = (entries: readonly PartialEntry[]): readonly ContentFault[] => {
  const [site, ...others] = entriesOfTypes(entries, 'site');
  if (site === undefined) return [];
  return [
    ...others.map((other) =>
      toContentError(
        other,
        'companyName',
        `another entry says who runs the site already: ${valueInQuotesOrAsJson(entryTitle(site))}`,
        'delete one of them',
      ),
    ),
    ...findHalfNamedPersons(site),
    ...findOtherCompanies(site, entries),
  ];
};

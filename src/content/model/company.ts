import {
  noCompany,
  socialLinkFromNameAndUrlText,
  type Company,
  type EuResponsiblePerson,
} from '../../domain/company.ts';
import { entriesOfTypes, type PartialEntry, type PartialEntryOf } from './entry.ts';

type SiteFields = PartialEntryOf<'site'>['fields'];

/** The responsible person, if her name and both addresses are there. */
const responsiblePersonOf = (fields: SiteFields): EuResponsiblePerson | null => {
  const {
    responsiblePersonName: name,
    responsiblePersonAddress: address,
    responsiblePersonEmail: email,
  } = fields;
  return name === undefined || address === undefined || email === undefined
    ? null
    : { name, address, email };
};

/**
 * The company that the entry about the site names; a blank for what it, or the space, leaves out.
 */
export const readCompanyFromEntries = (entries: readonly PartialEntry[]): Company => {
  const fields: SiteFields = entriesOfTypes(entries, 'site')[0]?.fields ?? {};
  return {
    legalName: fields.companyName ?? noCompany.legalName,
    address: fields.companyAddress ?? noCompany.address,
    number: fields.companyNumber ?? noCompany.number,
    email: fields.email ?? noCompany.email,
    networks: (fields.socialLinks ?? []).map(socialLinkFromNameAndUrlText),
    responsiblePerson: responsiblePersonOf(fields),
  };
};

/** The network's name for visitors, and the site's page there. */
export type SocialLink = { readonly name: string; readonly href: string };

/**
 * Who answers for the shop's goods in the European Union and Northern Ireland: Regulation (EU)
 * 2023/988 requires somebody before anything is sold there.
 */
export type EuResponsiblePerson = {
  readonly name: string;
  readonly address: string;
  readonly email: string;
};

/** Who runs the site and sells on it, as pages, e-mails and structured data name it. */
export type Company = {
  readonly legalName: string;
  /** The registered office, on one line. */
  readonly address: string;
  /** The number in the company register. */
  readonly number: string;
  /** Where visitors and buyers write to. */
  readonly email: string;
  readonly networks: readonly SocialLink[];
  /** Null while nobody is named: nothing is sent there then. */
  readonly responsiblePerson: EuResponsiblePerson | null;
};

/**
 * What stands in for a company that the content doesn't name, in a preview or on a developer's
 * machine.
 */
export const noCompany: Company = {
  legalName: '',
  address: '',
  number: '',
  email: '',
  networks: [],
  responsiblePerson: null,
};

/** Parses a network as editors write it: `Instagram: https://www.instagram.com/name/`. */
export const socialLinkFromNameAndUrlText = (text: string): SocialLink => {
  const colon = text.indexOf(':');
  return { name: text.slice(0, colon).trim(), href: text.slice(colon + 1).trim() };
};

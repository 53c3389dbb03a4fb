import { scryptSync } from 'node:crypto';
import { ManagementError, type Management } from 'auth0';
import {
  parseSmtpUrl,
  type SmtpServerAndAccount,
} from '../../../src/config/shared/smtp-server-and-account.ts';
import { isLocalAddress } from '../../../src/config/shared/stand-in.ts';
import {
  composeLoginMailTemplates,
  type LoginMailTemplate,
} from '../../../src/domain/mails/compose-login-mail-templates.ts';
import type { Seller } from '../../../src/domain/mails/seller-and-site-url.ts';
import { readCompany } from '../../content/read-company.ts';
import { PlainFailure } from '../../plain-failure.ts';
import type { Requirement } from '../requirement.ts';
import { differingFields } from './differences.ts';
import { askAuth0, explainAuth0Failure, storedIdOf, type Tenant } from './tenant.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** The mail service that the login should use. */
type MailService = SmtpServerAndAccount & { readonly from: string };

const providerSubject = 'Auth0: e-mails of the login';

/**
 * A note with the functions' application, by which the next run sees that the password has changed:
 * Auth0 never shows it.
 */
const fingerprintName = 'smtp_fingerprint';

/**
 * A digest that doesn't reveal the password, slow enough that a short one can't be found by brute
 * force.
 */
const fingerprintOf = ({ password }: MailService, salt: string): string =>
  scryptSync(password, salt, 16).toString('hex');

/** The mail service in the settings; a sentence if an owner has to correct them first. */
const readMailService = (environment: Environment): MailService | string => {
  const text = environment['SMTP_URL']?.trim() ?? '';
  const from = environment['MAIL_FROM']?.trim() ?? '';
  if (text === '' || from === '') {
    const missing = text === '' ? 'SMTP_URL' : 'MAIL_FROM';
    return `Put ${missing} into .env (.env.example says how), then run npm run setup -- auth0: it gives Auth0 your mail service.`;
  }
  const address = parseSmtpUrl(text);
  if (address === undefined) {
    return 'Correct SMTP_URL in .env: it is such as smtps://user:password@host:465. Then run npm run setup -- auth0.';
  }
  if (isLocalAddress(text) && !isLocalAddress(environment['AUTH0_DOMAIN'] ?? '')) {
    return 'Put the mail service of the live site into .env as SMTP_URL: Auth0 can’t reach one on this machine. Then run npm run setup -- auth0.';
  }
  return { ...address, from };
};

/** Who the e-mails say that they come from; a sentence if the content doesn't say it. */
const readSeller = async (environment: Environment): Promise<Seller | string> => {
  try {
    const { legalName, number, address, email } = await readCompany(environment);
    return legalName === ''
      ? 'Publish the entry “Site” in the content, which says who runs the site. Then run npm run setup -- auth0.'
      : { legalName, number, address, email };
  } catch (error) {
    if (error instanceof PlainFailure) return error.message;
    throw error;
  }
};

/** Something of the tenant that is there only once it was set; undefined until then. */
const orMissing = async <Answer>(request: () => Promise<Answer>): Promise<Answer | undefined> => {
  try {
    return await request();
  } catch (error) {
    if (error instanceof ManagementError && error.statusCode === 404) return undefined;
    throw new PlainFailure(explainAuth0Failure(error));
  }
};

const providerFields = 'name,enabled,default_from_address,credentials';

const nameService = ({ host, port, from }: MailService): string => `${host}:${port}, from ${from}`;

const isOurs = (
  found: Management.GetEmailProviderResponseContent,
  { host, port, user, from }: MailService,
): boolean =>
  differingFields(
    { ...found },
    {
      default_from_address: from,
      credentials: { smtp_host: host, smtp_port: port, smtp_user: user },
    },
  ).length === 0;

const giveService = async (
  { management, managementAudience }: Tenant,
  isNew: boolean,
  service: MailService,
  functions: string,
): Promise<void> => {
  const { host, port, user, password, from } = service;
  const provider = {
    name: 'smtp',
    enabled: true,
    default_from_address: from,
    // The password goes along with every change: Auth0 demands it as soon as host, port or user are
    // others.
    credentials: { smtp_host: host, smtp_port: port, smtp_user: user, smtp_pass: password },
  } as const;
  if (isNew) await management.emails.provider.create(provider);
  else await management.emails.provider.update(provider);
  await management.clients.update(functions, {
    client_metadata: { [fingerprintName]: fingerprintOf(service, managementAudience) },
  });
};

/**
 * The tenant sends by the site's mail service. Auth0's own is for tests: ten e-mails a minute, a
 * foreign sender, and no texts of ours (auth0.com/docs/customize/email/smtp-email-providers).
 * Another service that somebody has chosen there stays.
 */
const providerRequirement = async (
  tenant: Tenant,
  service: MailService | string,
  functions: Management.Client | undefined,
): Promise<Requirement> => {
  const { management, managementAudience, page } = tenant;
  const base = { subject: providerSubject, page: page('branding/email-provider') };
  const known = await orMissing(() => management.emails.provider.get({ fields: providerFields }));
  const isBuiltIn = known?.enabled !== true;
  if (!isBuiltIn && known.name !== 'smtp') {
    return { ...base, found: `The tenant sends its e-mails by ${known.name}.` };
  }
  if (typeof service === 'string') {
    const found = isBuiltIn
      ? 'Auth0’s own mailer sends the e-mails of the login. It is for tests: ten a minute, from a foreign address.'
      : 'The tenant has a mail service, but the settings don’t say whether it is ours.';
    return { ...base, found, byHand: service };
  }
  const noted = functions?.client_metadata?.[fingerprintName];
  const hasPassword = noted === fingerprintOf(service, managementAudience);
  if (!isBuiltIn && isOurs(known, service) && hasPassword) {
    return { ...base, found: `The tenant sends its e-mails by ${nameService(service)}.` };
  }
  return {
    ...base,
    found: isBuiltIn
      ? 'Auth0’s own mailer sends the e-mails of the login. It is for tests: ten a minute, from a foreign address.'
      : 'The tenant’s mail service isn’t the one in SMTP_URL and MAIL_FROM, or has another password.',
    act: {
      sentence: `Lets the tenant send its e-mails by ${nameService(service)}.`,
      act: () =>
        askAuth0(() =>
          giveService(tenant, known === undefined, service, storedIdOf(tenant, 'functions')),
        ),
    },
  };
};

const templateNames = {
  verify_email: 'that verifies an address',
  reset_email: 'that leads to a new password',
} as const;

const templateRequirement = async (
  { management, page }: Tenant,
  { template, subject, html, linkSeconds }: LoginMailTemplate,
  from: string,
): Promise<Requirement> => {
  const base = { subject: providerSubject, page: page('templates') };
  // `resultUrl` isn't sent: where the link leads afterwards is the application's login page
  // (decision 055).
  const wanted = {
    from,
    subject,
    body: html,
    syntax: 'liquid',
    urlLifetimeInSeconds: linkSeconds,
    enabled: true,
  };
  const known = await orMissing(() => management.emailTemplates.get(template));
  const what = `The e-mail ${templateNames[template]}`;
  if (known !== undefined && differingFields({ ...known }, wanted).length === 0) {
    return { ...base, found: `${what} has our text.` };
  }
  return {
    ...base,
    found: `${what} hasn’t our text.`,
    act: {
      sentence: `Gives the e-mail ${templateNames[template]} our text.`,
      act: () =>
        askAuth0(async () => {
          if (known === undefined) await management.emailTemplates.create({ template, ...wanted });
          else await management.emailTemplates.update(template, wanted);
        }),
    },
  };
};

/** The login's e-mails go out by our mail service, from our address, in our words. */
export const mailRequirements = async (
  tenant: Tenant,
  environment: Environment,
  siteUrl: string,
  functions: Management.Client | undefined,
): Promise<readonly Requirement[]> => {
  const service = readMailService(environment);
  const provider = await providerRequirement(tenant, service, functions);
  // Without a sender of ours there is no e-mail of ours: Auth0's own mailer has its own texts.
  if (typeof service === 'string') return [provider];
  const seller = await readSeller(environment);
  if (typeof seller === 'string') {
    const found = 'Nothing says who the e-mails of the login come from.';
    return [
      provider,
      { subject: providerSubject, page: tenant.page('templates'), found, byHand: seller },
    ];
  }
  const mails = composeLoginMailTemplates({ siteUrl: siteUrl.replace(/\/+$/, ''), seller });
  return [
    provider,
    ...(await Promise.all(mails.map((mail) => templateRequirement(tenant, mail, service.from)))),
  ];
};

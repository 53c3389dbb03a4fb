import * as v from 'valibot';
import { isLocalAddress, isStandInSecret } from './stand-in.ts';

const Setting = v.pipe(v.string(), v.trim(), v.nonEmpty('is empty'));

const address = v.pipe(
  Setting,
  v.url('is not an address such as https://us21.api.mailchimp.com/3.0'),
);

const Settings = v.object({
  DATABASE_URL: v.pipe(
    Setting,
    v.regex(
      /^postgres(ql)?:\/\/\S+$/,
      'is not the address of a Postgres database, such as postgres://user:password@host/name',
    ),
  ),
  SIGNING_SECRET: v.pipe(Setting, v.minLength(32, 'is shorter than 32 characters')),
  MAILCHIMP_API_KEY: v.pipe(
    Setting,
    v.regex(/-[a-z]+\d+$/, 'does not end with a data centre, such as -us21'),
  ),
  MAILCHIMP_AUDIENCE_ID: Setting,
  MAILCHIMP_API_URL: v.optional(address),
  AUTH0_DOMAIN: v.pipe(
    Setting,
    v.regex(
      /^(http:\/\/localhost:\d+|[a-z0-9-]+(\.[a-z0-9-]+)+)$/i,
      'is not a domain such as example.eu.auth0.com',
    ),
  ),
  AUTH0_AUDIENCE: Setting,
});

/** What the functions need to know from outside. */
export type ServerSettings = {
  readonly databaseUrl: string;
  /** What cookies are signed and addresses are salted with. */
  readonly signingSecret: string;
  readonly mailchimp: {
    readonly apiUrl: string;
    readonly apiKey: string;
    readonly audienceId: string;
  };
  /** Whose access tokens count: what the login service calls itself in them, and what it calls us. */
  readonly login: {
    readonly issuer: string;
    readonly audience: string;
  };
};

type Environment = Readonly<Record<string, string | undefined>>;

/** A setting that is missing or wrong: something the owner mends, not the visitor. */
export class SettingsFault extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'SettingsFault';
  }
}

/** A key names the data centre that it belongs to. */
const mailchimpUrl = (settings: v.InferOutput<typeof Settings>): string =>
  (
    settings.MAILCHIMP_API_URL ??
    `https://${settings.MAILCHIMP_API_KEY.split('-').at(-1)}.api.mailchimp.com/3.0`
  ).replace(/\/+$/, '');

/** Auth0 ends the name with a slash, and so does the stand-in, whose domain is a whole origin. */
const issuerOf = ({ AUTH0_DOMAIN: domain }: v.InferOutput<typeof Settings>): string =>
  domain.startsWith('http://localhost') ? `${domain}/` : `https://${domain}/`;

const namesOfStandIns = (settings: v.InferOutput<typeof Settings>): readonly string[] =>
  [
    isLocalAddress(settings.DATABASE_URL) && 'DATABASE_URL',
    isStandInSecret(settings.SIGNING_SECRET) && 'SIGNING_SECRET',
    isLocalAddress(mailchimpUrl(settings)) && 'MAILCHIMP_API_URL',
    isStandInSecret(settings.MAILCHIMP_API_KEY) && 'MAILCHIMP_API_KEY',
    isLocalAddress(issuerOf(settings)) && 'AUTH0_DOMAIN',
  ].filter((name) => name !== false);

/**
 * Reads the functions' settings from environment variables.
 * Throws one SettingsFault that names every variable at fault. In production (Netlify's CONTEXT is "production", while
 * the site is built) the settings of a stand-in are refused.
 */
export const parseServerSettings = (environment: Environment): ServerSettings => {
  const result = v.safeParse(Settings, environment);
  if (!result.success) {
    const faults = result.issues.map((issue) => {
      const name = v.getDotPath(issue) ?? 'A setting';
      return `${name} ${issue.type === 'string' || issue.type === 'object' ? 'is missing' : issue.message}`;
    });
    throw new SettingsFault(`The functions cannot run: ${faults.join('; ')}. See .env.example.`);
  }
  const settings = result.output;
  const standIns = environment['CONTEXT'] === 'production' ? namesOfStandIns(settings) : [];
  if (standIns.length > 0) {
    throw new SettingsFault(
      `A production build cannot use this machine's stand-ins: set ${new Intl.ListFormat('en-GB').format(standIns)} to the real service's.`,
    );
  }
  return {
    databaseUrl: settings.DATABASE_URL,
    signingSecret: settings.SIGNING_SECRET,
    mailchimp: {
      apiUrl: mailchimpUrl(settings),
      apiKey: settings.MAILCHIMP_API_KEY,
      audienceId: settings.MAILCHIMP_AUDIENCE_ID,
    },
    login: { issuer: issuerOf(settings), audience: settings.AUTH0_AUDIENCE },
  };
};

/** The settings of the function that is running. */
export const readServerSettings = (): ServerSettings => parseServerSettings(process.env);

/** Ends a production build whose functions would lack a setting or use a stand-in's; other builds need none. */
export const requireServerSettingsInProduction = (environment: Environment = process.env): void => {
  if (environment['CONTEXT'] === 'production') parseServerSettings(environment);
};

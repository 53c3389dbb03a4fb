import * as v from 'valibot';
import { isLocalAddress, isStandInSecret } from './stand-in.ts';

const Setting = v.pipe(v.string(), v.trim(), v.nonEmpty('is empty'));
const Settings = v.object({
  CONTENTFUL_SPACE_ID: Setting,
  CONTENTFUL_ACCESS_TOKEN: Setting,
  CONTENTFUL_HOST: v.optional(Setting, 'cdn.contentful.com'),
  CONTENTFUL_ENVIRONMENT: v.optional(Setting, 'master'),
  SITE_URL: v.pipe(v.string(), v.url('is not an address such as https://www.example.com')),
  AUTH0_DOMAIN: v.pipe(
    Setting,
    v.regex(
      /^([a-z0-9-]+(\.[a-z0-9-]+)+|http:\/\/localhost:\d+)$/,
      'is not a domain such as knurl.eu.auth0.com',
    ),
  ),
  AUTH0_CLIENT_ID: Setting,
  AUTH0_AUDIENCE: v.pipe(Setting, v.url('is not an address such as https://knurl.example/api')),
  GOOGLE_ANALYTICS_ID: v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.regex(/^(G-[A-Z0-9]+)?$/, 'is not a measurement id such as G-ABC123'),
    ),
    '',
  ),
});

/** What a build needs to know from outside. */
export type BuildSettings = {
  readonly contentful: {
    readonly spaceId: string;
    readonly accessToken: string;
    readonly host: string;
    readonly environment: string;
  };
  readonly siteUrl: string;
  /** Where people log in, and the API that their tokens are for. */
  readonly auth0: {
    readonly domain: string;
    readonly clientId: string;
    readonly audience: string;
  };
  /** Empty: no analytics at all. */
  readonly analyticsId: string;
};

type Environment = Readonly<Record<string, string | undefined>>;

const isLocal = (host: string): boolean => /^(localhost|127\.|\[::1\])/.test(host);

/**
 * Reads the build's settings from environment variables.
 * Throws one Error that names every variable at fault. A production build (Netlify's CONTEXT is
 * "production") refuses the settings of a stand-in.
 */
export const parseBuildSettings = (environment: Environment): BuildSettings => {
  const result = v.safeParse(Settings, environment);
  if (!result.success) {
    const faults = result.issues.map((issue) => {
      const name = v.getDotPath(issue) ?? 'A setting';
      return `${name} ${issue.type === 'string' || issue.type === 'object' ? 'is missing' : issue.message}`;
    });
    throw new Error(
      `The build cannot start: ${faults.join('; ')}. See .env.example, or run npm start, which uses the starter settings.`,
    );
  }
  const settings = result.output;
  if (environment['CONTEXT'] === 'production') {
    const standIns = [
      isLocal(settings.CONTENTFUL_HOST) && 'CONTENTFUL_HOST',
      isLocal(new URL(settings.SITE_URL).host) && 'SITE_URL',
      isLocalAddress(settings.AUTH0_DOMAIN) && 'AUTH0_DOMAIN',
      isStandInSecret(settings.AUTH0_CLIENT_ID) && 'AUTH0_CLIENT_ID',
    ].filter((name) => name !== false);
    if (standIns.length > 0) {
      throw new Error(
        `A production build cannot use this machine's stand-ins: set ${new Intl.ListFormat('en-GB').format(standIns)} to the real service's.`,
      );
    }
  }
  return {
    contentful: {
      spaceId: settings.CONTENTFUL_SPACE_ID,
      accessToken: settings.CONTENTFUL_ACCESS_TOKEN,
      host: settings.CONTENTFUL_HOST,
      environment: settings.CONTENTFUL_ENVIRONMENT,
    },
    siteUrl: settings.SITE_URL.replace(/\/+$/, ''),
    auth0: {
      domain: settings.AUTH0_DOMAIN,
      clientId: settings.AUTH0_CLIENT_ID,
      audience: settings.AUTH0_AUDIENCE,
    },
    analyticsId: settings.GOOGLE_ANALYTICS_ID,
  };
};

/** The settings of the build that is running. */
export const readBuildSettings = (): BuildSettings => parseBuildSettings(process.env);

import * as v from 'valibot';
import { describeWrongVariables, describeForbiddenStandIns } from '../shared/settings-errors.ts';
import { isLocalAddress, isStandInSecret } from '../shared/stand-in.ts';

const Setting = v.pipe(v.string(), v.trim(), v.nonEmpty('is empty'));
const Settings = v.object({
  CONTENT: v.optional(
    v.picklist(['', 'files', 'contentful'], 'is neither "files" nor "contentful" nor blank'),
    '',
  ),
  CONTENTFUL_SPACE_ID: Setting,
  CONTENTFUL_ACCESS_TOKEN: Setting,
  CONTENTFUL_HOST: v.optional(Setting, 'cdn.contentful.com'),
  CONTENTFUL_ENVIRONMENT: v.optional(Setting, 'master'),
  PREVIEW: v.optional(v.picklist(['', 'on'], 'is neither "on" nor blank'), ''),
  CONTENTFUL_PREVIEW_TOKEN: v.optional(v.pipe(v.string(), v.trim()), ''),
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
  STRIPE_API_URL: v.optional(
    v.pipe(Setting, v.url('is not an address such as https://api.stripe.com')),
    'https://api.stripe.com',
  ),
  STRIPE_CATALOGUE_KEY: Setting,
  SECURITY_CONTACT: v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.regex(
        /^((mailto:|https:\/\/)\S+)?$/,
        'is not an address such as mailto:security@example.com',
      ),
    ),
    '',
  ),
  UI_EXAMPLES: v.optional(v.picklist(['', 'on', 'off'], 'is neither "on" nor "off" nor blank'), ''),
  GOOGLE_ANALYTICS_ID: v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.regex(/^(G-[A-Z0-9]+)?$/, 'is not a measurement id such as G-ABC123'),
    ),
    '',
  ),
  OFFLINE: v.optional(v.picklist(['', 'on', 'off'], 'is neither "on" nor "off" nor blank'), ''),
  REST_NOTIFICATIONS: v.optional(
    v.picklist(['', 'on', 'off'], 'is neither "on" nor "off" nor blank'),
    '',
  ),
  VAPID_PUBLIC_KEY: v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.regex(/^([\w-]{87})?$/, 'is not a public key of 65 bytes in base64url'),
    ),
    '',
  ),
  STRIPE_PUBLISHABLE_KEY: v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.regex(/^(pk_(test|live)_\w+)?$/, 'is not a publishable key such as pk_live_abc123'),
    ),
    '',
  ),
  SNIPCART_PUBLIC_KEY: v.optional(v.pipe(v.string(), v.trim()), ''),
  SNIPCART_VERSION: v.optional(
    v.pipe(v.string(), v.trim(), v.regex(/^\d+(\.\d+){1,2}$/, 'is not a version such as 3.0.29')),
    '3.0.29',
  ),
  SNIPCART_DOMAIN: v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.regex(/^[a-z0-9-]+(\.[a-z0-9-]+)*(:\d+)?$/i, 'is not a domain such as cdn.snipcart.com'),
    ),
    'cdn.snipcart.com',
  ),
  SNIPCART_PROTOCOL: v.optional(
    v.picklist(['https', 'http'], 'is neither https nor http'),
    'https',
  ),
});

export type BuildSettings = {
  /** Whether this builds the protected deployment that shows drafts. */
  readonly isPreview: boolean;
  /** Whether `/editor/` is built: in a preview, and on this machine. */
  readonly hasEditor: boolean;
  /**
   * Whether `/ui/` is built: on this machine unless it is switched off, and never in production.
   */
  readonly hasUiExamples: boolean;
  /**
   * Whether the content may still have the starter space's samples: everywhere but on the public
   * site.
   */
  readonly mayHaveSamples: boolean;
  readonly contentful: {
    readonly spaceId: string;
    readonly accessToken: string;
    /** Without a scheme: `cdn.contentful.com`. */
    readonly host: string;
    readonly environment: string;
  };
  /**
   * Whether the content is the files of `content/`. The plugin reads them from a service on this
   * machine, which only runs during the build.
   */
  readonly isContentFiles: boolean;
  /** The site's address, without a trailing slash. */
  readonly siteUrl: string;
  /** The login service, and the API that its access tokens are for. */
  readonly auth0: {
    readonly domain: string;
    readonly clientId: string;
    readonly audience: string;
  };
  /** The payment service, for the comparison of its prices with the content's. */
  readonly catalogue: {
    readonly apiUrl: string;
    /** A key that can only read products and prices. It must not get into any output. */
    readonly key: string;
  };
  /** Where to report a vulnerability of the site; empty means by e-mail to the company. */
  readonly securityContact: string;
  /** Whether browsers keep pages for use without a connection. Never in a preview. */
  readonly isOffline: boolean;
  /** Whether a session may say by a notification that a rest is over. */
  readonly hasRestNotifications: boolean;
  /** The key with which browsers subscribe to push messages; empty if the site sends none. */
  readonly pushKey: string;
  /** Empty if there are no analytics. */
  readonly analyticsId: string;
  /** With it, an order loads the payment provider's script. Empty if none is loaded. */
  readonly stripePublishableKey: string;
  /** The cart service as browsers reach it. */
  readonly snipcart: {
    /** Empty if there is no cart service. */
    readonly publicKey: string;
    readonly version: string;
    /** The host of its script, without a scheme: `cdn.snipcart.com`. */
    readonly domain: string;
    readonly protocol: 'https' | 'http';
  };
};

type Environment = Readonly<Record<string, string | undefined>>;

const findStandIns = (settings: v.InferOutput<typeof Settings>): readonly string[] =>
  [
    settings.CONTENT !== 'files' &&
      isLocalAddress(`https://${settings.CONTENTFUL_HOST}`) &&
      'CONTENTFUL_HOST',
    isLocalAddress(settings.SITE_URL) && 'SITE_URL',
    isLocalAddress(settings.AUTH0_DOMAIN) && 'AUTH0_DOMAIN',
    isStandInSecret(settings.AUTH0_CLIENT_ID) && 'AUTH0_CLIENT_ID',
    isLocalAddress(settings.STRIPE_API_URL) && 'STRIPE_API_URL',
    isStandInSecret(settings.STRIPE_CATALOGUE_KEY) && 'STRIPE_CATALOGUE_KEY',
    isStandInSecret(settings.SNIPCART_PUBLIC_KEY) && 'SNIPCART_PUBLIC_KEY',
    isLocalAddress(`https://${settings.SNIPCART_DOMAIN}`) && 'SNIPCART_DOMAIN',
    settings.SNIPCART_PROTOCOL === 'http' && 'SNIPCART_PROTOCOL',
  ].filter((name) => name !== false);

const previewHost = /^preview\./;

/**
 * Finds a preview that uses the public site's settings, or a public site that uses the preview's.
 */
const findMixedUp = (settings: v.InferOutput<typeof Settings>): string | undefined => {
  const { CONTENTFUL_HOST: host, CONTENTFUL_ACCESS_TOKEN: token } = settings;
  const isLocal = isLocalAddress(`https://${host}`);
  if (settings.PREVIEW === 'on') {
    return isLocal || previewHost.test(host)
      ? undefined
      : `A preview reads drafts, which ${host} does not have: set CONTENTFUL_HOST to preview.contentful.com.`;
  }
  if (previewHost.test(host)) {
    return `The public site must not show drafts: set CONTENTFUL_HOST to cdn.contentful.com, or PREVIEW to on.`;
  }
  if (token !== '' && token === settings.CONTENTFUL_PREVIEW_TOKEN) {
    return 'The public site must not show drafts: CONTENTFUL_ACCESS_TOKEN is the token of the Content Preview API.';
  }
  return undefined;
};

const wantsUiExamples = ({ UI_EXAMPLES, SITE_URL }: v.InferOutput<typeof Settings>): boolean =>
  UI_EXAMPLES === 'on' || (UI_EXAMPLES === '' && isLocalAddress(SITE_URL));

/**
 * The variables of a preview: it reads with its own token, from its own host, and has no analytics
 * or payments.
 */
const previewVariables = (environment: Environment): Environment => ({
  CONTENTFUL_HOST: environment['CONTENTFUL_HOST']?.trim() || 'preview.contentful.com',
  CONTENTFUL_ACCESS_TOKEN: environment['CONTENTFUL_PREVIEW_TOKEN'],
  STRIPE_API_URL: undefined,
  STRIPE_CATALOGUE_KEY: 'none',
  GOOGLE_ANALYTICS_ID: '',
  STRIPE_PUBLISHABLE_KEY: '',
  SNIPCART_PUBLIC_KEY: '',
  SNIPCART_DOMAIN: undefined,
  SNIPCART_PROTOCOL: undefined,
});

/**
 * The variables of a build from files. Its command sets them to those of the local service
 * (`local/site-environment.ts`); whoever else reads the settings needs none.
 */
const filesVariables = (environment: Environment): Environment => {
  const isSet = isLocalAddress(`https://${environment['CONTENTFUL_HOST']?.trim()}`);
  return isSet
    ? {}
    : {
        CONTENTFUL_SPACE_ID: 'files',
        CONTENTFUL_HOST: 'localhost',
        CONTENTFUL_ACCESS_TOKEN: 'files',
        CONTENTFUL_PREVIEW_TOKEN: 'files-preview',
      };
};

/**
 * Reads the build's settings from environment variables. Throws an Error that names every variable
 * that is missing or wrong. A production build (Netlify's CONTEXT is "production") also refuses the
 * settings of stand-ins.
 */
export const parseBuildSettings = (given: Environment): BuildSettings => {
  const isContentFiles = given['CONTENT']?.trim() === 'files';
  const sourced = isContentFiles ? { ...given, ...filesVariables(given) } : given;
  const environment =
    given['PREVIEW']?.trim() === 'on' ? { ...sourced, ...previewVariables(sourced) } : sourced;
  const result = v.safeParse(Settings, {
    ...environment,
    CONTENT: environment['CONTENT']?.trim(),
    PREVIEW: environment['PREVIEW']?.trim(),
    UI_EXAMPLES: environment['UI_EXAMPLES']?.trim(),
    OFFLINE: environment['OFFLINE']?.trim(),
    REST_NOTIFICATIONS: environment['REST_NOTIFICATIONS']?.trim(),
    // A blank value means the default.
    SNIPCART_VERSION: environment['SNIPCART_VERSION']?.trim() || undefined,
    SNIPCART_DOMAIN: environment['SNIPCART_DOMAIN']?.trim() || undefined,
    SNIPCART_PROTOCOL: environment['SNIPCART_PROTOCOL']?.trim() || undefined,
  });
  if (!result.success) {
    const issues = describeWrongVariables(result.issues);
    const named =
      sourced === environment
        ? issues
        : issues.replace('CONTENTFUL_ACCESS_TOKEN', 'CONTENTFUL_PREVIEW_TOKEN');
    throw new Error(
      `The build cannot start: ${named}. See .env.example, or run npm start, which uses the starter settings.`,
    );
  }
  const settings = result.output;
  const standIns = environment['CONTEXT'] === 'production' ? findStandIns(settings) : [];
  if (standIns.length > 0) throw new Error(describeForbiddenStandIns(standIns));
  const mixedUp = findMixedUp(settings);
  if (mixedUp !== undefined) throw new Error(mixedUp);
  const isPreview = settings.PREVIEW === 'on';
  return {
    isPreview,
    hasEditor: isPreview || isLocalAddress(settings.SITE_URL),
    hasUiExamples:
      environment['CONTEXT'] !== 'production' && !isPreview && wantsUiExamples(settings),
    mayHaveSamples: environment['CONTEXT'] !== 'production' || isPreview,
    contentful: {
      spaceId: settings.CONTENTFUL_SPACE_ID,
      accessToken: settings.CONTENTFUL_ACCESS_TOKEN,
      host: settings.CONTENTFUL_HOST,
      environment: settings.CONTENTFUL_ENVIRONMENT,
    },
    isContentFiles,
    siteUrl: settings.SITE_URL.replace(/\/+$/, ''),
    auth0: {
      domain: settings.AUTH0_DOMAIN,
      clientId: settings.AUTH0_CLIENT_ID,
      audience: settings.AUTH0_AUDIENCE,
    },
    catalogue: {
      apiUrl: settings.STRIPE_API_URL,
      key: settings.STRIPE_CATALOGUE_KEY,
    },
    securityContact: settings.SECURITY_CONTACT,
    isOffline: !isPreview && settings.OFFLINE !== 'off',
    hasRestNotifications: settings.REST_NOTIFICATIONS !== 'off',
    pushKey: settings.VAPID_PUBLIC_KEY,
    analyticsId: settings.GOOGLE_ANALYTICS_ID,
    stripePublishableKey: settings.STRIPE_PUBLISHABLE_KEY,
    snipcart: {
      publicKey: settings.SNIPCART_PUBLIC_KEY,
      version: settings.SNIPCART_VERSION,
      domain: settings.SNIPCART_DOMAIN,
      protocol: settings.SNIPCART_PROTOCOL,
    },
  };
};

/**
 * The settings of the current build, parsed with each call; throws with the names of the variables
 * that are wrong.
 */
export const readBuildSettings = (): BuildSettings => parseBuildSettings(process.env);

/** The settings of the commands in `local/`. All have defaults that need no account. */
export type LocalSettings = {
  readonly content: {
    readonly spaceId: string;
    readonly accessToken: string;
    readonly host: string;
    readonly environment: string;
    /** True if the host is the local content service, which must then be running. */
    readonly isLocal: boolean;
    /**
     * True if `content/` is the content of this site, in production too; otherwise the service
     * stands in for a space at Contentful.
     */
    readonly isFiles: boolean;
    readonly port: number;
  };
  readonly database: {
    /** For functions: through a pooler, if the database has one. */
    readonly url: string;
    /** For migrations: past the pooler. */
    readonly directUrl: string;
    /** True if it is the local database, which must then be running. */
    readonly isLocal: boolean;
    readonly port: number;
  };
  readonly signingSecret: string;
  /** Signs the webhook for submitted forms. */
  readonly formWebhookSecret: string;
  readonly mailchimp: {
    readonly apiUrl: string;
    readonly apiKey: string;
    readonly audienceId: string;
  };
  readonly smtp: {
    /** The mail service: `smtps://user:password@host:465`. */
    readonly url: string;
    readonly from: string;
    /** True if it is the local inbox, which must then accept e-mails. */
    readonly isLocal: boolean;
    readonly port: number;
  };
  /** Our own address, to which messages of the contact form are forwarded. */
  readonly contactInbox: string;
  readonly login: {
    /** The domain of an Auth0 tenant, or the origin of the local login service. */
    readonly domain: string;
    readonly clientId: string;
    readonly audience: string;
    /** The application with which the functions manage accounts. */
    readonly management: { readonly clientId: string; readonly clientSecret: string };
    /** True if it is the local login service, which must then be running. */
    readonly isLocal: boolean;
    readonly port: number;
  };
  readonly stripe: {
    /** The address of the API; clients use only its scheme, host and port. */
    readonly apiUrl: string;
    /** Has full access. */
    readonly secretKey: string;
    /** Can read prices and products only. */
    readonly catalogueKey: string;
    readonly webhookSecret: string;
    /** True if it is the local stand-in, which must then be running. */
    readonly isLocal: boolean;
    readonly port: number;
  };
  /** The cart service. Its keys are empty if there is none. */
  readonly snipcart: {
    readonly publicKey: string;
    readonly secretKey: string;
    /** The version of its script. */
    readonly version: string;
    /** The host and the scheme of its script. */
    readonly domain: string;
    readonly protocol: string;
    readonly apiUrl: string;
    /** True if it is the local stand-in, which must then be running. */
    readonly isLocal: boolean;
    readonly port: number;
  };
  /** The till for carts: `stripe` or `snipcart`. */
  readonly shopCheckout: string;
  /** `order` or `first-payment`; blank for the default. */
  readonly renewalPriceFrom: string;
  /** Builds the site when an editor has published something. Empty settings turn this off. */
  readonly publishing: {
    /** Contentful's webhooks are signed with this secret. */
    readonly webhookSecret: string;
    readonly buildHookUrl: string;
    /** The address that is notified of failed builds; if empty, our own address. */
    readonly editorMail: string;
    /** How many minutes a published change waits for others; blank for the default. */
    readonly publishEvery: string;
    /** True if it is the build hook of `npm start`. */
    readonly isHookLocal: boolean;
    readonly port: number;
  };
  /** How the functions find out a visitor's currency. */
  readonly currency: {
    /** The service and its key; both empty if there is none. */
    readonly geolocationUrl: string;
    readonly geolocationKey: string;
    /** The ISO code of the default currency, used without such a service. */
    readonly localIsoCode: string;
  };
  /**
   * The port of the local inbox. It always stores forms, and stands in for Mailchimp if there is no
   * account.
   */
  readonly inboxPort: number;
  readonly preview: {
    /** True for the commands that build and serve the preview: they read drafts too. */
    readonly isOn: boolean;
    /** The token of the Content Preview API, whose answers include drafts. */
    readonly contentToken: string;
    /** The port of the local preview. */
    readonly port: number;
    /** The address of the public site, without a trailing slash. */
    readonly liveSiteUrl: string;
  };
  readonly siteUrl: string;
  readonly analyticsId: string;
  /** `off` removes the service worker from every browser. */
  readonly offline: string;
  /** Whether a session may notify at the end of a rest: `on`, `off` or empty. */
  readonly restNotifications: string;
  readonly sitePort: number;
  readonly developPort: number;
  /** All variables of `.env`, for the programs that we start. */
  readonly fromFile: Readonly<Record<string, string>>;
};

/** Reads a variable; a blank one counts as unset. */
export type ReadVariable = (name: string) => string | undefined;

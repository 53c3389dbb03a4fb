/** The settings of the commands in `local/`. Each has a default that needs no account. */
export type LocalSettings = {
  readonly content: {
    readonly spaceId: string;
    readonly accessToken: string;
    readonly host: string;
    readonly environment: string;
    /** True if the host is the local content service, which then has to run. */
    readonly isLocal: boolean;
    readonly port: number;
  };
  readonly database: {
    readonly url: string;
    /** True if it is the local database, which then has to run. */
    readonly isLocal: boolean;
    readonly port: number;
  };
  readonly signingSecret: string;
  readonly mailchimp: {
    readonly apiUrl: string;
    readonly apiKey: string;
    readonly audienceId: string;
  };
  readonly smtp: {
    /** The mail service: `smtps://user:password@host:465`. */
    readonly url: string;
    readonly from: string;
    /** True if it is the local inbox, which then has to take e-mails. */
    readonly isLocal: boolean;
    readonly port: number;
  };
  /** Our own address, where messages of the contact form are forwarded to. */
  readonly contactInbox: string;
  readonly login: {
    /** The domain of an Auth0 tenant, or the origin of the local login service. */
    readonly domain: string;
    readonly clientId: string;
    readonly audience: string;
    /** The application with which the functions use the accounts there. */
    readonly management: { readonly clientId: string; readonly clientSecret: string };
    /** True if it is the local login service, which then has to run. */
    readonly isLocal: boolean;
    readonly port: number;
  };
  readonly stripe: {
    /** Where the API is; its scheme, host and port are all that a client is told. */
    readonly apiUrl: string;
    /** May do everything. */
    readonly secretKey: string;
    /** May read prices and products. */
    readonly catalogueKey: string;
    /** Signs the webhooks. */
    readonly webhookSecret: string;
    /** True if it is the local stand-in, which then has to run. */
    readonly isLocal: boolean;
    readonly port: number;
  };
  /** The cart service. Its keys are empty if there is none. */
  readonly snipcart: {
    readonly publicKey: string;
    readonly secretKey: string;
    /** The version of its script. */
    readonly version: string;
    /** Where the browser finds its script: host, and scheme. */
    readonly domain: string;
    readonly protocol: string;
    readonly apiUrl: string;
    /** True if it is the local stand-in, which then has to run. */
    readonly isLocal: boolean;
    readonly port: number;
  };
  /** Who takes the payment of a cart: `stripe` or `snipcart`. */
  readonly shopCheckout: string;
  /** What builds the site when an editor has published something. Empty: nothing does. */
  readonly publishing: {
    /** With what Contentful signs its webhook. */
    readonly webhookSecret: string;
    readonly buildHookUrl: string;
    /** Whom a failed build tells; empty: our own address. */
    readonly editorMail: string;
    /** True if it is the build hook of `npm start`. */
    readonly isHookLocal: boolean;
    readonly port: number;
  };
  /** Where the functions learn the currency of a visitor. */
  readonly currency: {
    /** The service and its key; both empty if there is none. */
    readonly geolocationUrl: string;
    readonly geolocationKey: string;
    /** The ISO code of everybody's currency without such a service. */
    readonly localIsoCode: string;
  };
  /** The port of the local inbox. It stores forms in any case, and stands in for Mailchimp if there is no account. */
  readonly inboxPort: number;
  readonly preview: {
    /** True for the commands that build and serve the preview: the content is then read with its drafts. */
    readonly isOn: boolean;
    /** The token of the Content Preview API, whose answers have drafts too. */
    readonly contentToken: string;
    /** Where the preview is served on this machine. */
    readonly port: number;
    /** The public site, without a slash at its end. */
    readonly liveSiteUrl: string;
  };
  readonly siteUrl: string;
  readonly analyticsId: string;
  readonly sitePort: number;
  readonly developPort: number;
  /** All variables of `.env`, for the programs that we start. */
  readonly fromFile: Readonly<Record<string, string>>;
};

/** Reads a variable; a blank one counts as unset. */
export type ReadVariable = (name: string) => string | undefined;

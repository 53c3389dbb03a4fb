/** One second, in milliseconds; so is everything else here. */
const second = 1000;

/**
 * After this long the visitor reads that something takes longer than usual, while it goes on. No
 * wait without a sentence is above 6 s.
 */
export const slowNoticeAfterMs = 5 * second;

/** How long the visitor's browser waits for an answer of our functions. */
export const functionCallTimeoutMs = 12 * second;

/**
 * How long the visitor's browser waits for a file of the site, such as a page's data; then a
 * sentence says so.
 */
export const siteFileTimeoutMs = 6 * second;

/**
 * How long the visitor's browser waits for the export of her data, which is collected afresh, from
 * us and from other services.
 */
export const dataExportTimeoutMs = 40 * second;

/**
 * How long the visitor's browser waits for the login service, once; its library tries three times
 * to get a token.
 */
export const loginTimeoutMs = 5 * second;

/**
 * How long the visitor's browser waits for the cart service's script, and for each of its calls.
 */
export const cartServiceTimeoutMs = 6 * second;

/**
 * How long the visitor's browser may take to open its own storage. Some versions of Safari never
 * answered.
 */
export const storageOpeningTimeoutMs = 6 * second;

/**
 * How long a page that is kept on a visitor's device may take to come from the site. Then she gets
 * the kept one.
 */
export const freshPageFetchTimeoutMs = 3 * second;

/**
 * How long a visitor waits until all pages are kept that she asked for. What is missing then comes
 * with her next visit.
 */
export const savePagesOfflineTimeoutMs = 60 * second;

/**
 * How long the visitor's browser waits for a plan's large picture. Her page has its text meanwhile.
 */
export const largePlanPictureFetchTimeoutMs = 20 * second;

/** How long the visitor's browser waits for the host's form handler. */
export const formTimeoutMs = 20 * second;

/**
 * How long a browser and the server wait: the server answers first, or nobody would read what it
 * says.
 */
export type BrowserAndServerTimeouts = { readonly browser: number; readonly server: number };

const usualTimeouts: BrowserAndServerTimeouts = {
  browser: functionCallTimeoutMs,
  server: 10 * second,
};

const longTimeouts: ReadonlyMap<string, BrowserAndServerTimeouts> = new Map([
  ['/api/account/data', { browser: dataExportTimeoutMs, server: 36 * second }],
]);

/**
 * The timeouts of the call at an address of ours. Whatever its function does, it answers within the
 * server's.
 */
export const browserAndServerTimeoutsForPath = (pathname: string): BrowserAndServerTimeouts =>
  longTimeouts.get(pathname.replace(/\/$/, '')) ?? usualTimeouts;

/**
 * How long a function waits for work with a sentence of its own; its call's timeout, whose sentence
 * is a general one, is longer.
 */
export const serverFunctionWorkTimeoutMs = 9 * second;

/**
 * How long a webhook may take. The payment provider's page and the cart service wait for ten
 * seconds.
 */
export const webhookTimeoutMs = 8 * second;

/**
 * How long the page after paying waits for the payment provider; without its answer, our own books
 * answer.
 */
export const orderPaymentRefreshTimeoutMs = 5 * second;

/**
 * How long a function waits for a system outside it, in all of the attempts that it makes at once.
 */
export const outsideSystemTimeoutsMs = {
  database: { connection: 3 * second, statement: 6.5 * second },
  /** Nobody waits for it but the clock, and what follows an answer. */
  hostStore: 3 * second,
  /** Two attempts, and half a second between them. */
  stripe: { attempt: 4 * second, retries: 1 },
  snipcart: 6 * second,
  auth0: 6 * second,
  signingKeys: 3 * second,
  mailchimp: 6 * second,
  /**
   * `silence` is the longest time without a word of the mail service; `inAll` is for one e-mail.
   */
  smtp: { silence: 6 * second, inAll: 8 * second },
  geolocation: 3 * second,
  contentful: 8 * second,
  buildHook: 8 * second,
  liveSite: 8 * second,
  liveBuild: 5 * second,
  previewPicture: 8 * second,
  /** One attempt; nobody waits for it but the function that sends. */
  pushService: 6 * second,
  /** Until the host has taken a call of a background function. */
  ownFunction: 6 * second,
} as const;

/** What one use of each outside system takes at most. */
export const maxWaitForEachOutsideSystemMs: Readonly<
  Record<keyof typeof outsideSystemTimeoutsMs, number>
> = {
  ...outsideSystemTimeoutsMs,
  database:
    outsideSystemTimeoutsMs.database.connection + outsideSystemTimeoutsMs.database.statement,
  stripe:
    outsideSystemTimeoutsMs.stripe.attempt * (outsideSystemTimeoutsMs.stripe.retries + 1) +
    (outsideSystemTimeoutsMs.stripe.retries * second) / 2,
  smtp: outsideSystemTimeoutsMs.smtp.inAll,
};

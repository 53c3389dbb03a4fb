/** How many requests a caller may send in a period. */
export type RequestRate = { readonly maxRequests: number; readonly periodSeconds: number };

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** The rate limits of our functions. */
export const requestRates = {
  /** Votes from one network address: enough for a school or a gym that shares one, too few for a machine. */
  vote: { maxRequests: 120, periodSeconds: 10 * minute },
  /** Requests from one network address to join the mailing list, so that nobody can look up who is on it. */
  joinMailingList: { maxRequests: 10, periodSeconds: hour },
  /** Invitations to one e-mail address, so that nobody can fill somebody else's inbox. */
  invite: { maxRequests: 5, periodSeconds: day },
} as const satisfies Readonly<Record<string, RequestRate>>;

/** The longest body of a request to our functions, in bytes. */
export const maxRequestBytes = 16 * 1024;

/** Pictures that one request to `apiPaths.memberPictures` may ask for. A page of cards has fewer. */
export const maxPicturesPerRequest = 40;

/** How long the browser keeps the cookie that a voter is counted by, in seconds: a year, as the privacy policy says. */
export const voterCookieSeconds = 365 * day;

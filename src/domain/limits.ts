/**
 * How many requests a caller may send in a period. An expensive request may count several times.
 */
export type RequestRateLimit = { readonly maxRequests: number; readonly periodSeconds: number };

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * The rate limits of our functions. An office or a gym may share one network address, so the limits
 * of a network are far above what one person needs; anything tied to a single inbox or member has
 * limits of its own.
 */
export const requestRateLimits = {
  /** Votes from one network: enough for a school or a gym, too few for a bot. */
  vote: { maxRequests: 120, periodSeconds: 10 * minute },
  /** How often one network may read the votes. Each visit of a voter reads them once. */
  readVotes: { maxRequests: 1200, periodSeconds: 10 * minute },
  /** Addresses that one network may put on the mailing list: a whole course at once, */
  joinMailingList: { maxRequests: 60, periodSeconds: 10 * minute },
  /** and no more than this in a day. */
  joinMailingListDaily: { maxRequests: 400, periodSeconds: day },
  /** How often one network may request e-mails to the same inbox. */
  inviteFromNetwork: { maxRequests: 3, periodSeconds: day },
  /**
   * E-mails to one inbox that anybody may request. Beyond that nothing is sent, but the request
   * isn't refused.
   */
  invite: { maxRequests: 8, periodSeconds: day },
  /** Contact messages that we forward from one network. */
  contact: { maxRequests: 30, periodSeconds: hour },
  /** Contact messages that we forward from one inbox. */
  contactFromInbox: { maxRequests: 12, periodSeconds: day },
  /** Contact messages that we forward in total, so that nobody can flood our own inbox. */
  contactInAll: { maxRequests: 500, periodSeconds: day },
  /** Plans that one member may open: every plan there is, several times. */
  memberPlans: { maxRequests: 600, periodSeconds: 10 * minute },
  /** Pictures of plans that one member may fetch, each counted. */
  memberPictures: { maxRequests: 6000, periodSeconds: 10 * minute },
  /** How often one member may press an order button. Each press asks the payment provider. */
  checkout: { maxRequests: 10, periodSeconds: minute },
  /** How often one member may open the billing portal. */
  billingPortal: { maxRequests: 10, periodSeconds: minute },
  /**
   * How often one member may read the state of an order: the page after paying polls every few
   * seconds while it waits.
   */
  readOrder: { maxRequests: 300, periodSeconds: 10 * minute },
  /** How often one member may read her account: its page reloads it whenever she comes back. */
  readAccount: { maxRequests: 300, periodSeconds: 10 * minute },
  /**
   * Gift codes that one member may try: she types one, looks at it and redeems it, with a few
   * slips.
   */
  tryGiftCode: { maxRequests: 20, periodSeconds: hour },
  /**
   * Gift codes that may be tried from one network: a club that redeems its gifts on one evening.
   */
  tryGiftCodeFromNetwork: { maxRequests: 200, periodSeconds: hour },
  /** How often one member may look at the cards of the gifts that she has bought. */
  giftCards: { maxRequests: 300, periodSeconds: 10 * minute },
  /**
   * Requests by one member about the second place of a membership: invite, remove, accept, leave.
   */
  secondMember: { maxRequests: 60, periodSeconds: 10 * minute },
  /** Invitations to a second place that one inbox may get, whoever sends them. */
  inviteSecondMemberToInbox: { maxRequests: 5, periodSeconds: day },
  /**
   * Changes to one account: cancelling, pausing, withdrawing. Each calls the payment provider
   * several times.
   */
  changeAccount: { maxRequests: 30, periodSeconds: 10 * minute },
  /** How often one member may read her payments, which come from the payment provider. */
  readPayments: { maxRequests: 30, periodSeconds: 10 * minute },
  /**
   * How often one member may request a refund where she can't withdraw. The owner reads each
   * request.
   */
  askForRefund: { maxRequests: 10, periodSeconds: day },
  /** Requests by one member about her proofs for a reduced membership: send, confirm, withdraw. */
  proofs: { maxRequests: 60, periodSeconds: 10 * minute },
  /** Proofs that a member may send in a day, */
  sendProof: { maxRequests: 10, periodSeconds: day },
  /** and confirmation e-mails for them to one inbox. */
  proofToInbox: { maxRequests: 5, periodSeconds: day },
  /**
   * Requests from one network for another verification e-mail: a whole course that signs up at
   * once.
   */
  askForVerification: { maxRequests: 60, periodSeconds: 10 * minute },
  /** How often one network may request such e-mails to the same inbox. */
  verificationFromNetwork: { maxRequests: 5, periodSeconds: day },
  /**
   * Such e-mails to one inbox, whoever requests them. Beyond that nothing is sent, but the request
   * isn't refused.
   */
  sendVerification: { maxRequests: 12, periodSeconds: day },
  /**
   * How often one member may change which e-mails she wants: each new day may bring her another
   * e-mail.
   */
  mailWishes: { maxRequests: 20, periodSeconds: hour },
  /** How often one network may end e-mails by their links. */
  stopMails: { maxRequests: 60, periodSeconds: 10 * minute },
  /** Requests by the owner: a busy morning. */
  owner: { maxRequests: 600, periodSeconds: 10 * minute },
  /** How often one member may download her data. It is collected from every table. */
  accountData: { maxRequests: 20, periodSeconds: hour },
  /** How often one member may request the deletion of her account. */
  accountDeletion: { maxRequests: 10, periodSeconds: hour },
  /** How often one member may log out on all devices. */
  logOutEverywhere: { maxRequests: 10, periodSeconds: hour },
  /**
   * Reads of shop orders from one network: a page that waits for its payment polls every few
   * seconds.
   */
  readShopOrder: { maxRequests: 600, periodSeconds: 10 * minute },
  /** Cancellations of shop orders from one network. */
  returnToShop: { maxRequests: 60, periodSeconds: 10 * minute },
  /** Currency lookups at an external service from one network. Everybody behind it needs one. */
  findCurrency: { maxRequests: 600, periodSeconds: 10 * minute },
  /** Errors that the browsers on one network may report: a gym on a bad day. */
  reportError: { maxRequests: 60, periodSeconds: 10 * minute },
  /**
   * How often one network may read the stock of a product. Each visit to a product's page reads it
   * once.
   */
  readStock: { maxRequests: 1200, periodSeconds: 10 * minute },
  /**
   * How often one network may request a quote for a cart. The cart's page does so after each
   * change.
   */
  quoteCart: { maxRequests: 1200, periodSeconds: 10 * minute },
  /** How often one buyer may press the cart's order button, */
  payCart: { maxRequests: 10, periodSeconds: minute },
  /** and one network, since no login is needed. */
  payCartFromNetwork: { maxRequests: 60, periodSeconds: 10 * minute },
  /**
   * Pieces that may be held in an hour for the carts of visitors on one network, or of one member:
   * holding needs no payment. A cart that is larger than half of the limit counts as half.
   */
  holdPieces: { maxRequests: 300, periodSeconds: hour },
  /** How many of them may be the same sku: six carts with the maximum quantity. */
  holdSamePiece: { maxRequests: 60, periodSeconds: hour },
  /**
   * Events from one network in the cart service's name. For each we ask the service whether it
   * really sent it.
   */
  snipcartEvents: { maxRequests: 1200, periodSeconds: 10 * minute },
  /**
   * How often one editor may read the state of the builds: her page polls every few seconds while
   * it is visible, perhaps in two tabs.
   */
  readSiteBuilds: { maxRequests: 600, periodSeconds: 10 * minute },
  /** How often one editor may request a build. */
  buildNow: { maxRequests: 6, periodSeconds: hour },
  /**
   * How often the devices of one member may read or send her sealed training log: a first sync
   * takes about twenty requests.
   */
  trainingLog: { maxRequests: 600, periodSeconds: 10 * minute },
  /** How many kilobytes they may send in a day: the whole log several times over. */
  trainingLogKilobytes: { maxRequests: 60 * 1024, periodSeconds: day },
  /**
   * Rests of one network that are to end with a push message, or no longer: a full gym whose phones
   * are locked and looked at.
   */
  restPush: { maxRequests: 300, periodSeconds: 10 * minute },
  /**
   * How many seconds functions may wait for the rests of one network, because each second costs
   * money,
   */
  restPushSeconds: { maxRequests: 2 * hour, periodSeconds: hour },
  /** and for all of them in a day (decision 101 says what that costs). */
  restPushSecondsInAll: { maxRequests: 5 * hour, periodSeconds: day },
} as const satisfies Readonly<Record<string, RequestRateLimit>>;

/**
 * A number of seconds in words: `40 seconds`, `a minute`, `9 minutes`, `an hour`, `5 hours`.
 * Rounded up.
 */
export const waitInWords = (seconds: number): string => {
  if (seconds < minute) return seconds === 1 ? 'a second' : `${seconds} seconds`;
  const minutes = Math.ceil(seconds / minute);
  if (minutes < 60) return minutes === 1 ? 'a minute' : `${minutes} minutes`;
  const hours = Math.ceil(minutes / 60);
  return hours === 1 ? 'an hour' : `${hours} hours`;
};

/** The longest body of a request to our functions, in bytes. */
export const maxRequestBytes = 16 * 1024;

/**
 * Pictures that one request to `generalApiPaths.memberPictures` may ask for. A page of cards shows
 * fewer.
 */
export const maxPicturesPerRequest = 40;

/**
 * How long the browser keeps the voter's cookie, in seconds: a year, as the privacy policy says.
 */
export const voterCookieSeconds = 365 * day;

/**
 * How long the browser keeps the cookie that identifies a shop order's buyer: the time to pay, and
 * a day to come back to it.
 */
export const buyerCookieSeconds = day;

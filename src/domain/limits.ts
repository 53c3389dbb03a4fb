/** How many requests a caller may send in a period. A request may count several times: by what it costs us. */
export type RequestRate = { readonly maxRequests: number; readonly periodSeconds: number };

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * The rate limits of our functions. An office or a gym may share one network address, so the limits of a network are far
 * above what one person needs; what belongs to a single inbox or member has limits of its own.
 */
export const requestRates = {
  /** Votes from one network: enough for a school or a gym, too few for a machine. */
  vote: { maxRequests: 120, periodSeconds: 10 * minute },
  /** How often one network may read the votes. Each visit of a voter reads them once. */
  readVotes: { maxRequests: 1200, periodSeconds: 10 * minute },
  /** Addresses that one network may put on the mailing list: a whole course at once, */
  joinMailingList: { maxRequests: 60, periodSeconds: 10 * minute },
  /** and no more than this in a day. */
  joinMailingListDaily: { maxRequests: 400, periodSeconds: day },
  /** How often one network may ask for e-mails to the same inbox. */
  inviteFromNetwork: { maxRequests: 3, periodSeconds: day },
  /** E-mails to one inbox that anybody may ask for. Beyond that nothing is sent, and nobody is refused. */
  invite: { maxRequests: 8, periodSeconds: day },
  /** Contact messages that we forward from one network. */
  contact: { maxRequests: 30, periodSeconds: hour },
  /** Contact messages that we forward from one inbox. */
  contactFromInbox: { maxRequests: 12, periodSeconds: day },
  /** Contact messages that we forward in all, so that nobody can flood our own inbox. */
  contactInAll: { maxRequests: 500, periodSeconds: day },
  /** Plans that one member may open: every plan there is, several times. */
  memberPlans: { maxRequests: 600, periodSeconds: 10 * minute },
  /** Pictures of plans that one member may fetch, each counted. */
  memberPictures: { maxRequests: 6000, periodSeconds: 10 * minute },
  /** How often one member may press an order button. Each press asks the payment provider. */
  checkout: { maxRequests: 10, periodSeconds: minute },
  /** How often one member may ask for the page on which she looks after her membership. */
  billingPortal: { maxRequests: 10, periodSeconds: minute },
  /** How often one member may ask what became of an order: the page after paying asks every few seconds while it waits. */
  readOrder: { maxRequests: 300, periodSeconds: 10 * minute },
  /** How often one member may read her account: its page asks again whenever she comes back to it. */
  readAccount: { maxRequests: 300, periodSeconds: 10 * minute },
  /** Codes of gifts that one member may try: she types one, looks at it and redeems it, with some slips. */
  tryGiftCode: { maxRequests: 20, periodSeconds: hour },
  /** Codes of gifts that may be tried from one network: a club that redeems its gifts on one evening. */
  tryGiftCodeFromNetwork: { maxRequests: 200, periodSeconds: hour },
  /** How often one member may look at the cards of the gifts that she has bought. */
  giftCards: { maxRequests: 300, periodSeconds: 10 * minute },
  /** What one member may do with the second place of a membership: invite, remove, accept, leave. */
  secondMember: { maxRequests: 60, periodSeconds: 10 * minute },
  /** Invitations to it that she may send, */
  inviteSecondMember: { maxRequests: 10, periodSeconds: day },
  /** and that one inbox may get, whoever sends them. */
  inviteSecondMemberToInbox: { maxRequests: 5, periodSeconds: day },
  /** Changes to one account: cancelling, pausing, withdrawing. Each asks the payment provider several times. */
  changeAccount: { maxRequests: 30, periodSeconds: 10 * minute },
  /** How often one member may ask for her payments, which are the payment provider's to tell. */
  readPayments: { maxRequests: 30, periodSeconds: 10 * minute },
  /** How often one member may ask us for money back where she can't withdraw. Somebody reads each. */
  askForRefund: { maxRequests: 10, periodSeconds: day },
  /** What one member may do with what shows that she may have a reduced membership: send, confirm, withdraw. */
  proofs: { maxRequests: 60, periodSeconds: 10 * minute },
  /** How much of it she may send in a day, */
  sendProof: { maxRequests: 10, periodSeconds: day },
  /** and e-mails that ask one inbox whether the address is hers. */
  proofToInbox: { maxRequests: 5, periodSeconds: day },
  /** Requests from one network to send another e-mail that verifies an account: a whole course that signs up at once. */
  askForVerification: { maxRequests: 60, periodSeconds: 10 * minute },
  /** How often one network may ask for such e-mails to the same inbox. */
  verificationFromNetwork: { maxRequests: 5, periodSeconds: day },
  /** Such e-mails to one inbox, whoever asks for them. Beyond that nothing is sent, and nobody is refused. */
  sendVerification: { maxRequests: 12, periodSeconds: day },
  /** What the owner may ask and decide: a busy morning. */
  owner: { maxRequests: 600, periodSeconds: 10 * minute },
  /** How often one member may download her data. It is put together from every table. */
  accountData: { maxRequests: 20, periodSeconds: hour },
  /** How often one member may ask that her account is deleted. */
  accountDeletion: { maxRequests: 10, periodSeconds: hour },
  /** How often one member may log out on all devices. */
  logOutEverywhere: { maxRequests: 10, periodSeconds: hour },
  /** Pages of orders of the shop that one network may ask for: a page that waits for its payment asks every few seconds. */
  readShopOrder: { maxRequests: 600, periodSeconds: 10 * minute },
  /** Cancellations of orders of the shop from one network. */
  returnToShop: { maxRequests: 60, periodSeconds: 10 * minute },
  /** Currencies that one network may have looked up at a service. Everybody behind it asks once. */
  findCurrency: { maxRequests: 600, periodSeconds: 10 * minute },
  /** Errors that the browsers of one network may report: a gym on a bad day. */
  reportError: { maxRequests: 60, periodSeconds: 10 * minute },
  /** How often one network may ask what of a product is in stock. Each visit of a product's page asks once. */
  readStock: { maxRequests: 1200, periodSeconds: 10 * minute },
  /** How often one network may ask what a cart costs. The cart's page asks after each change. */
  quoteCart: { maxRequests: 1200, periodSeconds: 10 * minute },
  /** How often one buyer may press the cart's order button, */
  payCart: { maxRequests: 10, periodSeconds: minute },
  /** and one network, where nobody has to be known. */
  payCartFromNetwork: { maxRequests: 60, periodSeconds: 10 * minute },
  /**
   * Pieces of the shop that may be put aside in an hour for carts of visitors on one network, or of one member: nothing has to be paid for
   * that. A cart that is larger than half of it counts as half.
   */
  holdPieces: { maxRequests: 300, periodSeconds: hour },
  /** How many of them may be the same piece: six carts with as many as a cart takes. */
  holdSamePiece: { maxRequests: 60, periodSeconds: hour },
  /** What one network may tell us as the cart service. Each time we ask the service whether it was itself. */
  snipcartEvents: { maxRequests: 1200, periodSeconds: 10 * minute },
  /** How often one editor may ask what is being built: her page asks every few seconds while she looks at it, perhaps in two tabs. */
  readSiteBuilds: { maxRequests: 600, periodSeconds: 10 * minute },
  /** How often one editor may press for a build. */
  buildNow: { maxRequests: 6, periodSeconds: hour },
} as const satisfies Readonly<Record<string, RequestRate>>;

/** How many seconds from now, as words: `40 seconds`, `a minute`, `9 minutes`, `an hour`, `5 hours`. Never too short. */
export const describeWait = (seconds: number): string => {
  if (seconds < minute) return seconds === 1 ? 'a second' : `${seconds} seconds`;
  const minutes = Math.ceil(seconds / minute);
  if (minutes < 60) return minutes === 1 ? 'a minute' : `${minutes} minutes`;
  const hours = Math.ceil(minutes / 60);
  return hours === 1 ? 'an hour' : `${hours} hours`;
};

/** The longest body of a request to our functions, in bytes. */
export const maxRequestBytes = 16 * 1024;

/** Pictures that one request to `apiPaths.memberPictures` may ask for. A page of cards has fewer. */
export const maxPicturesPerRequest = 40;

/** How long the browser keeps the cookie that a voter is counted by, in seconds: a year, as the privacy policy says. */
export const voterCookieSeconds = 365 * day;

/** How long the browser keeps the cookie by which an order of the shop is hers: the time to pay, and a day to come back to it. */
export const buyerCookieSeconds = day;

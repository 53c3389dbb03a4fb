/**
 * The paths of our functions. The files in `netlify/functions` repeat them, because the host reads
 * their `config` without running it; `src/server/function-paths.test.ts` checks that they match.
 */
export const generalApiPaths = {
  health: '/api/health',
  votes: '/api/votes',
  mailingList: '/api/mailing-list',
  customer: '/api/customer/',
  memberPlans: '/api/members/plans',
  verificationEmail: '/api/verification-email',
  memberPictures: '/api/members/pictures',
  checkout: '/api/checkout',
  orders: '/api/orders',
  billingPortal: '/api/billing-portal',
  stripeEvents: '/api/stripe-events',
  formSubmissions: '/api/form-submissions',
  currency: '/api/currency',
} as const;

/** The path of a poll's votes, with the id encoded for an address. */
export const pollVotesWithOwnVoteApiPath = (pollId: string): string =>
  `${generalApiPaths.votes}/${encodeURIComponent(pollId)}`;

/** The path of a poll's votes without a word about the voter, up to a minute old. */
export const pollCountsApiPath = (pollId: string): string =>
  `${pollVotesWithOwnVoteApiPath(pollId)}/counts`;

/** The path of one member plan, by its address without `/members/`. */
export const memberPlanApiPath = (planAddress: string): string =>
  `${generalApiPaths.memberPlans}/${planAddress}`;

/** The path of a member plan's large picture, by the plan's address without `/members/`. */
export const largeMemberPlanPictureApiPath = (planAddress: string): string =>
  `${generalApiPaths.memberPictures}/${planAddress}`;

/** The path of an order's state, by the payment provider's session id. */
export const orderApiPathBySessionId = (sessionId: string): string =>
  `${generalApiPaths.orders}/${encodeURIComponent(sessionId)}`;

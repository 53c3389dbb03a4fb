import { emailKeyForCounting } from '../../domain/email-address.ts';
import { requestRateLimits } from '../../domain/limits.ts';
import { callerNetworksOfRequest } from '../http/caller-address.ts';
import {
  rateLimitChargesOfNetworks,
  type RateLimitCharge,
  type RateLimit,
} from '../rate-limit/rate-limit.ts';

const networkSentence = (wait: string): string =>
  `Many sign-ups have come from your network just now. Please try again in ${wait}.`;

const networkLimits: readonly RateLimit[] = [
  { ...requestRateLimits.joinMailingList, purpose: 'join', sentence: networkSentence },
  { ...requestRateLimits.joinMailingListDaily, purpose: 'join daily', sentence: networkSentence },
];

/** The limit on e-mails to one inbox that a network can request. */
export const networkInvitesToInboxLimit: RateLimit = {
  ...requestRateLimits.inviteFromNetwork,
  purpose: 'invite from network',
  sentence: (wait) =>
    `This address has been typed in several times today. Our e-mail is in its inbox or its spam folder. You can ask for another one in ${wait}.`,
};

const inboxLimit: RateLimit = {
  ...requestRateLimits.invite,
  purpose: 'invite',
  sentence: (wait) => `Please try again in ${wait}.`,
};

/**
 * The rate limits that a request to join counts towards: those of its networks, and those of its
 * networks for this inbox.
 */
export const rateLimitChargesOfJoin = (
  request: Request,
  address: string,
): readonly RateLimitCharge[] => {
  const networks = callerNetworksOfRequest(request);
  return [
    ...networkLimits.flatMap((limit) => rateLimitChargesOfNetworks(limit, networks)),
    ...rateLimitChargesOfNetworks(networkInvitesToInboxLimit, networks.slice(0, 1)).map(
      (charge) => ({
        ...charge,
        caller: `${emailKeyForCounting(address)} ${charge.caller}`,
      }),
    ),
  ];
};

/** The rate limits that an e-mail to an inbox counts towards, whoever requests it. */
export const rateLimitChargesOfInbox = (address: string): readonly RateLimitCharge[] => [
  { limit: inboxLimit, caller: emailKeyForCounting(address) },
];

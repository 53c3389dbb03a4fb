import { toInbox } from '../../domain/email-address.ts';
import { requestRates } from '../../domain/limits.ts';
import { callerNetworksOf } from '../http/caller-address.ts';
import { chargeNetworks, type Charge, type RateLimit } from '../rate-limit/rate-limit.ts';

const networkSentence = (wait: string): string =>
  `Many sign-ups have come from your network just now. Please try again in ${wait}.`;

const networkLimits: readonly RateLimit[] = [
  { ...requestRates.joinMailingList, purpose: 'join', sentence: networkSentence },
  { ...requestRates.joinMailingListDaily, purpose: 'join daily', sentence: networkSentence },
];

/** The limit that stops a network from asking for more e-mails to one inbox. */
export const inboxFromNetworkLimit: RateLimit = {
  ...requestRates.inviteFromNetwork,
  purpose: 'invite from network',
  sentence: (wait) =>
    `This address has been typed in several times today. Our e-mail is in its inbox or its spam folder. You can ask for another one in ${wait}.`,
};

const inboxLimit: RateLimit = {
  ...requestRates.invite,
  purpose: 'invite',
  sentence: (wait) => `Please try again in ${wait}.`,
};

/** What a request to join counts against: the budgets of its networks, and what they may ask of this inbox. */
export const chargesOfCaller = (request: Request, address: string): readonly Charge[] => {
  const networks = callerNetworksOf(request);
  return [
    ...networkLimits.flatMap((limit) => chargeNetworks(limit, networks)),
    ...chargeNetworks(inboxFromNetworkLimit, networks.slice(0, 1)).map((charge) => ({
      ...charge,
      caller: `${toInbox(address)} ${charge.caller}`,
    })),
  ];
};

/** What an e-mail to an inbox counts against, whoever asks for it. */
export const chargesOfInbox = (address: string): readonly Charge[] => [
  { limit: inboxLimit, caller: toInbox(address) },
];

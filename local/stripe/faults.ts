/** The failures of requests that can be simulated. */
export const requestFaults = {
  down: 'Stripe is down: no connection',
  slow: 'Answers take 5 seconds',
  nonsense: 'Answers are no JSON',
  'error-500': 'Requests fail with 500 and are not executed',
  'lost-answer': 'Requests are executed, and the answer is lost',
  'rate-limited': 'Requests are refused with 429',
  'in-flight': 'Requests are refused with 409: the first with this key is still running',
} as const;

/** The failures of webhooks that can be simulated. */
export const webhookFaults = {
  lost: 'Webhooks are lost',
  doubled: 'Webhooks arrive twice',
  held: 'Webhooks wait until they are released, in order or the newest first',
} as const;

export type RequestFault = keyof typeof requestFaults;
export type WebhookFault = keyof typeof webhookFaults;

/** How often a failure happens: a number of times, or until it is cleared. */
type FaultCount = number | 'always';

/** The failures to simulate. A restart clears all of them. */
export type Faults = {
  readonly set: (fault: RequestFault | WebhookFault, count: FaultCount) => void;
  readonly clear: () => void;
  readonly active: () => readonly (readonly [RequestFault | WebhookFault, FaultCount])[];
  /** Takes the failure for the next request, and counts it as used once. */
  readonly takeRequest: () => RequestFault | undefined;
  readonly takeWebhook: () => WebhookFault | undefined;
};

const isKeyOf = <Names extends object>(names: Names, name: string): name is keyof Names & string =>
  Object.hasOwn(names, name);

export const isRequestFault = (name: string): name is RequestFault => isKeyOf(requestFaults, name);
export const isWebhookFault = (name: string): name is WebhookFault => isKeyOf(webhookFaults, name);

/** Starts without any failures. */
export const createFaults = (): Faults => {
  const counts = new Map<RequestFault | WebhookFault, FaultCount>();
  const take = (fault: RequestFault | WebhookFault): void => {
    const count = counts.get(fault);
    if (typeof count !== 'number') return;
    if (count <= 1) counts.delete(fault);
    else counts.set(fault, count - 1);
  };
  return {
    set: (fault, count) => {
      if (count === 0) counts.delete(fault);
      else counts.set(fault, count);
    },
    clear: () => counts.clear(),
    active: () => [...counts],
    takeRequest: () => {
      const fault = [...counts.keys()].find(isRequestFault);
      if (fault !== undefined) take(fault);
      return fault;
    },
    takeWebhook: () => {
      const fault = [...counts.keys()].find(isWebhookFault);
      if (fault !== undefined) take(fault);
      return fault;
    },
  };
};

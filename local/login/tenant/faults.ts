/**
 * What can go wrong with a request to the Management API. `slow`: the answer comes later than a client of the tests waits; `lost-answer`:
 * the request is executed. All others execute nothing.
 */
export type TenantFault =
  | 'down'
  | 'slow'
  | 'lost-answer'
  /** 401: the token has expired. */
  | 'invalid-token'
  /** 403: the token lacks a scope. */
  | 'insufficient-scope'
  | 'not-found'
  /** 409: there is such a thing already. */
  | 'conflict'
  | 'rate-limited'
  | 'error-500';

/** Which requests a fault meets: `POST /roles`; undefined for all. */
type FaultWish = {
  readonly fault: TenantFault;
  readonly times: number;
  readonly request?: string | undefined;
};

/** The faults that will happen. A restart takes all of them back. */
export type TenantFaults = {
  /** Sets a fault for so many requests, such as all that are `POST /roles`. */
  readonly set: (fault: TenantFault, times?: number, request?: string) => void;
  readonly clear: () => void;
  /** The fault of this request, which counts as one time. */
  readonly take: (method: string, path: string) => TenantFault | undefined;
};

/** No faults yet. */
export const createTenantFaults = (): TenantFaults => {
  let wishes: readonly FaultWish[] = [];
  return {
    set: (fault, times = Number.POSITIVE_INFINITY, request) => {
      wishes = [...wishes, { fault, times, request }];
    },
    clear: () => {
      wishes = [];
    },
    take: (method, path) => {
      const met = wishes.find(
        ({ request }) => request === undefined || request === `${method} ${path}`,
      );
      if (met === undefined) return undefined;
      wishes = wishes.flatMap((wish) => {
        if (wish !== met) return [wish];
        return wish.times <= 1 ? [] : [{ ...wish, times: wish.times - 1 }];
      });
      return met.fault;
    },
  };
};

/**
 * The failures of Management API requests that can be simulated. `slow`: the response comes after
 * the tests' clients have timed out; `lost-answer`: the request is executed. All other failures
 * execute nothing.
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
  /** 409: it already exists. */
  | 'conflict'
  | 'rate-limited'
  | 'error-500';

/** A failure for matching requests, such as `POST /roles`; undefined matches all. */
type FaultRule = {
  readonly fault: TenantFault;
  readonly times: number;
  readonly request?: string | undefined;
};

/** The failures to simulate. A restart clears all of them. */
export type TenantFaults = {
  /** Sets a failure for a number of requests, optionally only for some, such as `POST /roles`. */
  readonly set: (fault: TenantFault, times?: number, request?: string) => void;
  readonly clear: () => void;
  /** Takes the failure for this request, and counts it as used once. */
  readonly take: (method: string, path: string) => TenantFault | undefined;
};

/** Starts without any failures. */
export const createTenantFaults = (): TenantFaults => {
  let rules: readonly FaultRule[] = [];
  return {
    set: (fault, times = Number.POSITIVE_INFINITY, request) => {
      rules = [...rules, { fault, times, request }];
    },
    clear: () => {
      rules = [];
    },
    take: (method, path) => {
      const met = rules.find(
        ({ request }) => request === undefined || request === `${method} ${path}`,
      );
      if (met === undefined) return undefined;
      rules = rules.flatMap((rule) => {
        if (rule !== met) return [rule];
        return rule.times <= 1 ? [] : [{ ...rule, times: rule.times - 1 }];
      });
      return met.fault;
    },
  };
};

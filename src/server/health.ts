import * as v from 'valibot';
import type { TokenVerificationKeys } from './auth/token-verification-keys.ts';
import { createEndpoint, type Handler } from './http/endpoint.ts';
import { jsonAnswer } from './http/answers.ts';
import { Outage } from './outage.ts';
import type { Database } from './store/database.ts';
import { readServiceChecks, serviceStateFromStoredCheck } from './monitoring/service-checks.ts';

type HealthDependencies = {
  readonly database: Database;
  readonly loginKeys: Pick<TokenVerificationKeys, 'requireService'>;
  readonly now: () => Date;
};

/** Whether a check succeeds: false if it throws an outage. */
const works = async (check: () => Promise<unknown>): Promise<boolean> => {
  try {
    await check();
    return true;
  } catch (error) {
    if (error instanceof Outage) return false;
    throw error;
  }
};

/**
 * `GET /api/health`: answers 200 if the functions, the database and the login service work,
 * otherwise 503 with a sentence that names what doesn't. Either way it lists the last result of
 * every service that the site needs, with the seconds since it last worked.
 */
export const createSiteAndServicesHealthEndpoint = ({
  database,
  loginKeys,
  now,
}: HealthDependencies): Handler =>
  createEndpoint({
    GET: async () => {
      const [hasDatabase, hasLogin] = await Promise.all([
        works(() => database.query(v.object({ one: v.literal(1) }), 'select 1 as one')),
        works(() => loginKeys.requireService()),
      ]);
      const services = hasDatabase ? await readServiceChecks(database) : [];
      const down = [
        ...(hasDatabase ? [] : ['The database cannot be reached.']),
        ...(hasLogin ? [] : ['The login service does not hand out its keys.']),
      ];
      return down.length === 0
        ? jsonAnswer({
            ok: true,
            services: services.map((check) => serviceStateFromStoredCheck(check, now())),
          })
        : jsonAnswer(
            {
              ok: false,
              error: down.join(' '),
              services: services.map((check) => serviceStateFromStoredCheck(check, now())),
            },
            { status: 503, headers: { 'retry-after': '5' } },
          );
    },
  });

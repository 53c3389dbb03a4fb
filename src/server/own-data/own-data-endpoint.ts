import { toOwnDataPage } from '../../domain/account/own-data-page.ts';
import type { OwnDataRow } from '../../domain/account/own-data.ts';
import { requestRateLimits } from '../../domain/limits.ts';
import type { AuthenticateSubjectOrRefuse } from '../auth/access-token.ts';
import { createEndpoint, type Handler } from '../http/endpoint.ts';
import { privateAnswerHeaders } from '../http/answers.ts';
import type { MailingListProvider } from '../mailing-list/mailing-list-provider.ts';
import { Outage } from '../outage.ts';
import type { RateLimitCharge, RateLimit } from '../rate-limit/rate-limit.ts';
import type { Database } from '../store/database.ts';
import type { EmailAndNameAtLogin, LoginAccounts } from '../verification/login-accounts.ts';
import { readMemberRights } from '../rights/read-rights.ts';
import { readOwnData } from './read-own-data.ts';

/** The dependencies of `GET /api/account/data`. */
export type OwnDataDependencies = {
  readonly authenticate: AuthenticateSubjectOrRefuse;
  readonly database: Database;
  readonly enforceLimit: (charges: readonly RateLimitCharge[]) => Promise<void>;
  readonly accounts: Pick<LoginAccounts, 'findPerson'>;
  readonly mailingList: Pick<MailingListProvider, 'findState'>;
  readonly now: () => Date;
  readonly log?: (message: string, error: unknown) => void;
};

const dataLimit: RateLimit = {
  ...requestRateLimits.accountData,
  purpose: 'account data',
  sentence: (wait) => `You have downloaded your data very often. Please try again in ${wait}.`,
};

/**
 * An answer, or undefined while its system is down: the rest of the member's data doesn't wait for
 * it.
 */
const unlessDown = async <Answer>(
  work: Promise<Answer>,
): Promise<{ readonly answer: Answer } | undefined> => {
  try {
    return { answer: await work };
  } catch (error) {
    if (error instanceof Outage) return undefined;
    throw error;
  }
};

const toLogin = (
  found: { readonly answer: EmailAndNameAtLogin | undefined } | undefined,
): OwnDataRow =>
  found === undefined
    ? { note: 'The login service could not be asked just now. Try again later.' }
    : { email: found.answer?.email ?? null, name: found.answer?.name ?? null };

/**
 * `GET /api/account/data`: everything we have about the access token's member, as a download; as a
 * page with `form=html`.
 */
export const createOwnDataEndpoint = (dependencies: OwnDataDependencies): Handler =>
  createEndpoint(
    {
      GET: async (request) => {
        const { database, accounts, mailingList, now } = dependencies;
        const subject = await dependencies.authenticate(request);
        await dependencies.enforceLimit([{ limit: dataLimit, caller: subject }]);
        const rights = await readMemberRights(database, { subject });
        const person = await unlessDown(accounts.findPerson(subject));
        const addresses = [rights?.address, person?.answer?.email].flatMap((one) => one ?? []);
        const states: OwnDataRow[] = [];
        for (const address of new Set(addresses)) {
          const found = await unlessDown(mailingList.findState(address));
          states.push({
            address,
            state:
              found === undefined ? 'could not be asked just now' : (found.answer ?? 'not on it'),
          });
        }
        const facts = { login: { subject, ...toLogin(person) }, mailingList: states };
        const data = await readOwnData(database, rights, facts, now());
        const isPage = new URL(request.url).searchParams.get('form') === 'html';
        const day = now().toISOString().slice(0, 10);
        return new Response(isPage ? toOwnDataPage(data) : JSON.stringify(data, null, 2), {
          headers: {
            ...privateAnswerHeaders,
            'content-type': `${isPage ? 'text/html' : 'application/json'}; charset=utf-8`,
            'content-disposition': `attachment; filename="knurl-data-${day}.${isPage ? 'html' : 'json'}"`,
          },
        });
      },
    },
    dependencies,
  );

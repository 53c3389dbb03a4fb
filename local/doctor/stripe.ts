import { handledStripeEvents } from '../../src/domain/payments/handled-stripe-events.ts';
import { isLocalAddress } from '../../src/config/shared/stand-in.ts';
import {
  askStripeOrExplain,
  explainStripeFailure,
  type StripeAccount,
} from '../setup/stripe/account.ts';
import { readStripeRequirements, type ReadSoldItems } from '../setup/stripe.ts';
import { readSoldItems, type SoldItem } from '../setup/stripe/read-sold-items.ts';
import { isMet, toFindings, type Requirement } from '../setup/requirement.ts';
import type { Examination, Finding } from './finding.ts';

/**
 * How many days back to look for undelivered events: Stripe retries for as long
 * (docs.stripe.com/webhooks).
 */
const daysBack = 3;
/** In seconds. More recent events may still be on their way. */
const grace = 10 * 60;

/** Checks that the site has received all events. */
const examineDeliveries = async ({ stripe, page }: StripeAccount): Promise<Finding> => {
  const subject = 'Stripe: what the site was told';
  const now = Math.floor(Date.now() / 1000);
  const { data } = await askStripeOrExplain(() =>
    stripe.events.list({
      delivery_success: false,
      types: [...handledStripeEvents],
      created: { gte: now - daysBack * 86_400, lte: now - grace },
      limit: 100,
    }),
  );
  if (data.length === 0) {
    return {
      state: 'good',
      subject,
      sentence: `The site took every event of the last ${daysBack} days.`,
    };
  }
  const [newest] = data;
  return {
    state: 'bad',
    subject,
    sentence: `The site has not taken ${data.length} events of the last ${daysBack} days, the newest of them ${newest?.type ?? ''}.`,
    remedy:
      'Look there at what the site answered. A wrong STRIPE_WEBHOOK_SECRET answers 400; after mending it, Stripe sends again what is missing, and so does the hourly comparison of our books.',
    page: page('webhooks'),
  };
};

/** Checks that a live site doesn't use test mode. */
const siteTakesMoney = ({ mode, page }: StripeAccount, siteUrl: string): readonly Finding[] =>
  mode === 'test' && !isLocalAddress(siteUrl)
    ? [
        {
          state: 'bad',
          subject: 'Stripe: mode',
          sentence: `The keys are of test mode, and ${siteUrl} is public: nobody can pay there.`,
          remedy:
            'Switch test mode off in the Dashboard, take the live keys, and run npm run setup -- stripe.',
          page: page('apikeys'),
        },
      ]
    : [];

/** Drops the setup's finding about the mode if there is a better one. */
const withoutDuplicateMode = (
  requirements: readonly Requirement[],
  hasBetterMode: boolean,
): readonly Requirement[] =>
  requirements.filter(
    (requirement) =>
      !(hasBetterMode && requirement.subject === 'Stripe: mode' && isMet(requirement)),
  );

/**
 * The items that the content sells, or a finding if they can't be read: then there is nothing to
 * compare Stripe with.
 */
const readItemsOrFinding = async (
  readItems: ReadSoldItems,
  environment: Parameters<ReadSoldItems>[0],
): Promise<{ readonly sold: readonly SoldItem[] } | Finding> => {
  try {
    return { sold: await readItems(environment) };
  } catch (error) {
    return {
      state: 'unknown',
      subject: 'Stripe: what is for sale',
      sentence: error instanceof Error ? error.message : String(error),
      remedy: 'Fix what stands under Contentful first: prices are compared with the content.',
    };
  }
};

/** Creates the examination of Stripe, with the given source of sold items. */
export const createStripeExamination =
  (readItems: ReadSoldItems): Examination =>
  async (environment) => {
    if ((environment['STRIPE_SECRET_KEY']?.trim() ?? '') === '') {
      return [
        {
          state: 'unknown',
          subject: 'Stripe',
          sentence:
            'STRIPE_SECRET_KEY is not set, so the stand-in of this machine takes the payments.',
          remedy: 'Copy the secret key of the account into .env, then run npm run setup -- stripe.',
          page: 'https://dashboard.stripe.com/apikeys',
        },
      ];
    }
    const items = await readItemsOrFinding(readItems, environment);
    if ('state' in items) return [items];
    try {
      const { account, siteUrl, requirements } = await readStripeRequirements(
        environment,
        [],
        async () => items.sold,
      );
      const mode = siteTakesMoney(account, siteUrl);
      return [
        ...mode,
        ...toFindings(withoutDuplicateMode(requirements, mode.length > 0), 'stripe'),
        await examineDeliveries(account),
      ];
    } catch (error) {
      return [
        {
          state: 'bad',
          subject: 'Stripe',
          sentence: explainStripeFailure(error),
          remedy: 'Fix that first: nothing else could be looked at.',
          page: 'https://dashboard.stripe.com/apikeys',
        },
      ];
    }
  };

/** Examines Stripe, using the setup's own checks for everything the setup creates. */
export const examineStripe = createStripeExamination(readSoldItems);

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { accountPaths } from '../domain/account/account-paths.ts';
import { siteBuildPaths } from '../domain/site-builds/live-build.ts';
import { sealedLogPaths } from '../domain/sealed-sync/sealed-log-api.ts';
import { apiPaths } from '../domain/api-paths.ts';
import { watchPaths } from '../domain/monitoring/watch-paths.ts';
import { shopPaths } from '../domain/shop/shop-paths.ts';
import { restPushPaths } from '../domain/rest-push/rest-push-paths.ts';
import { callTimeoutsAt } from '../domain/timeouts.ts';

const folder = path.join(import.meta.dirname, '../../netlify/functions');

const paths: Readonly<Record<string, readonly string[]>> = {
  account: [accountPaths.account],
  'account-data': [accountPaths.accountData],
  'account-payments': [accountPaths.accountPayments],
  'ask-for-refund': [accountPaths.refundRequest],
  'billing-portal': [apiPaths.billingPortal],
  'browser-errors': [watchPaths.browserErrors],
  cart: [shopPaths.cart],
  'cast-vote': [apiPaths.votes],
  'change-membership': [accountPaths.accountMembership],
  checkout: [apiPaths.checkout],
  clock: [],
  'contentful-events': [siteBuildPaths.contentfulEvents],
  currency: [apiPaths.currency],
  customer: [apiPaths.customer.replace(/\/$/, ''), apiPaths.customer],
  'delete-account': [accountPaths.accountDeletion],
  // Event functions, which the host calls by name.
  'deploy-failed': [],
  'deploy-succeeded-background': [],
  'form-submitted': [apiPaths.formSubmissions],
  gifts: [`${accountPaths.gifts}/*`],
  health: [apiPaths.health],
  'join-mailing-list': [apiPaths.mailingList],
  'log-out-everywhere': [accountPaths.logOutEverywhere],
  'mail-wishes': [accountPaths.mailWishes, accountPaths.stopMails],
  'member-pictures': [apiPaths.memberPictures, `${apiPaths.memberPictures}/*`],
  'member-plans': [
    apiPaths.memberPlans,
    `${apiPaths.memberPlans}/*`,
    accountPaths.memberLetters,
    `${accountPaths.memberLetters}/*`,
  ],
  owner: [
    accountPaths.owner,
    accountPaths.ownerProofs,
    `${accountPaths.ownerProofs}/*`,
    accountPaths.ownerRefunds,
    accountPaths.ownerDoubts,
    accountPaths.ownerFigures,
  ],
  'owner-orders': [shopPaths.ownerOrders, shopPaths.ownerStock],
  'owner-watch': [watchPaths.ownerWatch],
  proofs: [accountPaths.proofs, `${accountPaths.proofs}/*`],
  'read-order': [`${apiPaths.orders}/:sessionId`],
  'read-votes': [`${apiPaths.votes}/:pollId`, `${apiPaths.votes}/:pollId/counts`],
  'rest-push': [restPushPaths.restPush],
  'second-member': [accountPaths.secondMember],
  'send-rest-push-background': [restPushPaths.sender],
  'send-verification': [apiPaths.verificationEmail],
  'shop-order': [shopPaths.shopOrder, shopPaths.shopReturn],
  'site-builds': [siteBuildPaths.siteBuilds],
  'snipcart-events': [shopPaths.snipcartEvents],
  stock: [`${shopPaths.stock}/:slug`],
  'stripe-events': [apiPaths.stripeEvents],
  'training-log': [sealedLogPaths.trainingLog],
  withdraw: [accountPaths.withdrawal],
};

/** The texts in a function's `config`. The host reads it in the same way, without running the file, so they must be literals. */
const configuredPaths = (name: string): readonly string[] => {
  const source = readFileSync(path.join(folder, `${name}.ts`), 'utf8');
  const [, config = ''] = /^export const config = (\{[^}]*\});$/m.exec(source) ?? [];
  return [...config.matchAll(/'(\/[^']*)'/g)].map(([, text = '']) => text);
};

it('lists every function of the host here', () => {
  const names = readdirSync(folder).map((file) => path.basename(file, '.ts'));
  expect(names.toSorted()).toEqual(Object.keys(paths));
});

/** Longer than an answer needs on its way, the cold start of a function, and the half second for counting it. */
const onTheWay = 1500;

/** They run in the background, so their callers don't wait for them. */
const background = ['form-submitted', 'send-rest-push-background'];

it.each(
  Object.entries(paths).filter(([name, served]) => served.length > 0 && !background.includes(name)),
)('%s answers before her browser gives up, whatever it waits for', (name, served) => {
  // `createLazyEndpoint` keeps the timeout. What wraps it does its work after the answer.
  const source = readFileSync(path.join(folder, `${name}.ts`), 'utf8');
  expect(source).toMatch(/^(?:export default|const answer =) .*createLazyEndpoint\(\(\) =>/ms);
  for (const address of served) {
    const { browser, server } = callTimeoutsAt(address);
    expect(server).toBeLessThanOrEqual(browser - onTheWay);
  }
});

it.each(Object.entries(paths))('serves %s at the paths in apiPaths', (name, expected) => {
  expect(configuredPaths(name)).toEqual(expected);
});

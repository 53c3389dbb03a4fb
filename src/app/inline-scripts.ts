import { codeNames, moveCodesToHistory, splitCodes } from '../domain/addresses/address-codes.ts';
import { apiPaths } from '../domain/api-paths.ts';
import { currencyPaths, pageReadyEvent } from '../domain/currency-call.ts';
import { currencyFor } from '../domain/money.ts';
import { isPlainPath } from '../domain/addresses/plain-path.ts';
import { notFoundPath, routes, pathsWithoutAnalytics } from '../domain/routes.ts';
import { pressSidebar } from '../features/navigation/press-sidebar.ts';
import { markTraining } from '../services/mark-training.ts';
import { callTimeoutMs } from '../domain/timeouts.ts';
import type { DeviceKey } from '../services/storage.ts';
import { countVisits } from './analytics/count-visits.ts';
import type { CountingRules } from './analytics/count-visits.ts';
import { askCurrency } from './ask-currency.ts';
import { keepEarlyPresses } from './early-presses.ts';
import { goOnToNext } from './go-on-to-next.ts';
import { rememberCurrency } from './remember-currency.ts';
import { rememberUnits } from './remember-units.ts';
import { startAfterPaint } from './start-after-paint.ts';

/*
 * The Content-Security-Policy allows inline scripts by their hashes, so each must be the same on every page that has it.
 */

/**
 * Gives Gatsby the path of the page that the host has served. The path is an attribute of the document: a second `<html>` injected into the
 * page can't change it.
 */
const pagePathScript = 'window.pagePath=document.documentElement.dataset.path;';

const pagePathStatement = /window\.pagePath="(?:[^"\\]|\\.)*";/;

/** Removes the page's path from Gatsby's inline script. */
export const toConstantScript = (script: string): string => {
  if (!pagePathStatement.test(script)) throw new Error('Gatsby writes the page’s path elsewhere.');
  return script.replace(pagePathStatement, pagePathScript);
};

/**
 * A script for the page for unknown addresses. There Gatsby checks whether the address exists after all, and decodes it first: with
 * `/%5cexample.com` it would request another site. So an address that isn't plain is replaced before Gatsby starts.
 */
export const plainAddressScript = `(${isPlainPath.toString()})(location.pathname)||history.replaceState(null,"","${notFoundPath}")`;

/** The pages whose addresses may have codes (`address-codes.ts`). */
export const pagesWithCodes: readonly string[] = [
  routes.gift,
  routes.account,
  routes.giftCard,
  routes.success,
  routes.shopOrder,
  routes.stopMails,
];

/** A script for the head of these pages, which moves the codes away before any other script can read the address. */
export const codesScript = `(${moveCodesToHistory.toString()})(window,${splitCodes.toString()},${JSON.stringify(codeNames)})`;

/** A script for every page: the sidebar's buttons, and clicks from before the page works. */
export const pressesScript = `(${pressSidebar.toString()})(window);(${keepEarlyPresses.toString()})(window)`;

/** A script for the end of every page, which adds these scripts once the page has been painted. */
export const startAfterPaintScript = (sources: readonly string[]): string =>
  `(${startAfterPaint.toString()})(window,${JSON.stringify(sources)})`;

/** A script for the head of every page: the switch between kilograms and kilograms with pounds. */
export const unitsScript = `(${rememberUnits.toString()})(window)`;

/** A script for the head of every page: whether plans reserve space for the visitor's weights. */
export const trainingScript = `(${markTraining.toString()})(window)`;

/** A script for the head of the home page: a start from the home screen goes on to what is next for her. */
export const goOnToNextScript = `(${goOnToNext.toString()})(window,${JSON.stringify(routes.train)})`;

const currencyCall = JSON.stringify({
  path: apiPaths.currency,
  pages: currencyPaths,
  event: pageReadyEvent,
  timeout: callTimeoutMs,
});

/** A script for the head of every page: the currency of prices, and the currency call. */
export const currencyScript = `(${rememberCurrency.toString()})(window);(${askCurrency.toString()})(window,{...${currencyCall},toCurrency:${currencyFor.toString()}})`;

/** A script for the head of every page of a build with analytics: the visitor's choice, and what Google Analytics gets (decision 052). */
export const analyticsScript = (measurementId: string): string => {
  const rules: CountingRules = {
    key: 'analytics' satisfies DeviceKey,
    off: `ga-disable-${measurementId}`,
    ready: pageReadyEvent,
    uncounted: pathsWithoutAnalytics,
    notFound: { page: notFoundPath, path: '/404/' },
  };
  return `(${countVisits.toString()})(window,${JSON.stringify(rules)})`;
};

import {
  accessCodeParameters,
  moveAccessCodesToHistoryInlinable,
  separateAccessCodesFromUrl,
} from '../domain/addresses/address-codes.ts';
import { pathSubstringsNeedingCurrency, pageReadyEvent } from '../domain/currency-call.ts';
import { generalApiPaths } from '../domain/api-paths.ts';
import { saleCurrencyForLocalCurrency } from '../domain/money.ts';
import { isUnambiguousPath } from '../domain/addresses/unambiguous-path.ts';
import { notFoundPath, routes, pathsWithoutAnalytics } from '../domain/routes.ts';
import { openAndCloseSidebarOnClicks } from '../features/navigation/open-and-close-sidebar-on-clicks.ts';
import { markTrainingLogOnPage } from '../services/mark-training-log-on-page.ts';
import { functionCallTimeoutMs } from '../domain/timeouts.ts';
import type { DeviceStorageKey } from '../services/storage.ts';
import { countVisitsOnceAgreed } from './analytics/count-visits-once-agreed.ts';
import type { VisitCountingKeysAndPaths } from './analytics/count-visits-once-agreed.ts';
import { recordAndReplayEarlyPresses } from './record-and-replay-early-presses.ts';
import { requestVisitorCurrencyIfNeeded } from './request-visitor-currency-if-needed.ts';
import { skipHomePageIfLogAtAppStart } from './skip-home-page-if-log-at-app-start.ts';
import { applyStoredCurrencyAndListen } from './apply-stored-currency-and-listen.ts';
import { applyStoredWeightUnitAndListen } from './apply-stored-weight-unit-and-listen.ts';
import { addScriptsAfterPaint } from './add-scripts-after-paint.ts';

/*
 * The Content-Security-Policy allows inline scripts by their hashes, so each must be the same on
 * every page that has it.
 */

/**
 * Gives Gatsby the path of the page that the host has served. The path is an attribute of the
 * document: a second `<html>` injected into the page can't change it.
 */
const pagePathScript = 'window.pagePath=document.documentElement.dataset.path;';

const pagePathStatement = /window\.pagePath="(?:[^"\\]|\\.)*";/;

/** Removes the page's path from Gatsby's inline script. */
export const scriptWithoutPagePath = (script: string): string => {
  if (!pagePathStatement.test(script)) throw new Error('Gatsby writes the page’s path elsewhere.');
  return script.replace(pagePathStatement, pagePathScript);
};

/**
 * A script for the page for unknown addresses. There Gatsby checks whether the address exists after
 * all, and decodes it first: with `/%5cexample.com` it would request another site. So an address
 * that isn't plain is replaced before Gatsby starts.
 */
export const replaceAmbiguousPathScript = `(${isUnambiguousPath.toString()})(location.pathname)||history.replaceState(null,"","${notFoundPath}")`;

/** The pages whose addresses may have codes (`address-codes.ts`). */
export const pathsWithAccessCodes: readonly string[] = [
  routes.gift,
  routes.account,
  routes.giftCard,
  routes.success,
  routes.shopOrder,
  routes.stopMails,
];

/**
 * A script for the head of these pages, which moves the codes away before any other script can read
 * the address.
 */
export const moveAccessCodesToHistoryScript = `(${moveAccessCodesToHistoryInlinable.toString()})(window,${separateAccessCodesFromUrl.toString()},${JSON.stringify(accessCodeParameters)})`;

/** A script for every page: the sidebar's buttons, and clicks from before the page works. */
export const sidebarPressesAndReplayScript = `(${openAndCloseSidebarOnClicks.toString()})(window);(${recordAndReplayEarlyPresses.toString()})(window)`;

/** A script for the end of every page, which adds these scripts once the page has been painted. */
export const toScriptAddingScriptsAfterPaint = (sources: readonly string[]): string =>
  `(${addScriptsAfterPaint.toString()})(window,${JSON.stringify(sources)})`;

/** A script for the head of every page: the switch between kilograms and kilograms with pounds. */
export const weightUnitsScript = `(${applyStoredWeightUnitAndListen.toString()})(window)`;

/** A script for the head of every page: whether plans reserve space for the visitor's weights. */
export const trainingLogMarkScript = `(${markTrainingLogOnPage.toString()})(window)`;

/**
 * A script for the head of the home page: a start from the home screen goes on to what is next for
 * the visitor.
 */
export const skipHomePageIfLogAtAppStartScript = `(${skipHomePageIfLogAtAppStart.toString()})(window,${JSON.stringify(routes.train)})`;

const currencyCall = JSON.stringify({
  path: generalApiPaths.currency,
  pages: pathSubstringsNeedingCurrency,
  event: pageReadyEvent,
  timeout: functionCallTimeoutMs,
});

/** A script for the head of every page: the currency of prices, and the currency call. */
export const setAndRequestCurrencyScript = `(${applyStoredCurrencyAndListen.toString()})(window);(${requestVisitorCurrencyIfNeeded.toString()})(window,{...${currencyCall},toCurrency:${saleCurrencyForLocalCurrency.toString()}})`;

/**
 * A script for the head of every page of a build with analytics: the visitor's choice, and what
 * Google Analytics gets (decision 052).
 */
export const analyticsScriptForMeasurementId = (measurementId: string): string => {
  const rules: VisitCountingKeysAndPaths = {
    key: 'analytics' satisfies DeviceStorageKey,
    off: `ga-disable-${measurementId}`,
    ready: pageReadyEvent,
    uncounted: pathsWithoutAnalytics,
    notFound: { page: notFoundPath, path: '/404/' },
  };
  return `(${countVisitsOnceAgreed.toString()})(window,${JSON.stringify(rules)})`;
};

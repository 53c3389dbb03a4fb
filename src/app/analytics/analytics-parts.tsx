import type { ReactElement } from 'react';
import { routes } from '../../domain/routes.ts';

/*
 * The question whether visits may be counted, and the switch below the footer. Only builds with
 * analytics have them. They are outside the element that React hydrates: a script in the head
 * handles their clicks (`count-visits-once-agreed.ts`), so they add no script to any page.
 */

const ChooseButtons = (): ReactElement => (
  <div>
    <button type="button" data-choose-analytics="yes">
      Yes, count them<span className="visually-hidden"> (chosen)</span>
    </button>
    <button type="button" data-choose-analytics="no">
      No, don’t<span className="visually-hidden"> (chosen)</span>
    </button>
  </div>
);

/**
 * The question at the top of a page, in its flow. It stays, with a sentence, until the next page
 * once it is answered.
 */
export const AnalyticsConsentQuestion = (): ReactElement => (
  <aside className="analytics-question no-print" aria-label="Counting visits">
    <p data-shown="ask">
      May we count with Google Analytics which pages you open? It stores cookies, and only if you
      say yes. <a href={`${routes.privacyPolicy}#analytics`}>What it learns</a>
    </p>
    <ChooseButtons />
    <p data-shown="yes no" tabIndex={-1}>
      <span data-shown="yes">Thank you. Your visits are counted from now on.</span>
      <span data-shown="no">Good. Your visits aren’t counted.</span> You can change your mind at the
      foot of any page.
    </p>
  </aside>
);

/** Says whether visits are counted, and changes it. */
export const AnalyticsConsentSwitch = (): ReactElement => (
  <aside className="units analytics no-print" aria-label="Whether your visits are counted">
    <p role="status">
      <span data-shown="ask">May we count your visits with Google Analytics?</span>
      <span data-shown="yes">Google Analytics counts your visits.</span>
      <span data-shown="no">Google Analytics doesn’t count your visits.</span>
      <span data-shown="signal">
        Google Analytics doesn’t count your visits: your browser asks sites not to.
      </span>
    </p>
    <ChooseButtons />
  </aside>
);

import type { ReactElement } from 'react';
import { routes } from '../../../domain/routes.ts';
import { isSyncOnThisDevice } from '../../../services/sealed-sync/sync-mark.ts';
import type { DeviceOrThisTab } from '../../../services/training-log/training-log.ts';
import { SiteLink } from '../../../ui/text/site-link.tsx';

/**
 * Shown after the lifter’s first session: where the log is stored, what may happen to it, and how
 * to keep a copy. Safari's seven days: WebKit, “Full third-party cookie blocking and more”, 2020.
 */
export const WhereLogIsKeptNotice = ({
  keeping,
}: {
  readonly keeping: DeviceOrThisTab;
}): ReactElement => (
  <section>
    <h2>Where your log lives</h2>
    <p>
      {keeping === 'device'
        ? isSyncOnThisDevice()
          ? 'On this device, and on your others with sync. What we store of it is sealed, and we can’t read it.'
          : 'On this device, in this browser, and nowhere else. A browser may clear what a site has stored: Safari does after seven days without a visit, others when space runs out or when you clear your history. A private window keeps it only while it is open.'
        : 'Only in this tab, because this browser stores nothing for us. Close the tab and it is gone.'}
    </p>
    <p>
      Keep a copy now and then: <SiteLink to={routes.trainingLog}>your training log</SiteLink>{' '}
      exports all of it as one file, and reads it back.
    </p>
  </section>
);

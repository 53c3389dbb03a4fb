import type { ReactElement } from 'react';
import { routes } from '../../domain/routes.ts';
import { isOpenedFromHomeScreen, isWebKit } from '../../services/home-screen.ts';
import { RuledSection } from '../../ui/kit/ruled-section.ts';
import { SectionHeading } from '../../ui/layout/heading.tsx';
import { SiteLink } from '../../ui/text/site-link.tsx';

/**
 * How to put the site on the home screen, and what becomes of the log there; nothing if that is
 * where it was opened.
 */
export const AddToHomeScreenHelp = (): ReactElement | null =>
  isOpenedFromHomeScreen() ? null : (
    <RuledSection aria-labelledby="home-screen-title">
      <SectionHeading id="home-screen-title">On your home screen</SectionHeading>
      {isWebKit() ? (
        <>
          <p>
            In Safari, choose Share, then “Add to Home Screen”. On a Mac, choose File, then “Add to
            Dock”. Safari doesn’t clear that app after seven days.
          </p>
          <p>
            The app has a storage of its own, so it starts with an empty log. Take yours along: turn
            on sync here and then in the app (
            <SiteLink to={routes.logOnAllDevices}>On all my devices</SiteLink>), or{' '}
            <SiteLink to={`${routes.trainingLog}#export`}>save your log as a file</SiteLink> here
            and import it there.
          </p>
        </>
      ) : (
        <p>
          If your browser’s menu offers to install this site or to add it to the home screen, the
          app opens with the log that you have here.
        </p>
      )}
    </RuledSection>
  );

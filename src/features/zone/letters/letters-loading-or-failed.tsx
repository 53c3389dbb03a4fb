import type { ReactElement } from 'react';
import { routes } from '../../../domain/routes.ts';
import { LoadingSplash } from '../../../page-parts/loading-splash.tsx';
import { PageTitleWithLead } from '../../../ui/layout/heading.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';
import { SiteLink } from '../../../ui/text/site-link.tsx';
import { ZoneLoadProblemNotice } from '../zone-load-problem-notice.tsx';
import type { MemberFetchState } from './use-member-fetch.ts';

type LetterNotOpenProps = {
  readonly fetched: Exclude<MemberFetchState<unknown>, { readonly kind: 'loaded' }>;
  readonly onRetry: () => void;
};

/** What stands in place of letters while they load, or when they can't be had. */
export const LettersLoadingOrFailed = ({ fetched, onRetry }: LetterNotOpenProps): ReactElement => {
  if (fetched.kind === 'loading') return <LoadingSplash title="Members’ letters" />;
  return (
    <Stack>
      <PageTitleWithLead title="The letters aren’t here yet" />
      <ZoneLoadProblemNotice sentence={fetched.sentence} isWaiting={false} onRetry={onRetry} />
      <p>
        <SiteLink to={routes.members}>Back to the members zone</SiteLink>
      </p>
    </Stack>
  );
};

/** The letters are for members: where to become one. */
export const LettersNeedMembershipNotice = (): ReactElement => (
  <p className="prose">
    The letters come with a membership, and stay open while you have it.{' '}
    <SiteLink to={routes.promotions}>See what the membership costs</SiteLink>.
  </p>
);

import type { ReactElement } from 'react';
import { readableUkDate } from '../../../domain/days/uk-time.ts';
import type { LetterWithText } from '../../../domain/members/letters.ts';
import { memberLettersOrOneLetterPath } from '../../../domain/members/zone-address.ts';
import { breadcrumbNameInMembersZone } from '../../../domain/members/zone-name.ts';
import { Breadcrumbs } from '../../../page-parts/breadcrumbs.tsx';
import { PaperNameAndDateHeader } from '../../../page-parts/plan/paper-name-and-date-header.tsx';
import { PrintButton } from '../../../page-parts/plan/print-button.tsx';
import { TextWithWorkouts } from '../../../page-parts/plan/text-with-workouts.tsx';
import { usePageTitle } from '../../../page-parts/use-page-title.ts';
import { fetchLetter } from '../../../services/members/member-letters.ts';
import { PageTitleWithLead } from '../../../ui/layout/heading.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';
import { SiteLink } from '../../../ui/text/site-link.tsx';
import { ZoneNotFound } from '../pages/zone-not-found.tsx';
import {
  LettersLoadingOrFailed,
  LettersNeedMembershipNotice,
} from './letters-loading-or-failed.tsx';
import { useMemberFetch } from './use-member-fetch.ts';

const OpenLetter = ({ letter, sections }: LetterWithText): ReactElement => {
  const { slug, title, excerpt, opensOn } = letter;
  usePageTitle(title);
  const path = memberLettersOrOneLetterPath(slug);
  return (
    <Stack as="article" className="plan-page">
      <Breadcrumbs nameOf={breadcrumbNameInMembersZone} path={path} title={title} />
      <PageTitleWithLead title={title} lead={excerpt}>
        <p>{readableUkDate(opensOn)}</p>
      </PageTitleWithLead>
      <PaperNameAndDateHeader path={path} />
      <TextWithWorkouts path={path} title={title} sections={sections} />
      <PrintButton place="foot" />
      <p className="no-print">
        <SiteLink to={memberLettersOrOneLetterPath()}>All letters</SiteLink>
      </p>
    </Stack>
  );
};

type ZoneLetterProps = { readonly slug: string };

/** The page of a members' letter: the letter, or why it can't be shown. */
export const ZoneLetter = ({ slug }: ZoneLetterProps): ReactElement => {
  const { fetched, retry } = useMemberFetch((getAccessToken) => fetchLetter(getAccessToken, slug));
  if (fetched.kind === 'loaded') return <OpenLetter {...fetched.value} />;
  if (fetched.kind === 'failed' && fetched.status === 404) return <ZoneNotFound what="letter" />;
  if (fetched.kind === 'failed' && fetched.status === 403) {
    return (
      <Stack>
        <PageTitleWithLead title="A members’ letter" />
        <LettersNeedMembershipNotice />
      </Stack>
    );
  }
  return <LettersLoadingOrFailed fetched={fetched} onRetry={retry} />;
};

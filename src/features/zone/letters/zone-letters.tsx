import type { ReactElement } from 'react';
import { readableUkDate } from '../../../domain/days/uk-time.ts';
import type { LetterSummary } from '../../../domain/members/letters.ts';
import { memberLettersOrOneLetterPath } from '../../../domain/members/zone-address.ts';
import { breadcrumbNameInMembersZone } from '../../../domain/members/zone-name.ts';
import { routes } from '../../../domain/routes.ts';
import { Breadcrumbs } from '../../../page-parts/breadcrumbs.tsx';
import { usePageTitle } from '../../../page-parts/use-page-title.ts';
import { fetchLetters } from '../../../services/members/member-letters.ts';
import { RuledList } from '../../../ui/kit/ruled-list.ts';
import { PageTitleWithLead } from '../../../ui/layout/heading.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';
import { SiteLink } from '../../../ui/text/site-link.tsx';
import {
  LettersLoadingOrFailed,
  LettersNeedMembershipNotice,
} from './letters-loading-or-failed.tsx';
import { useMemberFetch } from './use-member-fetch.ts';

const title = 'Members’ letters';

const Letters = ({ letters }: { readonly letters: readonly LetterSummary[] }): ReactElement =>
  letters.length === 0 ? (
    <p className="prose">The first letter is on its way. It opens at the beginning of a month.</p>
  ) : (
    <RuledList>
      {letters.map(({ slug, title: name, excerpt, opensOn }) => (
        <li key={slug}>
          <h2>
            <SiteLink to={memberLettersOrOneLetterPath(slug)}>{name}</SiteLink>
          </h2>
          <p>{excerpt}</p>
          <p>
            <small>{readableUkDate(opensOn)}</small>
          </p>
        </li>
      ))}
    </RuledList>
  );

/** The members' letters that have opened, newest first. */
export const ZoneLetters = (): ReactElement => {
  usePageTitle(title);
  const { fetched, retry } = useMemberFetch(fetchLetters);
  if (fetched.kind !== 'loaded')
    return <LettersLoadingOrFailed fetched={fetched} onRetry={retry} />;
  const { letters, isMember } = fetched.value;
  return (
    <Stack>
      <Breadcrumbs
        nameOf={breadcrumbNameInMembersZone}
        path={memberLettersOrOneLetterPath()}
        title={title}
      />
      <PageTitleWithLead
        title={title}
        lead="One a month from a coach: what to watch for, and one session to try. Each stays open once it’s there."
      />
      {isMember ? <Letters letters={letters} /> : <LettersNeedMembershipNotice />}
      {isMember ? (
        <p className="prose">
          <SiteLink to={`${routes.account}#mails`}>Get an e-mail when a letter opens</SiteLink>
        </p>
      ) : null}
    </Stack>
  );
};

import type { ReactElement, ReactNode } from 'react';
import styled from 'styled-components';
import { useLoginSession } from '../../services/auth/login-session.ts';
import { MembersZoneLoginLink } from '../../page-parts/login/members-zone-login-link.tsx';
import { ShownWhenLoggedIn } from './shown-when-logged-in.tsx';
import { PersonIcon } from '../../ui/pictures/icons.tsx';
import { media } from '../../ui/styles/media.ts';

const Group = styled.div`
  position: relative;

  /* The menu button lies over the end of the link; the name stays clear of it. */
  &:has(> div) b {
    padding-inline-end: 2rem;
  }
`;

const Account = styled(MembersZoneLoginLink)`
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);
  min-height: 2.75rem;
  padding: var(--space-2) var(--space-3);
  border: 2px solid var(--ink);
  border-radius: var(--radius);
  color: inherit;
  font-weight: 700;
  line-height: 1.1;
  text-decoration: none;
  white-space: nowrap;

  @media (max-width: 22.49em) {
    padding-inline: var(--space-2);
    /* Where the fonts of the device are wider than ours, two lines are better than a page that
       scrolls sideways. */
    white-space: normal;
  }

  & svg {
    display: none;
  }

  ${media.small} {
    & svg {
      display: block;
    }
  }

  &:hover {
    background: var(--ink);
    color: var(--paper);
  }

  &[aria-busy='true'] {
    cursor: progress;
  }

  /* As wide as the visitor's label, so that showing a name shifts nothing. */
  & > span {
    display: grid;
    text-align: center;
  }

  & > span::before {
    content: 'Members Zone';
    height: 0;
    visibility: hidden;
  }

  & b {
    width: 0;
    min-width: 100%;
    overflow: hidden;
    text-overflow: ellipsis;
  }
`;

type MembersZoneButtonProps = {
  /** The member's menu beside it. */
  readonly menu: ReactNode;
};

/** The header's link to the members zone: a login for visitors, the name for members (STATES-7). */
export const MembersZoneButton = ({ menu }: MembersZoneButtonProps): ReactElement => {
  const { session } = useLoginSession();
  const { kind } = session;
  return (
    <Group>
      <Account
        isPlain={kind !== 'visitor'}
        className={kind === 'unknown' ? 'until-known' : undefined}
      >
        <PersonIcon />
        <span>
          {kind === 'member' ? (
            <b>
              <span className="visually-hidden">Members zone, signed in as </span>
              {session.givenName ?? session.nickname}
            </b>
          ) : (
            'Members Zone'
          )}
        </span>
      </Account>
      <ShownWhenLoggedIn>{menu}</ShownWhenLoggedIn>
    </Group>
  );
};

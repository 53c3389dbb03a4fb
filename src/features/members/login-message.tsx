import { useState } from 'react';
import type { ReactElement } from 'react';
import { routes } from '../../domain/routes.ts';
import { useMember } from '../../services/auth/member.ts';
import type { LoginTrouble } from '../../services/auth/member.ts';
import { SiteLink } from '../../ui/site-link.tsx';
import { Message, WayOn } from './message.tsx';
import { useLogIn } from './use-log-in.ts';

const titles = {
  unverified: 'Verify your address',
  refused: 'You are not logged in',
  foreign: 'This login is over',
  clock: 'Your clock is wrong',
  storage: 'Your browser can’t remember you',
  away: 'The login service can’t be reached',
  failed: 'The login didn’t work',
} satisfies Record<LoginTrouble['kind'], string>;

const labels = {
  unverified: 'Login Once Verified',
  refused: 'Log in again',
  foreign: 'Log in',
  clock: 'Log in again',
  storage: 'Try again',
  away: 'Try again',
  failed: 'Log in again',
} satisfies Record<LoginTrouble['kind'], string>;

type LoginMessageProps = { readonly trouble: LoginTrouble };

/**
 * Says why a login came to nothing, with another try and a way back to the site. For an address that is not verified it
 * is the Verify screen of section 2 of the specification.
 */
export const LoginMessage = ({ trouble: first }: LoginMessageProps): ReactElement => {
  const [trouble, setTrouble] = useState(first);
  const { session } = useMember();
  const { isBusy, start } = useLogIn();
  const { kind, sentence, target } = trouble;
  const isMember = session.kind === 'member';

  const tryAgain = async (): Promise<void> => {
    // What a browser allows counts from the next time the page is loaded.
    if (kind === 'storage') {
      location.reload();
      return;
    }
    // Whoever was refused may want to be somebody else.
    const next = await start({ target, askAgain: kind === 'refused' || kind === 'failed' });
    if (next !== undefined) setTrouble(next);
  };
  return (
    <Message
      title={titles[kind]}
      sentence={sentence}
      {...(kind === 'unverified'
        ? { note: 'You should receive an email within the next 5 minutes.' }
        : {})}
    >
      <WayOn type="button" aria-busy={isBusy} onClick={() => void tryAgain()}>
        {isMember ? 'Go to the members zone' : labels[kind]}
      </WayOn>
      <SiteLink to={routes.home}>Continue Using Site</SiteLink>
      {kind === 'failed' ? <SiteLink to={routes.contact}>Write to us</SiteLink> : null}
    </Message>
  );
};

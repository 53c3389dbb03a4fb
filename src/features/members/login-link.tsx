import type { MouseEvent, ReactElement, ReactNode } from 'react';
import { routes } from '../../domain/routes.ts';
import type { LoginWish } from '../../services/auth/member.ts';
import { showNoticeBar } from '../../ui/notice-bar.ts';
import { SiteLink } from '../../ui/site-link.tsx';
import { useLogIn } from './use-log-in.ts';

type LogInOrSay = {
  readonly isBusy: boolean;
  readonly start: (wish: LoginWish) => Promise<void>;
};

/** Begins a login, and says at the foot of the screen if it can't be begun: the page that she reads stays hers. */
export const useLogInOrSay = (): LogInOrSay => {
  const { isBusy, start } = useLogIn();
  const startOrSay = async (wish: LoginWish): Promise<void> => {
    const trouble = await start(wish);
    if (trouble === undefined) return;
    showNoticeBar(document, {
      id: 'login-notice',
      text: trouble.sentence,
      action: { label: 'Try again', onPress: () => void startOrSay(wish) },
    });
  };
  return { isBusy, start: startOrSay };
};

type LoginLinkProps = {
  readonly className?: string | undefined;
  readonly signUp?: boolean;
  /** Leave the login to the members zone, which knows whether one is needed. */
  readonly isPlain?: boolean;
  readonly children: ReactNode;
};

const opensElsewhere = (event: MouseEvent): boolean =>
  event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

/**
 * Leads a visitor to the login and from there to the members zone. It is a link to the members zone, which asks for a
 * login itself: before the scripts are there, and in a new tab, it leads the same way.
 */
export const LoginLink = ({ signUp, isPlain, ...others }: LoginLinkProps): ReactElement => {
  const { isBusy, start } = useLogInOrSay();
  const target = routes.members;
  const onClick = (event: MouseEvent): void => {
    if (isPlain === true || opensElsewhere(event)) return;
    event.preventDefault();
    void start({ target, signUp: signUp === true });
  };
  return <SiteLink to={target} aria-busy={isBusy} onClick={onClick} {...others} />;
};

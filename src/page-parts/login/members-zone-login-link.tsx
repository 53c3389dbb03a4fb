import type { MouseEvent, ReactElement, ReactNode } from 'react';
import { routes } from '../../domain/routes.ts';
import { SiteLink } from '../../ui/text/site-link.tsx';
import { useStartLoginToTargetOrNotify } from './use-start-login-to-target.ts';

type LoginLinkProps = {
  readonly className?: string | undefined;
  /** Whether to offer signing up first. */
  readonly signUp?: boolean;
  /**
   * Whether to follow the link without starting a login: the members zone starts one if it is
   * needed.
   */
  readonly isPlain?: boolean;
  readonly children: ReactNode;
};

const opensElsewhere = (event: MouseEvent): boolean =>
  event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

/**
 * Sends a visitor to the login and then to the members zone. It is a link to the members zone,
 * which starts a login itself, so it also works before hydration and in a new tab.
 */
export const MembersZoneLoginLink = ({
  signUp,
  isPlain,
  ...others
}: LoginLinkProps): ReactElement => {
  const { isBusy, start } = useStartLoginToTargetOrNotify();
  const target = routes.members;
  const onClick = (event: MouseEvent): void => {
    if (isPlain === true || opensElsewhere(event)) return;
    event.preventDefault();
    void start({ target, signUp: signUp === true });
  };
  return <SiteLink to={target} aria-busy={isBusy} onClick={onClick} {...others} />;
};

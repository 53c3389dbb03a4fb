import type { ReactElement } from 'react';
import { useStartLoginToTargetOrNotify } from '../../../page-parts/login/use-start-login-to-target.ts';
import { Button } from '../../../ui/kit/button.tsx';

/** Opens the login and returns to this address. */
export const LoginAndGoToTargetButton = ({ target }: { readonly target: string }): ReactElement => {
  const { isBusy, start } = useStartLoginToTargetOrNotify();
  return (
    <Button aria-busy={isBusy} onClick={() => void start({ target })}>
      Log in
    </Button>
  );
};

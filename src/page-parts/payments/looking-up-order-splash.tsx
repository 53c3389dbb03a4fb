import type { ReactElement } from 'react';
import { LoadingSplash } from '../loading-splash.tsx';
import { useIsPastSplashTimeout } from '../use-is-past-splash-timeout.ts';
import { Button } from '../../ui/kit/button.tsx';

type AskAgainProps = { readonly onAgain: () => void };

export const LookUpOrderAgainButton = ({ onAgain }: AskAgainProps): ReactElement => (
  <p>
    <Button onClick={onAgain}>Ask again</Button>
  </p>
);

/** Shown while an order is looked up; after three seconds it says that nothing is lost. */
export const LookingUpOrderSplash = ({ onAgain }: AskAgainProps): ReactElement => {
  const isLate = useIsPastSplashTimeout();
  return (
    <LoadingSplash title="Looking up your order">
      {isLate ? (
        <>
          <p>
            This is taking longer than usual. Nothing is lost: your order is kept, whether you wait
            or not.
          </p>
          <LookUpOrderAgainButton onAgain={onAgain} />
        </>
      ) : null}
    </LoadingSplash>
  );
};

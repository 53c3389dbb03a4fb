import { lazy } from 'react';
import type { ComponentType, ReactElement } from 'react';

/**
 * A component whose script comes by itself, for what only some pages have. Its HTML is in the page like everything
 * else's; put it into a `Suspense`, and React leaves that HTML alone until the script is there.
 */
export const toIsland = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ((props: Props) => ReactElement) => {
  let loaded: ComponentType<Props> | undefined;
  // At build everything is in one file, and this is done before the first page is rendered.
  if (typeof document === 'undefined') {
    void load().then((component) => {
      loaded = component;
    });
  }
  const Late = lazy(() =>
    load().then(
      (component) => ({ default: component }),
      (reason: unknown) => {
        // Its HTML stays as it is. The rest of the page must not go because a part of it never woke up.
        console.error('A part of the page could not be loaded.', reason);
        return new Promise<never>(() => undefined);
      },
    ),
  );
  const Island = (props: Props): ReactElement => {
    const Component = loaded ?? Late;
    return <Component {...props} />;
  };
  return Island;
};

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
  const Late = lazy(async () => ({ default: await load() }));
  const Island = (props: Props): ReactElement => {
    const Component = loaded ?? Late;
    return <Component {...props} />;
  };
  return Island;
};

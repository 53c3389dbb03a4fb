import { lazy, Suspense, useEffect, useRef } from 'react';
import type { ComponentType, ReactElement } from 'react';
import { whenNear } from './when-near.ts';

/** The islands that the build has begun to load. Empty in the browser. */
const loading: Promise<void>[] = [];

/**
 * Waits, in the build, until every island has loaded that a page imported so far may show. `lazy`
 * can't be awaited: the first page of a template would be rendered without its island, before that
 * is loaded. Nested islands are added to the list while we wait.
 */
export const waitForIslandsInBuild = async (): Promise<void> => {
  for (const island of loading) await island;
};

/**
 * Creates an island: a component with its own script, for parts that only some pages have. The
 * build renders its HTML into the page like any other. Put it into a `Suspense`, and React leaves
 * that HTML alone until the script has loaded. The component's file is named `*.island.tsx`.
 */
export const createIslandFromLoader = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ((props: Props) => ReactElement) => {
  let loaded: ComponentType<Props> | undefined;
  if (typeof document === 'undefined') {
    loading.push(
      load().then((component) => {
        loaded = component;
      }),
    );
  }
  const Lazy = lazy(() =>
    load().then(
      (component) => ({ default: component }),
      (reason: unknown) => {
        // Never resolve: React then keeps the island's HTML as it is. An error would remove the
        // whole page.
        console.error('A part of the page could not be loaded.', reason);
        return new Promise<never>(() => undefined);
      },
    ),
  );
  const Island = (props: Props): ReactElement => {
    const Component = loaded ?? Lazy;
    return <Component {...props} />;
  };
  return Island;
};

/** Distance at which an island at the end of a page counts as near the screen, in CSS pixels. */
const nearDistance = 800;

/**
 * Creates an island whose script loads when it comes near the screen, for parts at the end of many
 * pages. Until then its HTML is as the build rendered it: links work, buttons don't.
 */
export const createIslandFromLoaderWhenNear = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ((props: Props) => ReactElement) => {
  let start = (): void => undefined;
  const isNear = new Promise<void>((resolve) => {
    start = resolve;
  });
  const Island = createIslandFromLoader(
    typeof document === 'undefined' ? load : () => isNear.then(load),
  );
  return (props) => {
    const box = useRef<HTMLDivElement>(null);
    useEffect(
      () => (box.current === null ? undefined : whenNear(box.current, nearDistance, start)),
      [],
    );
    return (
      <div ref={box}>
        <Suspense>
          <Island {...props} />
        </Suspense>
      </div>
    );
  };
};

import type { ComponentType, ReactElement } from 'react';
import { LoadingSplash } from '../../page-parts/loading-splash.tsx';
import { MessagePage } from '../../page-parts/message-page.tsx';
import { useLoaded } from './use-loaded.ts';
import { Button } from '../../ui/kit/button.tsx';

const title = 'Train';

/**
 * A component with its own script, for parts that only some visits need. Shows a splash while it
 * loads; if it fails, a sentence and a retry. No session data depends on it: all sets are on the
 * device.
 */
export const createLazyComponent = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ((props: Props) => ReactElement) => {
  let known: ComponentType<Props> | undefined;
  const loadOnce = async (): Promise<{ readonly Component: ComponentType<Props> }> => {
    const Component = await load();
    known = Component;
    return { Component };
  };
  return (props) => {
    const { loaded, retry } = useLoaded(loadOnce);
    const Component = known ?? (loaded.kind === 'loaded' ? loaded.value.Component : undefined);
    if (Component !== undefined) return <Component {...props} />;
    if (loaded.kind !== 'failed') return <LoadingSplash title={title} />;
    return (
      <MessagePage
        title="A part of this page is missing"
        sentence="It could not be loaded. Everything you have done is on this device. Check your connection, then try again."
      >
        <Button onClick={retry}>Try again</Button>
      </MessagePage>
    );
  };
};

import type { ReactElement } from 'react';
import { routes } from '../../domain/routes.ts';
import { Button } from '../../ui/kit/button.tsx';
import { PageTitleWithLead } from '../../ui/layout/heading.tsx';
import { Stack } from '../../ui/layout/layout.tsx';

/** Shown in place of a page that failed to render, with a button to load it again. */
export const PageFailureNotice = (): ReactElement => (
  <Stack role="alert">
    <PageTitleWithLead
      title="This page stopped working"
      lead="Something went wrong on our side. Load the page again; if that does not help, the rest of the site still works."
    />
    <p>
      <Button onClick={() => window.location.reload()}>Load this page again</Button>
    </p>
    <p>
      <a href={routes.home}>Go to the home page</a>
    </p>
  </Stack>
);

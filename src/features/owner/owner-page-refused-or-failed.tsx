import type { ReactElement } from 'react';
import { routes } from '../../domain/routes.ts';
import { MessagePage } from '../../page-parts/message-page.tsx';
import { Button } from '../../ui/kit/button.tsx';
import { SiteLink } from '../../ui/text/site-link.tsx';

type DeskUnavailableProps = {
  readonly kind: 'refused' | 'failed';
  readonly sentence: string;
  readonly onRetry: () => void;
};

/** Replaces one of the owner's pages if it isn't hers or can't be loaded. */
export const OwnerPageRefusedOrFailed = ({
  kind,
  sentence,
  onRetry,
}: DeskUnavailableProps): ReactElement => (
  <MessagePage
    title={kind === 'refused' ? 'This isn’t your page' : 'Your desk isn’t there yet'}
    sentence={sentence}
  >
    {kind === 'refused' ? null : <Button onClick={onRetry}>Try again</Button>}
    <SiteLink to={routes.members}>Go to the members zone</SiteLink>
  </MessagePage>
);

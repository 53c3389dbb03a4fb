import { useEffect } from 'react';
import type { ReactElement } from 'react';
import type { ItemForHerself } from '../../domain/digital-catalogue.ts';
import { membersZonePathOfSalesPage } from '../../domain/members/zone-path.ts';
import { giftOrderPagePathForProductId } from '../../domain/orders/order-page-path.ts';
import { routes } from '../../domain/routes.ts';
import { membershipOffersPath } from '../../domain/subscribe-request.ts';
import { LinkToMembershipOnAccountPage } from '../../page-parts/payments/link-to-membership-on-account-page.tsx';
import { usePageTitle } from '../../page-parts/use-page-title.ts';
import { forget } from '../../services/storage.ts';
import { ButtonLink } from '../../ui/kit/button-link.tsx';
import { PageTitleWithLead } from '../../ui/layout/heading.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { SiteLink } from '../../ui/text/site-link.tsx';

type OwnedPageProps = { readonly item: ItemForHerself };

/** Shown in place of the order to whoever has the item already. */
export const AlreadyOwnedPage = ({ item }: OwnedPageProps): ReactElement => {
  const title = `You already have this: ${item.title}`;
  usePageTitle(title);
  // A request to subscribe may have led here.
  useEffect(() => forget('redirect'), []);
  return (
    <Stack>
      <PageTitleWithLead
        title={title}
        lead={
          item.kind === 'pack'
            ? 'You already have this pack, and it’s yours to keep. There’s no need to order it again.'
            : 'You already pay for a membership, so you don’t need to order another.'
        }
      />
      {item.kind === 'pack' ? null : (
        <p>
          <LinkToMembershipOnAccountPage />
        </p>
      )}
      <p>
        <ButtonLink
          to={item.kind === 'pack' ? membersZonePathOfSalesPage(item.path) : routes.members}
        >
          {item.kind === 'pack' ? 'Open it' : 'Go to the members zone'}
        </ButtonLink>
      </p>
      <p>
        For somebody else?{' '}
        <SiteLink
          to={
            item.kind === 'pack'
              ? giftOrderPagePathForProductId(item.productId)
              : membershipOffersPath
          }
        >
          {item.kind === 'pack' ? 'Give it to her' : 'See what you can give'}
        </SiteLink>
        .
      </p>
    </Stack>
  );
};

import type { ReactElement } from 'react';
import { membersZonePathOfSalesPage } from '../../domain/members/zone-path.ts';
import { ButtonLink } from '../../ui/kit/button-link.tsx';
import { SiteLink } from '../../ui/text/site-link.tsx';

type YoursProps = {
  /** The pack's id at the payment provider. */
  readonly productId: string;
  /** The address of the page that sells it. */
  readonly path: string;
};

/**
 * The way to a pack, shown in place of its price to whoever has it. CSS decides (`owned-rule.ts`),
 * before the first paint.
 */
export const OwnedPackLink = ({ productId, path }: YoursProps): ReactElement => (
  <span data-yours={productId}>
    <ButtonLink to={membersZonePathOfSalesPage(path)}>Open it</ButtonLink>
  </span>
);

/**
 * The same on a card. It is above the link that covers the card, which leads to the pack's page.
 */
export const OwnedPackLinkOnCard = ({ productId, path }: YoursProps): ReactElement => (
  <span data-yours={productId}>
    <SiteLink className="open-it" to={membersZonePathOfSalesPage(path)}>
      Open it
    </SiteLink>
  </span>
);

import { useEffect, useMemo, useState } from 'react';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import type { DigitalCatalogueItem } from '../../domain/digital-catalogue.ts';
import type { AccountAnswer } from '../../domain/account/account-requests-and-answers.ts';
import type { OfferKeyNeedingProof } from '../../domain/membership/yearly-renewing-offer-keys.ts';
import { routes } from '../../domain/routes.ts';
import { LoadingSplash } from '../../page-parts/loading-splash.tsx';
import { MessagePage } from '../../page-parts/message-page.tsx';
import { useIsPastSplashTimeout } from '../../page-parts/use-is-past-splash-timeout.ts';
import { Button } from '../../ui/kit/button.tsx';
import { PageTitleWithLead } from '../../ui/layout/heading.tsx';
import { SiteLink } from '../../ui/text/site-link.tsx';
import {
  AccountContext,
  type AccountSectionId,
  type AccountActionResult,
} from './account-context.ts';
import { ActionFromEmailLink } from './action-from-email-link.tsx';
import { MembershipForTwo } from './membership-for-two.tsx';
import { DownloadOrDeleteOwnData } from './download-or-delete-own-data.tsx';
import { GivenGifts } from './given-gifts.tsx';
import { MailPreferencesSection } from './mail-preferences.tsx';
import { MembershipSection } from './membership-section.tsx';
import { OwnAccessRights } from './own-access-rights.tsx';
import { OwnMembershipAndPackOrders } from './own-membership-and-pack-orders.tsx';
import { OwnPayments } from './own-payments.tsx';
import { ReducedMembershipsSection } from './reduced-memberships-section.tsx';
import {
  LastAccountAnnouncementContext,
  type LastAccountAnnouncement,
} from './last-account-announcement.ts';
import { ShopOrders } from './shop-orders.tsx';
import { useAccount } from './use-account.ts';
import type { CallAccountApiWithToken } from '../../services/account/account-api.ts';

const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-7);
`;

const Contents = styled.nav`
  & ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--space-4);
  }

  & a {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
    font-weight: 700;
  }
`;

const parts: readonly { readonly id: AccountSectionId; readonly title: string }[] = [
  { id: 'membership', title: 'Membership' },
  { id: 'yours', title: 'What is yours' },
  { id: 'orders', title: 'Orders' },
  { id: 'shop-orders', title: 'From the shop' },
  { id: 'payments', title: 'Receipts' },
  { id: 'gifts', title: 'Gifts' },
  { id: 'proofs', title: 'Reduced prices' },
  { id: 'mails', title: 'E-mails' },
  { id: 'data', title: 'Your data' },
];

/**
 * Scrolls to the section in the URL's fragment, which didn't exist yet when the browser looked for
 * it.
 */
const useAddressedPart = (): void => {
  useEffect(() => {
    const { hash } = location;
    if (hash !== '') document.getElementById(hash.slice(1))?.scrollIntoView();
  }, []);
};

type PartsProps = {
  readonly account: AccountAnswer;
  readonly send: (call: CallAccountApiWithToken) => Promise<AccountActionResult>;
  readonly codes: string;
  readonly items: readonly DigitalCatalogueItem[];
  readonly targetOf: (offer: OfferKeyNeedingProof) => string | undefined;
};

const Parts = ({ account, send, codes, items, targetOf }: PartsProps): ReactElement => {
  const [lastResult, setLastResult] = useState<LastAccountAnnouncement>();
  const [presses, setPresses] = useState(0);
  useAddressedPart();
  const page = useMemo(
    () => ({
      account,
      send,
      say: (section: AccountSectionId, sentence: string) => {
        setLastResult({ section, sentence });
        setPresses((count) => count + 1);
      },
    }),
    [account, send],
  );
  return (
    <AccountContext value={page}>
      <LastAccountAnnouncementContext value={lastResult}>
        <Page>
          <div>
            <PageTitleWithLead
              title="Your account"
              lead="What is yours, what you pay, and how to change or end any of it."
            />
            <Contents aria-label="On this page">
              <ul>
                {parts.map(({ id, title }) => (
                  <li key={id}>
                    <a href={`#${id}`}>{title}</a>
                  </li>
                ))}
              </ul>
            </Contents>
          </div>
          <ActionFromEmailLink key={codes} codes={codes} />
          <MembershipSection account={account} items={items} now={new Date()} />
          <OwnAccessRights rights={account.rights} />
          <MembershipForTwo account={account} />
          <OwnMembershipAndPackOrders orders={account.orders} address={account.address} />
          <ShopOrders shopOrders={account.shopOrders} />
          <OwnPayments version={presses} />
          <GivenGifts gifts={account.gifts} />
          <ReducedMembershipsSection proofs={account.proofs} targetOf={targetOf} />
          <MailPreferencesSection
            yearStartsOn={account.yearStartsOn}
            wantsLetters={account.wantsLetters}
          />
          <DownloadOrDeleteOwnData account={account} />
        </Page>
      </LastAccountAnnouncementContext>
    </AccountContext>
  );
};

export type AccountScreenProps = {
  /** The codes with which the member came, from a link in an e-mail (`address-codes.ts`). */
  readonly codes: string;
  /** What is for sale. */
  readonly items: readonly DigitalCatalogueItem[];
  /** The address where each reduced membership is ordered. */
  readonly targetOf: (offer: OfferKeyNeedingProof) => string | undefined;
  /** Called when a press has changed the member's rights, so that the whole site updates. */
  readonly onChange: () => void;
};

/** The account page: what the member has and everything she can do about it. */
export const AccountScreen = ({ onChange, ...others }: AccountScreenProps): ReactElement => {
  const { loaded, retry, send } = useAccount(onChange);
  const isLate = useIsPastSplashTimeout();
  switch (loaded.kind) {
    case 'loading':
      return (
        <LoadingSplash title="Your account">
          {isLate ? (
            <p role="status">
              This is taking longer than usual. Everything in your account is safe.
            </p>
          ) : null}
        </LoadingSplash>
      );
    case 'failed':
      return (
        <MessagePage title="We can’t show your account just now" sentence={loaded.sentence}>
          <Button onClick={retry}>Try again</Button>
          <SiteLink to={routes.members}>Go to your members zone</SiteLink>
          <SiteLink to={routes.contact}>Write to us</SiteLink>
        </MessagePage>
      );
    case 'loaded':
      return <Parts account={loaded.account} send={send} {...others} />;
  }
};

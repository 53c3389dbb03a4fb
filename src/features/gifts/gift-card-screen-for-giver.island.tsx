import { useEffect, useEffectEvent, useState } from 'react';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import { siteIdentityAndPageSizes } from '../../config/public/site-identity-and-page-sizes.ts';
import type { GiftCardAnswer } from '../../domain/gifts/gifts.ts';
import { accessCodeValueByName } from '../../domain/addresses/address-codes.ts';
import { readableUkDate } from '../../domain/days/uk-time.ts';
import { routes } from '../../domain/routes.ts';
import { LoadingSplash } from '../../page-parts/loading-splash.tsx';
import { MessagePage } from '../../page-parts/message-page.tsx';
import { fetchGiftCardContents } from '../../services/account/gifts-api.ts';
import { useLoginActions } from '../../services/auth/use-login-actions.ts';
import type { MemberApiResult } from '../../services/members/member-api.ts';
import { Button } from '../../ui/kit/button.tsx';
import { PageTitleWithLead } from '../../ui/layout/heading.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { SiteLink } from '../../ui/text/site-link.tsx';
import { GiftCardBarbellDrawing } from './gift-card-barbell-drawing.tsx';

const Card = styled.article`
  display: grid;
  grid-template-rows: auto 1fr auto;
  width: 100%;
  max-width: 35rem;
  min-height: 49.5rem;
  border: 2px solid var(--coal);
  background: #fffdf8;
  color: #1d1b19;
  overflow-wrap: anywhere;

  & > svg {
    width: 100%;
    height: auto;
  }

  & > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-4);
    align-content: start;
    padding: var(--space-5);
  }

  & h2 {
    font-size: 2.5rem;
  }

  & blockquote {
    font-size: var(--step-1);
    line-height: 1.4;
    white-space: pre-line;
  }

  & dl {
    padding-block: var(--space-3);
    border-block: 3px solid #1d1b19;
  }

  & dd {
    font-family: var(--heading);
    font-size: clamp(1.375rem, 6.2vw, 1.875rem);
    font-weight: 850;
    letter-spacing: 0.03em;
    line-height: 1.2;
  }

  & footer {
    padding: 0 var(--space-5) var(--space-5);
    line-height: 1.45;
  }

  @media print {
    /* Its paper is in print.css: styled-components' global styles would come with every first
       visit. */
    page: gift-card;
    position: absolute;
    inset: 0 auto auto 0;
    width: 148mm;
    max-width: none;
    height: 209mm;
    min-height: 0;
    border: 0;
    overflow: hidden;
    print-color-adjust: exact;

    & h2 {
      font-size: 26pt;
    }

    & dd {
      font-size: 20pt;
    }
  }
`;

type CardState =
  | { readonly step: 'loading' | 'unknown' }
  | { readonly step: 'failed'; readonly sentence: string }
  | { readonly step: 'loaded'; readonly card: GiftCardAnswer };

const toState = (result: MemberApiResult<GiftCardAnswer>): CardState => {
  switch (result.kind) {
    case 'answered':
      return { step: 'loaded', card: result.value };
    case 'refused':
      return result.status === 404
        ? { step: 'unknown' }
        : { step: 'failed', sentence: result.sentence };
    case 'failed':
      return { step: 'failed', sentence: result.sentence };
    case 'signed-out':
      return { step: 'loading' };
  }
};

const useGiftCard = (orderId: string): { state: CardState; retry: () => void } => {
  const { getAccessToken } = useLoginActions();
  const [state, setState] = useState<CardState>({ step: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const ask = useEffectEvent(() => fetchGiftCardContents(getAccessToken, orderId));
  useEffect(() => {
    void ask().then((result) => setState(toState(result)));
  }, [attempt]);
  return {
    state,
    retry: () => {
      setState({ step: 'loading' });
      setAttempt((count) => count + 1);
    },
  };
};

const addressOfGiftPage = (): string => `${location.host}${routes.gift.replace(/\/$/, '')}`;

const backToAccount = <SiteLink to={`${routes.account}#gifts`}>Back to your gifts</SiteLink>;

const Loaded = ({ card }: { readonly card: GiftCardAnswer }): ReactElement => {
  const { title, startsOn, toName, line, code, state } = card;
  if (state !== 'open') {
    return (
      <MessagePage
        title={state === 'redeemed' ? 'This gift has been redeemed' : 'This gift was refunded'}
        sentence={
          state === 'redeemed'
            ? 'Its code has been used, so there’s no longer a card to print.'
            : 'Its code no longer works, so there’s no card to print.'
        }
      >
        {backToAccount}
      </MessagePage>
    );
  }
  return (
    <Stack>
      <div className="no-print">
        <PageTitleWithLead
          title="The card for your gift"
          lead="Print it on A5, or on A4 and fold it. Anyone with the code can use the gift, so look after it like cash."
        >
          <p>
            <Button onClick={() => print()}>Print the card</Button>
          </p>
        </PageTitleWithLead>
      </div>
      <Card aria-label="The gift card">
        <GiftCardBarbellDrawing />
        <div>
          <h2>{toName === '' ? 'This is for you' : `For ${toName}`}</h2>
          {line === '' ? null : <blockquote>{line}</blockquote>}
          <p>
            {title} at {siteIdentityAndPageSizes.name}, from {readableUkDate(startsOn)}.
          </p>
          <dl>
            <dt>Your code</dt>
            <dd>{code}</dd>
          </dl>
        </div>
        <footer>
          Go to <b>{addressOfGiftPage()}</b>, type the code and log in, or sign up for free. It
          works once. Nothing renews, and you pay nothing.
        </footer>
      </Card>
      <p className="no-print">{backToAccount}</p>
    </Stack>
  );
};

export type GiftCardScreenForGiverProps = {
  /** The codes with which the giver came: the order of the gift. */
  readonly codes: string;
};

type OrderedGiftProps = { readonly orderId: string };

const OrderedGift = ({ orderId }: OrderedGiftProps): ReactElement => {
  const { state, retry } = useGiftCard(orderId);
  switch (state.step) {
    case 'loading':
      return <LoadingSplash title="Your gift" />;
    case 'unknown':
      return (
        <MessagePage
          title="We can’t find that gift"
          sentence="Only the person who bought a gift can see its card. Please log in with the account you ordered it with."
        >
          {backToAccount}
          <SiteLink to={routes.contact}>Write to us</SiteLink>
        </MessagePage>
      );
    case 'failed':
      return (
        <MessagePage title="We can’t show the card just now" sentence={state.sentence}>
          <Button onClick={retry}>Try again</Button>
          {backToAccount}
        </MessagePage>
      );
    case 'loaded':
      return <Loaded card={state.card} />;
  }
};

/** The giver's view of a gift card, to look at and print. Her link says of which gift. */
export const GiftCardScreenForGiver = ({ codes }: GiftCardScreenForGiverProps): ReactElement => {
  const orderId = accessCodeValueByName(codes, 'gift') ?? '';
  return orderId === '' ? (
    <MessagePage
      title="Which gift is it?"
      sentence="This page shows the card of one gift. Open it from the list of your gifts."
    >
      {backToAccount}
      <SiteLink to={routes.promotions}>Give a membership</SiteLink>
    </MessagePage>
  ) : (
    <OrderedGift orderId={orderId} />
  );
};

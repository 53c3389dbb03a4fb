import { graphql } from 'gatsby';
import type { HeadProps, PageProps } from 'gatsby';
import { Suspense } from 'react';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import { catalogueOfQueriedSales, findExcerptByProductId } from '../content/queried/orderables.ts';
import { editorsTitleAndLeadOrTitle } from '../content/queried/site-texts.ts';
import { isCheckoutQueryForCart } from '../domain/cart/cart-address.ts';
import {
  orderNotEmptyCartFragment,
  productIdInCheckoutQuery,
} from '../domain/orders/order-page-path.ts';
import { routes } from '../domain/routes.ts';
import { useCompany } from '../page-parts/company.ts';
import { HeadFromEditorsTitleAndLead } from '../page-parts/page-head/head-from-editors-title-and-lead.tsx';
import { LoadingSplash } from '../page-parts/loading-splash.tsx';
import { recall } from '../services/storage.ts';
import { PageTitleWithLead } from '../ui/layout/heading.tsx';
import { createIslandFromLoader } from '../ui/loading/island.tsx';
import { Stack } from '../ui/layout/layout.tsx';
import { SiteLink } from '../ui/text/site-link.tsx';
import { useHydrated } from '../ui/loading/use-hydrated.ts';

const OrderScreen = createIslandFromLoader(() =>
  import('../features/checkout/membership-or-pack-order-screen.island.tsx').then(
    (module) => module.MembershipOrPackOrderScreen,
  ),
);

const CartOrderScreen = createIslandFromLoader(() =>
  import('../features/checkout/cart-order-before-payment-screen.island.tsx').then(
    (module) => module.CartOrderBeforePaymentScreen,
  ),
);

const fallbackTitle = 'Your cart is empty';

// Only a script can read what the address orders. Before that, and without scripts, the fragment
// tells CSS that there is an order.
const Unhydrated = styled(Stack)`
  /* The fragment is for CSS alone: nothing scrolls to it. */
  scroll-margin-top: 100vh;

  &:not(:target) [data-if='order'],
  &:target [data-if='cart'] {
    display: none;
  }

  @media (scripting: enabled) {
    &:target {
      visibility: hidden;
      animation: appear 0s 3s forwards;
    }
  }
`;

const ways = (
  <ul>
    <li>
      <SiteLink to={routes.shop}>Look round the shop</SiteLink>
    </li>
    <li>
      <SiteLink to={routes.workoutPacks}>See the workout packs</SiteLink>
    </li>
    <li>
      <SiteLink to={routes.shippingReturns}>Read about shipping and returns</SiteLink>
    </li>
  </ul>
);

type EmptyCartProps = {
  readonly text: Queries.CheckoutPageQuery['text'];
  /** Whether the buyer came to pay for a cart. */
  readonly isExpected?: boolean;
};

const EmptyCart = ({ text, isExpected = false }: EmptyCartProps): ReactElement => (
  <Stack>
    <PageTitleWithLead {...editorsTitleAndLeadOrTitle(text, fallbackTitle)} />
    {isExpected ? (
      <p>
        A cart is kept in the browser in which you filled it. If that was another one, go on there,
        or fill a cart here.
      </p>
    ) : null}
    <div className="prose">{ways}</div>
  </Stack>
);

/**
 * Shown before a script has read the order from the address: an empty cart, or, with the fragment
 * of an order, the requirements for ordering.
 */
const OrderOrCart = ({ text }: EmptyCartProps): ReactElement => {
  const { email } = useCompany();
  const { title, lead } = editorsTitleAndLeadOrTitle(text, fallbackTitle);
  const either = (order: string, cart: string | undefined): ReactElement => (
    <>
      <span data-if="order">{order}</span>
      <span data-if="cart">{cart}</span>
    </>
  );
  return (
    <Unhydrated id={orderNotEmptyCartFragment}>
      <PageTitleWithLead
        title={either('Ordering needs scripts', title)}
        lead={either(
          'This page has to know what you order and who you are. Allow scripts in your browser, then load it again.',
          lead,
        )}
      />
      <p data-if="order">
        Or <SiteLink to={routes.contact}>write to us</SiteLink> or e-mail {email}, and we help you
        to order.
      </p>
      <div className="prose" data-if="cart">
        {ways}
      </div>
    </Unhydrated>
  );
};

const CheckoutPage = ({ data, location }: PageProps<Queries.CheckoutPageQuery>): ReactElement => {
  const isHydrated = useHydrated();
  if (!isHydrated) return <OrderOrCart text={data.text} />;
  const described = [data.packs, data.plans, data.gyms, data.offers].flatMap(({ nodes }) => nodes);
  const product = productIdInCheckoutQuery(location.search);
  if (product === undefined) {
    const empty = (
      <EmptyCart text={data.text} isExpected={isCheckoutQueryForCart(location.search)} />
    );
    // Most people who come here without an order have no cart either, and need no script for it.
    if (!isCheckoutQueryForCart(location.search) && (recall('cart') ?? '[]') === '[]') return empty;
    const waiting = <LoadingSplash title="Your order" />;
    return (
      <Suspense fallback={waiting}>
        <CartOrderScreen search={location.search} empty={empty} waiting={waiting} />
      </Suspense>
    );
  }
  return (
    <Suspense fallback={<LoadingSplash title="Your order" />}>
      <OrderScreen
        items={catalogueOfQueriedSales(data.sales.nodes)}
        insideOf={(productId) => findExcerptByProductId(described, productId)}
        product={product}
        search={location.search}
      />
    </Suspense>
  );
};

export default CheckoutPage;

export const Head = ({ data, location }: HeadProps<Queries.CheckoutPageQuery>): ReactElement => (
  <HeadFromEditorsTitleAndLead
    text={data.text}
    fallbackTitle={fallbackTitle}
    path={location.pathname}
  />
);

export const query = graphql`
  query CheckoutPage {
    text: contentfulSiteText(key: { eq: "checkout-empty" }) {
      ...SiteText
    }
    sales: allSale {
      nodes {
        ...OrderableSale
      }
    }
    packs: allContentfulWorkoutPack {
      nodes {
        excerpt
        sale {
          productId
        }
      }
    }
    plans: allContentfulPreBuiltPlan {
      nodes {
        excerpt
        sale {
          productId
        }
      }
    }
    gyms: allContentfulHomeGymPack {
      nodes {
        excerpt
        sale {
          productId
        }
      }
    }
    offers: allContentfulSubscriptionOffer {
      nodes {
        excerpt
        sale {
          productId
        }
      }
    }
  }
`;

import { graphql } from 'gatsby';
import type { PageProps } from 'gatsby';
import { Suspense, useState, useSyncExternalStore } from 'react';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import { queriedPacksOnSaleOf } from '../../content/queried/packs-on-sale.ts';
import { editorsTitleAndLeadOrTitle } from '../../content/queried/site-texts.ts';
import { routes } from '../../domain/routes.ts';
import { useCompany } from '../../page-parts/company.ts';
import { PageHead } from '../../page-parts/page-head/page-head.tsx';
import { PageTitleWithLead } from '../../ui/layout/heading.tsx';
import { createIslandFromLoader } from '../../ui/loading/island.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { SiteLink } from '../../ui/text/site-link.tsx';
import { useHydrated } from '../../ui/loading/use-hydrated.ts';

const CartScreen = createIslandFromLoader(() =>
  import('../../features/shop/cart-page/cart-screen.island.tsx').then(
    (module) => module.CartScreen,
  ),
);

const fallbackTitle = 'Your cart is empty';

const Room = styled(Stack)`
  /* Keeps the footer where it is when the cart comes. */
  min-height: 70vh;
`;

// Only a script can read the cart.
const Waiting = (): ReactElement => {
  const { email } = useCompany();
  return (
    <>
      <p>One moment: your cart is on its way.</p>
      <noscript>
        <p>
          The cart needs scripts: it is kept in your browser, and nowhere else. Allow scripts, then
          load this page again. Or e-mail {email} what you would like, and we help you to order.
        </p>
      </noscript>
    </>
  );
};
const waiting = <Waiting />;

type EmptyProps = { readonly text: Queries.CartPageQuery['text'] };

const Empty = ({ text }: EmptyProps): ReactElement => {
  const { title, lead } = editorsTitleAndLeadOrTitle(text, fallbackTitle);
  return (
    <div className="prose">
      <h2>{title}</h2>
      <p>{lead}</p>
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
    </div>
  );
};

const subscribe = (listener: () => void): (() => void) => {
  addEventListener('storage', listener);
  return () => removeEventListener('storage', listener);
};

/** Whether the browser's storage can be read and has no cart. */
const hasNoCart = (): boolean => {
  try {
    return ['[]', null].includes(localStorage.getItem('cart'));
  } catch {
    return false;
  }
};

/**
 * Whether there is certainly nothing to show: the visit begins on this page, so no part of it can
 * hold a cart that couldn't be stored, and none is stored. In that case the page loads no script
 * for the cart.
 */
const useIsSurelyEmpty = (search: string): boolean => {
  // Only on the first page of a visit is the first render the server's.
  const [isFirstPage] = useState(!useHydrated());
  const isEmpty = useSyncExternalStore(subscribe, hasNoCart, () => false);
  return isFirstPage && isEmpty && search === '';
};

const CartPage = ({ data, location }: PageProps<Queries.CartPageQuery>): ReactElement => {
  const isHydrated = useHydrated();
  const isSurelyEmpty = useIsSurelyEmpty(location.search);
  // Once shown, the cart stays: the buyer can put back what she has taken out of it.
  const [isShown, setShown] = useState(false);
  const isNeeded = isHydrated && (isShown || !isSurelyEmpty);
  if (isNeeded && !isShown) setShown(true);
  const empty = <Empty text={data.text} />;
  const shown = isNeeded ? (
    <Suspense fallback={waiting}>
      <CartScreen packs={queriedPacksOnSaleOf(data)} empty={empty} waiting={waiting} />
    </Suspense>
  ) : (
    empty
  );
  return (
    <Room>
      <PageTitleWithLead title="Your cart" />
      {isHydrated ? shown : waiting}
    </Room>
  );
};

export default CartPage;

export const Head = (): ReactElement => (
  <PageHead
    title="Your cart"
    description="What you have chosen in the shop: change it, see what delivery to your country costs and when it comes, and pay."
    path={routes.cart}
  />
);

export const query = graphql`
  query CartPage {
    text: contentfulSiteText(key: { eq: "checkout-empty" }) {
      ...SiteText
    }
    workoutPacks: allContentfulWorkoutPack {
      nodes {
        image {
          ...CartPicture
        }
        sale {
          ...PackInCart
        }
      }
    }
    preBuiltPlans: allContentfulPreBuiltPlan {
      nodes {
        image {
          ...CartPicture
        }
        sale {
          ...PackInCart
        }
      }
    }
    homeGymPacks: allContentfulHomeGymPack {
      nodes {
        image {
          ...CartPicture
        }
        sale {
          ...PackInCart
        }
      }
    }
  }
`;

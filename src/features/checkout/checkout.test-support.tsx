import { vi } from 'vitest';
import type { ReactElement, ReactNode } from 'react';
import type { CatalogueItem } from '../../domain/catalogue.ts';
import { MemberContext, type Login, type Session } from '../../services/auth/member.ts';

export const pack: CatalogueItem = {
  kind: 'pack',
  productId: 'prod_pack',
  rightId: 'prod_pack',
  title: 'Strength and power',
  path: '/workout-packs/strength-power/',
  prices: {
    gbp: { priceId: 'price_pack_gbp', minorUnits: 2400 },
    eur: { priceId: 'price_pack_eur', minorUnits: 2900 },
    usd: { priceId: 'price_pack_usd', minorUnits: 3000 },
    aud: { priceId: 'price_pack_aud', minorUnits: 4500 },
  },
};

const annualPrices = {
  gbp: { priceId: 'price_annual_gbp', minorUnits: 5999 },
  eur: { priceId: 'price_annual_eur', minorUnits: 6999 },
  usd: { priceId: 'price_annual_usd', minorUnits: 7999 },
  aud: { priceId: 'price_annual_aud', minorUnits: 11_999 },
};

export const membership: CatalogueItem = {
  kind: 'membership',
  offer: 'annual',
  productId: 'sub_annual',
  rightId: 'sub_annual',
  title: 'Annual membership',
  path: '/promotions/',
  prices: annualPrices,
  renewal: {
    gbp: { priceId: 'price_renewal_gbp', minorUnits: 4999 },
    eur: { priceId: 'price_renewal_eur', minorUnits: 5799 },
    usd: { priceId: 'price_renewal_usd', minorUnits: 6499 },
    aud: { priceId: 'price_renewal_aud', minorUnits: 9999 },
  },
};

export const visitor: Session = { kind: 'visitor', hasLoggedOut: false };

export const member: Session = {
  kind: 'member',
  subject: 'auth0|nadia',
  givenName: 'Nadia',
  nickname: 'nadia',
  email: 'nadia@example.com',
};

/** Somebody’s login: what it does can be looked at and changed. */
export const createLogin = () => ({
  logIn: vi.fn<Login['logIn']>(async () => ({ kind: 'back' })),
  finishLogin: vi.fn<Login['finishLogin']>(),
  logOut: vi.fn<Login['logOut']>(),
  getAccessToken: vi.fn<Login['getAccessToken']>(async () => ({ kind: 'token', token: 'token' })),
});

type AsProps = {
  readonly session: Session;
  readonly login: Login;
  readonly children: ReactNode;
};

/** Shows its children to somebody. */
export const As = ({ session, login, children }: AsProps): ReactElement => (
  <MemberContext
    value={{
      getSession: () => session,
      subscribe: () => () => undefined,
      loadLogin: async () => login,
    }}
  >
    {children}
  </MemberContext>
);

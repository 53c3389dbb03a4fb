// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { MembershipOfferCard } from './membership-offer-card.tsx';

const offer: Queries.OfferCardFragment = {
  id: 'two',
  offer: 'two',
  title: 'Membership for two',
  price: 99.99,
  priceEur: 114.99,
  priceUsd: 129.99,
  priceAud: 199.99,
  renewalGbp: 83.99,
  renewalEur: 97.99,
  renewalUsd: 108.99,
  renewalAud: 167.99,
  terms: 'One of you pays.',
  excerpt: 'Two accounts.',
  points: ['Two logins'],
  sale: null,
};
const laterYears = () => screen.queryByText(/Each later year costs/)?.textContent ?? '';

it('shows what later years cost beside the first, in each currency', () => {
  render(<MembershipOfferCard offer={offer} />);
  for (const price of ['£83.99', '€97.99', '$108.99', 'A$167.99']) {
    expect(laterYears()).toContain(price);
  }
});

it('says nothing of later years that cost what the first does', () => {
  render(
    <MembershipOfferCard
      offer={{
        ...offer,
        renewalGbp: null,
        renewalEur: null,
        renewalUsd: null,
        renewalAud: null,
      }}
    />,
  );
  expect(laterYears()).toBe('');
});

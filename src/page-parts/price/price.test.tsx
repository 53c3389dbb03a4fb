// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { moneyFromDecimal } from '../../domain/money.ts';
import { CurrencySwitch } from './currency-switch.tsx';
import { Price } from './price.tsx';

const prices = {
  gbp: moneyFromDecimal(79, 'gbp'),
  eur: moneyFromDecimal(95, 'eur'),
  usd: moneyFromDecimal(99, 'usd'),
  aud: moneyFromDecimal(149.5, 'aud'),
};

const textsOf = (html: Element): readonly (string | undefined)[] =>
  [...html.querySelectorAll('.price > span')].map((one) => one.textContent?.trim());

it('names each currency of a price and says that VAT is included', () => {
  const { container } = render(<Price prices={prices} />);
  expect(textsOf(container)).toEqual([
    '£79 in pounds, VAT included',
    '€95 in euros, VAT included',
    '$99 in US dollars, VAT included',
    'A$149.50 in Australian dollars (New Zealand too), VAT included',
  ]);
});

it('says how often a recurring price is paid', () => {
  const { container } = render(<Price prices={prices} per="year" />);
  expect(textsOf(container)[0]).toBe('£79 a year in pounds, VAT included');
});

it('has a button for each currency', () => {
  render(<CurrencySwitch />);
  expect(screen.getAllByRole('button').map((one) => one.dataset['chooseCurrency'])).toEqual([
    'gbp',
    'eur',
    'usd',
    'aud',
  ]);
});

// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { KitFromShop } from './kit-from-shop.tsx';

it('links the shop’s kit for an exercise, without prices', () => {
  const { container } = render(
    <KitFromShop
      kit={[
        { title: 'Lifting belt', path: '/shop/lifting-belt/' },
        { title: 'Chalk block', path: '/shop/chalk-block/' },
      ]}
    />,
  );
  expect(container.textContent).toBe('Kit from the shop: Lifting belt, Chalk block');
  expect(screen.getByRole('link', { name: 'Lifting belt' }).getAttribute('href')).toBe(
    '/shop/lifting-belt/',
  );
});

it('renders nothing if the shop has nothing', () => {
  const { container } = render(<KitFromShop kit={[]} />);
  expect(container.innerHTML).toBe('');
});

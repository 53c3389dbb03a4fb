// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CurrentPathContext } from '../text/site-link.tsx';
import { ButtonLink } from './button-link.tsx';
import { ButtonRow } from './button-row.tsx';
import { Button, buttonClass } from './button.tsx';

afterEach(cleanup);

describe('a button', () => {
  it('doesn’t send the form that it stands in, unless it is asked to', () => {
    const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    render(
      <form onSubmit={onSubmit}>
        <Button>Show more</Button>
        <Button type="submit">Send</Button>
      </form>,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Show more' }));
    expect(onSubmit).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  it('gives its element to a ref, for the focus', () => {
    const ref = createRef<HTMLButtonElement>();
    render(<Button ref={ref}>Pause it</Button>);
    expect(ref.current).toBe(screen.getByRole('button'));
  });

  it('is quiet only if it is asked to, and keeps the classes of its place', () => {
    expect(buttonClass()).toBe('button');
    expect(buttonClass('quiet', 'no-print')).toBe('button button-quiet no-print');
    render(
      <Button kind="quiet" className="no-print" aria-busy>
        Print
      </Button>,
    );
    const button = screen.getByRole('button', { name: 'Print' });
    expect(button.className).toBe('button button-quiet no-print');
    expect(button.getAttribute('aria-busy')).toBe('true');
  });
});

it('a link that looks like a button is a link of the site, and says if it leads to this page', () => {
  render(
    <CurrentPathContext value="/train/">
      <ButtonLink to="/train/">Train</ButtonLink>
      <ButtonLink kind="quiet" to="/contact/" rel="nofollow">
        Write
      </ButtonLink>
    </CurrentPathContext>,
  );
  expect(screen.getByRole('link', { name: 'Train', current: 'page' }).className).toBe('button');
  const quiet = screen.getByRole('link', { name: 'Write' });
  expect(quiet.getAttribute('href')).toBe('/contact/');
  expect(quiet.getAttribute('rel')).toBe('nofollow');
  expect(quiet.className).toBe('button button-quiet');
});

it('a row of buttons can be a named landmark or group', () => {
  render(
    <>
      <ButtonRow as="nav" aria-label="Ways on" layout="wide" />
      <ButtonRow role="group" aria-label="Which orders" className="no-print" />
    </>,
  );
  expect(screen.getByRole('navigation', { name: 'Ways on' }).dataset['layout']).toBe('wide');
  expect(screen.getByRole('group', { name: 'Which orders' }).className).toBe('button-row no-print');
});

// @vitest-environment jsdom
import { navigate } from 'gatsby';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { allPlansTarget } from '../../domain/members/all-plans-target.ts';
import { routes } from '../../domain/routes.ts';
import { CurrentPath } from '../../ui/site-link.tsx';
import { Header } from './header.tsx';

vi.mock('gatsby', () => ({ navigate: vi.fn() }));

// Imported before the tests, so that none of them waits for the compiler.
beforeAll(() => import('./sidebar.tsx'));

// jsdom implements neither modal dialogs nor media queries.
beforeEach(() => {
  vi.mocked(navigate).mockClear();
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    if (!this.open) return;
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
  window.history.replaceState({ key: 'of the page' }, '', routes.articles);
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const links = (name: string) => [{ label: name, to: `/of-the-cms/${name}/` }];

const renderHeader = (): void => {
  render(
    <CurrentPath value={routes.articles}>
      <Header
        exerciseCategories={links('category')}
        calculators={links('calculator')}
        search={null}
        account={null}
        own={null}
      />
    </CurrentPath>,
  );
};

const openSidebar = async (): Promise<HTMLElement> => {
  fireEvent.click(screen.getByLabelText('Open the menu'));
  const sidebar = await screen.findByLabelText('Menu');
  await waitFor(() => expect(isOpen(sidebar)).toBe(true));
  return sidebar;
};

const addressesIn = (element: HTMLElement): readonly (string | null)[] =>
  [...element.querySelectorAll('a')].map((link) => link.getAttribute('href')).toSorted();

const isOpen = (sidebar: HTMLElement): boolean => sidebar.hasAttribute('open');

describe('the header and the sidebar', () => {
  it('have the same addresses, each once', async () => {
    renderHeader();
    const inHeader = addressesIn(screen.getByLabelText('Main'));
    const sidebar = await openSidebar();
    const inSidebar = addressesIn(within(sidebar).getByLabelText('All pages'));
    // The menu's claim is only in the header; it leads to a page that the sidebar has too.
    expect([...inSidebar, allPlansTarget].toSorted()).toEqual(inHeader);
    expect(new Set(inSidebar).size).toBe(inSidebar.length);
    // SCREENS-7 and SCREENS-8.
    expect(inSidebar).toEqual(
      expect.arrayContaining([
        routes.workoutPlans,
        routes.workoutPlansFaq,
        routes.workoutPacks,
        routes.preBuiltPlans,
        routes.homeGymPacks,
        routes.exercises,
        routes.articles,
        routes.calculators,
        routes.members,
        routes.contact,
        '/of-the-cms/category/',
        '/of-the-cms/calculator/',
      ]),
    );
  });

  it('have the calculators below a link to their index', async () => {
    renderHeader();
    const sidebar = await openSidebar();
    for (const part of [screen.getByLabelText('Main'), sidebar]) {
      const group = part.querySelector(`li:has(> a[href="${routes.calculators}"])`);
      expect(group?.querySelector('ul')?.textContent).toBe('calculator');
    }
  });
});

describe('the sidebar', () => {
  it('adds a history entry with the page’s own state, so that the router sees no change', async () => {
    renderHeader();
    await openSidebar();
    expect(window.history.state).toEqual({ key: 'of the page', sidebar: true });
    expect(location.pathname).toBe(routes.articles);
  });

  it('goes back when it is closed, and when a link to this page is pressed', async () => {
    const back = vi.spyOn(window.history, 'back').mockReturnValue(undefined);
    renderHeader();
    const sidebar = await openSidebar();
    fireEvent.click(within(sidebar).getByLabelText('Close the menu'));
    expect(isOpen(sidebar)).toBe(false);
    expect(back).toHaveBeenCalledOnce();

    await openSidebar();
    const toThisPage = within(sidebar).getByText('Articles');
    expect(fireEvent.click(toThisPage)).toBe(false);
    expect(isOpen(sidebar)).toBe(false);
    expect(back).toHaveBeenCalledTimes(2);
  });

  it('lets the linked page replace its history entry', async () => {
    const back = vi.spyOn(window.history, 'back').mockReturnValue(undefined);
    renderHeader();
    const sidebar = await openSidebar();
    fireEvent.click(within(sidebar).getByText('Contact'));
    expect(isOpen(sidebar)).toBe(false);
    expect(back).not.toHaveBeenCalled();
    expect(navigate).toHaveBeenCalledExactlyOnceWith(routes.contact, { replace: true });
  });

  it('is open again after a reload, so that Back closes it', async () => {
    window.history.replaceState({ key: 'of the page', sidebar: true }, '', routes.articles);
    renderHeader();
    const sidebar = await screen.findByLabelText('Menu');
    await waitFor(() => expect(isOpen(sidebar)).toBe(true));
    window.history.replaceState({ key: 'of the page' }, '', routes.articles);
    fireEvent.popState(window);
    await waitFor(() => expect(isOpen(sidebar)).toBe(false));
  });

  it('stays open when a link is opened in another tab or window', async () => {
    renderHeader();
    const sidebar = await openSidebar();
    const contact = within(sidebar).getByText('Contact');
    contact.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(contact, { ctrlKey: true });
    expect(isOpen(sidebar)).toBe(true);
  });
});

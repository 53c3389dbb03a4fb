// @vitest-environment jsdom
import { navigate } from 'gatsby';
import { renderToString } from 'react-dom/server';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { totalPlanCountSentenceHref } from '../../domain/plans/total-plan-count-sentence.ts';
import { routes } from '../../domain/routes.ts';
import { CurrentPathContext } from '../../ui/text/site-link.tsx';
import { Header } from './header.tsx';
import { openAndCloseSidebarOnClicks } from './open-and-close-sidebar-on-clicks.ts';

// The inline script of every page; and what a press loads, so that no test waits for the compiler.
beforeAll(async () => {
  openAndCloseSidebarOnClicks(window);
  await import('./keep-sidebar-in-history.ts');
});

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

const header = (
  <CurrentPathContext value={routes.articles}>
    <Header
      exerciseCategories={links('category')}
      calculators={links('calculator')}
      search={null}
      account={null}
      own={<p>Her own links</p>}
    />
  </CurrentPathContext>
);

const renderHeader = (): void => void render(header);

/** Resolves when an open sidebar has got all that belongs to it. */
const whenAnnounced = (): Promise<unknown> =>
  new Promise((resolve) => {
    document.addEventListener('sidebar-opened', resolve, { once: true });
  });

/** Opens the sidebar, and waits for what loads with the press. */
const openSidebar = async (): Promise<HTMLElement> => {
  const announced = whenAnnounced();
  fireEvent.click(screen.getByLabelText('Open the menu'));
  const sidebar = screen.getByLabelText('Menu');
  expect(isOpen(sidebar)).toBe(true);
  await announced;
  return sidebar;
};

const addressesIn = (element: HTMLElement): readonly (string | null)[] =>
  [...element.querySelectorAll('a')].map((link) => link.getAttribute('href')).toSorted();

const isOpen = (sidebar: HTMLElement): boolean => sidebar.hasAttribute('open');

describe('the header and the sidebar', () => {
  it('close the sidebar on a wide screen, also if the window grew before its script had loaded', async () => {
    renderHeader();
    fireEvent.click(screen.getByLabelText('Open the menu'));
    const sidebar = screen.getByLabelText('Menu');
    expect(isOpen(sidebar)).toBe(true);
    vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }));
    await waitFor(() => expect(isOpen(sidebar)).toBe(false));
  });

  it('have the same addresses, each once', async () => {
    renderHeader();
    const inHeader = addressesIn(screen.getByLabelText('Main'));
    const sidebar = await openSidebar();
    const inSidebar = addressesIn(within(sidebar).getByLabelText('All pages'));
    // The menu's claim is only in the header; it leads to a page that the sidebar has too.
    expect([...inSidebar, totalPlanCountSentenceHref].toSorted()).toEqual(inHeader);
    expect(new Set(inSidebar).size).toBe(inSidebar.length);
    // SCREENS-7, SCREENS-8 and R49.
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
        routes.shop,
        routes.promotions,
        '/of-the-cms/category/',
        '/of-the-cms/calculator/',
      ]),
    );
  });

  it('keep the specification’s links in its order, and end with the shop and the offers', async () => {
    renderHeader();
    const sidebar = await openSidebar();
    const topLinks = within(sidebar)
      .getByLabelText('All pages')
      .querySelectorAll(':scope > ul > li > a');
    expect([...topLinks].map((link) => link.textContent)).toEqual([
      'Workout plans',
      'Exercises',
      'Calculators',
      'Articles',
      'Members',
      'Contact',
      'Shop',
      'Membership offers',
    ]);
    const main = screen.getByLabelText('Main').querySelectorAll(':scope > ul > li > a');
    expect([...main].map((link) => link.textContent)).toEqual([
      'Workout plans',
      'Exercises',
      'Articles',
      'Shop',
    ]);
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

describe('a menu of the header', () => {
  const button = (): HTMLElement => screen.getByLabelText('Exercises: more pages');
  const isShown = (): boolean => button().getAttribute('aria-expanded') === 'true';

  it('closes on Escape while a pointer holds it open, and leaves the focus where it is', () => {
    renderHeader();
    const item = button().closest('li');
    if (item === null) throw new Error('The menu is not in a list.');
    fireEvent.pointerEnter(item, { pointerType: 'mouse' });
    expect(isShown()).toBe(true);
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(isShown()).toBe(false);
    expect(document.activeElement).toBe(document.body);
  });

  it('gives the focus back to its button when Escape closes it', () => {
    renderHeader();
    fireEvent.click(button());
    const link = button().closest('li')?.querySelector<HTMLAnchorElement>('li a');
    link?.focus();
    expect(document.activeElement).toBe(link);
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(document.activeElement).toBe(button());
  });
});

describe('the sidebar', () => {
  it('adds a history entry with the page’s own state, so that the router sees no change', async () => {
    renderHeader();
    await openSidebar();
    expect(window.history.state).toEqual({ key: 'of the page', sidebar: true });
    expect(location.pathname).toBe(routes.articles);
  });

  it('opens and closes before the page works, and gets its history entry once it does', async () => {
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(header);
    const sidebar = within(container).getByLabelText('Menu');
    fireEvent.click(within(container).getByLabelText('Open the menu'));
    expect(isOpen(sidebar)).toBe(true);
    fireEvent.click(within(container).getByLabelText('Close the menu'));
    expect(isOpen(sidebar)).toBe(false);
    fireEvent.click(within(container).getByLabelText('Open the menu'));
    expect(window.history.state).toEqual({ key: 'of the page' });
    const announced = whenAnnounced();
    render(header, { container, hydrate: true });
    await announced;
    expect(window.history.state).toEqual({ key: 'of the page', sidebar: true });
    expect(within(sidebar).getByText('Her own links')).toBeTruthy();
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
    const announced = whenAnnounced();
    renderHeader();
    const sidebar = screen.getByLabelText('Menu');
    await waitFor(() => expect(isOpen(sidebar)).toBe(true));
    await announced;
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

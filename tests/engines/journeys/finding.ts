import type { Journey } from '../journey.ts';
import {
  banner,
  button,
  css,
  dialog,
  field,
  first,
  inside,
  link,
  main,
  menu,
  title,
} from '../queries.ts';

const sidebar = dialog('Menu');
const searchBox = inside(banner, css('[role="combobox"]'));
const searchPanel = css('[data-part="search-panel"]');
const foundInPanel = inside(searchPanel, css('[aria-busy="false"] [role="option"]'));
const cards = inside(main, css('li > article'));

/** Getting around: the sidebar, the search, the finder, lists and addresses. */
export const findingJourneys: readonly Journey[] = [
  {
    title:
      'the sidebar opens with the focus in it, Escape closes it, and one of its links leads on',
    run: async (visitor) => {
      await visitor.open('/');
      await visitor.press(button('Open the menu'));
      await visitor.see(sidebar);
      await visitor.focusIsIn(sidebar);
      await visitor.key('Escape');
      await visitor.gone(sidebar);
      await visitor.focusIsIn(button('Open the menu'));
      await visitor.press(button('Open the menu'));
      await visitor.press(inside(sidebar, link('Contact')));
      await visitor.at('/contact/');
      await visitor.gone(sidebar);
    },
  },
  {
    title: 'the search finds while she types, and a result opens with its words marked',
    run: async (visitor) => {
      await visitor.open('/');
      await visitor.fill(searchBox, 'back squat');
      await visitor.see(first(foundInPanel));
      await visitor.key('Enter');
      await visitor.at('/search/?s=back+squat');
      await visitor.press(first(inside(main, link(/^Back squat/))));
      await visitor.at('/exercises/leg-exercises/back-squat/');
      await visitor.until(
        'the words are marked',
        () => (CSS.highlights.get('search-words')?.size ?? 0) > 0,
      );
    },
  },
  {
    title: 'Back closes the sidebar and leaves the page as it was',
    run: async (visitor) => {
      await visitor.open('/');
      await visitor.press(button('Open the menu'));
      await visitor.see(sidebar);
      await visitor.run(() => history.back());
      await visitor.gone(sidebar);
      await visitor.at('/');
    },
  },
  {
    title: 'a breadcrumb leads up without a reload',
    run: async (visitor) => {
      await visitor.open('/exercises/leg-exercises/back-squat/');
      await visitor.run(() => {
        document.documentElement.dataset['kept'] = 'yes';
      });
      await visitor.press(inside(menu('Breadcrumb'), link('Leg exercises')));
      await visitor.at('/exercises/leg-exercises/');
      await visitor.until('no reload', () => document.documentElement.dataset['kept'] === 'yes');
    },
  },
  {
    title: 'the search box of the header is used with the keyboard alone',
    run: async (visitor) => {
      await visitor.resize({ width: 1280, height: 844 });
      await visitor.open('/articles/');
      await visitor.fill(searchBox, 'squat');
      await visitor.see(first(foundInPanel));
      await visitor.key('ArrowDown');
      await visitor.see(inside(searchPanel, css('[aria-selected="true"]')));
      await visitor.key('Escape');
      await visitor.gone(searchPanel);
      await visitor.key('ArrowDown');
      await visitor.see(first(foundInPanel));
      await visitor.key('ArrowDown');
      await visitor.see(inside(searchPanel, css('[aria-selected="true"]')));
      await visitor.key('Enter');
      await visitor.until(
        'a result is open',
        () => location.search === '?s=squat' && location.pathname !== '/search/',
      );
    },
  },
  {
    title: 'a menu of the header opens with its button and closes with Escape',
    run: async (visitor) => {
      await visitor.resize({ width: 1280, height: 844 });
      await visitor.open('/');
      const opener = button('Exercises: more pages');
      await visitor.focus(opener);
      await visitor.key('Enter');
      const pages = inside(menu('Main'), link('Leg exercises'));
      await visitor.see(pages);
      await visitor.key('Escape');
      await visitor.gone(pages);
      await visitor.focusIsIn(opener);
    },
  },
  {
    title: 'a search without results shows an overview of the site',
    run: async (visitor) => {
      await visitor.open('/search/?s=xylophone');
      await visitor.seeText(inside(main, css('[role="status"]')), 'Nothing found for “xylophone”.');
    },
  },
  {
    title: 'the finder filters plans, survives a reload, and Back undoes a choice',
    run: async (visitor) => {
      await visitor.open('/workout-plans/');
      await visitor.press(field('45 min'));
      await visitor.at('/workout-plans/?minutes=45');
      await visitor.press(field('Kettlebells'));
      await visitor.at('/workout-plans/?minutes=45&kit=kettlebells');
      await visitor.seeText(first(cards), 'Kettlebell');
      await visitor.open('/workout-plans/?minutes=45&kit=kettlebells');
      await visitor.seeText(first(cards), 'Kettlebell');
      await visitor.press(field('Beginner'));
      await visitor.at('/workout-plans/?minutes=45&kit=kettlebells&level=beginner');
      await visitor.run(() => history.back());
      await visitor.until(
        'the choice is undone',
        () => location.search === '?minutes=45&kit=kettlebells',
      );
    },
  },
  {
    title: 'the articles’ pager leads on, and an article opens',
    run: async (visitor) => {
      await visitor.open('/articles/');
      await visitor.press(inside(main, link('Next')));
      await visitor.at('/articles/page/2/');
      await visitor.press(first(inside(main, link(/^Continue Reading/))));
      await visitor.see(css('article h1'));
    },
  },
  {
    title: 'an address in capitals leads to its page',
    run: async (visitor) => {
      await visitor.go('/Exercises/Leg-Exercises/');
      await visitor.at('/exercises/leg-exercises/');
      await visitor.seeText(title, 'Leg exercises');
    },
  },
  {
    title: 'an address that does not exist says so and offers a search',
    run: async (visitor) => {
      await visitor.open('/no-such-page/');
      await visitor.see(title);
      await visitor.see(first(inside(main, link())));
    },
  },
];

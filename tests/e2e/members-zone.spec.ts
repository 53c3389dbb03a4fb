import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { expectNoViolations, findWhatSticksOut } from '../support/browser/accessibility.ts';
import { signIn } from '../support/browser/sign-in.ts';
import type { SampleMember } from '../support/browser/sign-in.ts';
import { starterEntries, textOf } from '../support/browser/starter-entries.ts';
import type { StarterEntry } from '../support/browser/starter-entries.ts';
import { scrollToEnd } from '../support/browser/visit.ts';

const plans = starterEntries('memberPlan');
const pathOf = (plan: StarterEntry): string =>
  `/members/${textOf(plan, 'section')}/${textOf(plan, 'category')}/${textOf(plan, 'slug')}/`;
const planCalled = (slug: string): StarterEntry => {
  const plan = plans.find((one) => one['slug'] === slug);
  if (plan === undefined) throw new Error(`There is no plan ${slug}.`);
  return plan;
};

const names = { new: 'Nadia', pack: 'Petra', subscriber: 'Sanne', lapsed: 'Leila' } as const;
const ids: Readonly<Record<SampleMember, string>> = {
  new: '',
  pack: 'prod_sample_strength_power',
  subscriber: 'sub_sample_annual',
  lapsed: '',
};
const has = (who: SampleMember, plan: StarterEntry): boolean =>
  plan['free'] === true ||
  ['productId', 'link', 'link2', 'sub'].some((field) => plan[field] === ids[who]);

const free = planCalled('full-body-strength-hour');
const ofPack = planCalled('strength-and-power-block-one');
const ofSubscription = planCalled('heavy-legs-and-glutes');

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const cards = (page: Page) => page.locator('main article');
const found = (page: Page, text: string | RegExp) =>
  page.getByRole('status').filter({ hasText: text });
const openHome = async (page: Page, who: SampleMember): Promise<void> => {
  await signIn(page, who);
  await page.goto('/members/');
  await expect(title(page)).toHaveText(`Hello, ${names[who]}`);
  await expect(page.getByRole('heading', { name: 'What fits today' })).toBeVisible();
  // On a slow machine her record may come after the splash.
  await expect(page.getByRole('button', { name: 'Try again' })).toBeHidden();
};

test.describe('what each member sees', () => {
  for (const who of ['new', 'pack', 'subscriber', 'lapsed'] as const) {
    const own = plans.filter((plan) => has(who, plan));

    test(`${who}: a home that greets her, with all that is hers and no other plan's name`, async ({
      page,
    }) => {
      await openHome(page, who);
      await expect(found(page, `${own.length} plans`)).toBeVisible();
      if (own.length > 12) await page.getByRole('button', { name: /^Show all/ }).click();
      await expect(cards(page)).toHaveCount(own.length);
      const text = await page.locator('main').innerText();
      for (const plan of plans) {
        const name = textOf(plan, 'title');
        expect(text.includes(name), `${who}: ${name}`).toBe(has(who, plan));
      }
      const locked = plans.length - own.length;
      const counts = await page.locator('main h3 ~ small').allInnerTexts();
      const more = counts.map((count) => Number(/^(\d+) more to open$/.exec(count)?.[1]));
      expect(more.reduce((sum, count) => sum + count, 0)).toBe(locked);
    });

    for (const [kind, plan] of Object.entries({ free, ofPack, ofSubscription })) {
      const isHers = has(who, plan);
      test(`${who}: ${kind} ${isHers ? 'opens' : 'is said to be locked'}`, async ({ page }) => {
        await signIn(page, who);
        const answer = page.waitForResponse((one) => one.url().includes('/api/members/plans/'));
        await page.goto(pathOf(plan));
        expect((await answer).status()).toBe(isHers ? 200 : 403);
        if (isHers) {
          await expect(title(page)).toHaveText(textOf(plan, 'title'));
          await expect(page.locator('main article h3').first()).toContainText('Day 1');
          await expect(page).toHaveTitle(`${textOf(plan, 'title')} | Knurl`);
          const picture = page.locator('main picture img').first();
          await expect(picture).toHaveJSProperty('complete', true);
          await expect(picture).toHaveAttribute('alt', /\w/);
          return;
        }
        await expect(title(page)).toHaveText('This plan isn’t among yours yet');
        await expect(page.locator('main')).not.toContainText(textOf(plan, 'title'));
        const offer = plan === ofPack ? 'Strength and power' : 'Annual membership';
        const link = page.locator('main').getByRole('link', { name: offer });
        await expect(link).toHaveAttribute(
          'href',
          plan === ofPack ? '/workout-packs/strength-power/' : '/promotions/#membership',
        );
      });
    }

    test(`${who}: an unknown plan is a page that leads on`, async ({ page }) => {
      await signIn(page, who);
      await page.goto('/members/workout-plans/legs/no-such-plan/');
      await expect(title(page)).toHaveText('There is no plan here');
      await page.locator('main').getByRole('link', { name: 'Finishers' }).click();
      await expect(title(page)).toHaveText('Finishers');
    });
  }

  for (const path of ['/members/', pathOf(free), pathOf(ofSubscription), '/members/nowhere/']) {
    test(`nobody: ${path} leads to the login, and no function is asked`, async ({ page }) => {
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      await page.goto(path);
      await expect(page.getByLabel('Password')).toBeVisible();
      expect(asked.filter((one) => one.startsWith('/api/'))).toEqual([]);
    });
  }
});

test('a short form leads to the same plan, and a list to the plan and back', async ({ page }) => {
  await signIn(page, 'new');
  await page.goto('/members/warm-up-plans/squat-day-warm-up/');
  await expect(title(page)).toHaveText('Squat day warm-up');
  const way = page.getByRole('navigation', { name: 'Breadcrumb' });
  await expect(way).toContainText('Warm-up plans');
  await way.getByRole('link', { name: 'Legs' }).click();
  await expect(page).toHaveURL('/members/warmups/legs/');
  await expect(title(page)).toHaveText('Legs');
  await page.getByRole('link', { name: 'Squat day warm-up' }).click();
  await expect(page).toHaveURL('/members/warmups/legs/squat-day-warm-up/');
  await expect(title(page)).toHaveText('Squat day warm-up');
});

test('what was opened last on this device stands on top, for whoever may open it', async ({
  page,
}) => {
  await signIn(page, 'subscriber');
  for (const plan of [ofSubscription, free]) {
    await page.goto(pathOf(plan));
    await expect(title(page)).toHaveText(textOf(plan, 'title'));
  }
  await page.goto('/members/');
  const opened = page.locator('section', { hasText: 'Opened lately' });
  await expect(page.getByText('Go on with')).toBeVisible();
  await expect(opened.getByRole('link', { name: textOf(ofSubscription, 'title') })).toBeVisible();
  // Somebody else on the same device.
  const remembered = await page.evaluate(() => localStorage.getItem('members.opened') ?? '');
  await signIn(page, 'new');
  await page.evaluate((text) => localStorage.setItem('members.opened', text), remembered);
  await page.goto('/members/');
  await expect(page.getByRole('heading', { name: 'What fits today' })).toBeVisible();
  await expect(page.locator('main')).not.toContainText(textOf(ofSubscription, 'title'));
  await expect(page.getByText('Go on with')).toBeVisible();
});

test.describe('the filters', () => {
  test('find what fits the time, the kit and the category, and stay in the address', async ({
    page,
  }) => {
    await openHome(page, 'subscriber');
    await page.getByRole('radio', { name: '15 min' }).check();
    await expect(page).toHaveURL('/members/?minutes=15');
    await page.getByRole('checkbox', { name: 'Kettlebells' }).check();
    await expect(page).toHaveURL('/members/?minutes=15&kit=kettlebells');
    await expect(found(page, /^\d plans of 53 fit$/)).toBeVisible();
    await expect(cards(page).filter({ hasText: 'Kettlebell swing ladder' })).toBeVisible();
    for (const text of await cards(page).allInnerTexts()) {
      expect(text).toMatch(/Kit (none|kettlebells)/);
      expect(Number(/(\d+) min/.exec(text)?.[1])).toBeLessThanOrEqual(15);
    }
    await page.getByLabel('Category').selectOption({ label: 'All finishers' });
    await expect(found(page, '1 plan of 53 fits')).toBeVisible();
    await page.reload();
    await expect(found(page, '1 plan of 53 fits')).toBeVisible();
    await expect(page.getByRole('checkbox', { name: 'Kettlebells' })).toBeChecked();
    await page.getByRole('button', { name: 'Show everything' }).click();
    await expect(found(page, '53 plans')).toBeVisible();
    await expect(page).toHaveURL('/members/');
  });

  test('say so when nothing fits, and keep to their section', async ({ page }) => {
    await signIn(page, 'subscriber');
    await page.goto('/members/homegym/?minutes=15');
    await expect(found(page, 'None of your plans fits.')).toBeVisible();
    await page.getByRole('radio', { name: 'Any' }).check();
    await expect(found(page, '7 plans')).toBeVisible();
    const options = await page.getByLabel('Category').locator('option').allInnerTexts();
    expect(options[0]).toBe('All home gym plans');
    expect(options).toContain('Bench and dumbbells');
    expect(options).not.toContain('HIIT');
  });

  test('can be used with the keyboard alone', async ({ page }) => {
    await openHome(page, 'new');
    await page.getByRole('radio', { name: 'Any' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: '15 min' })).toBeChecked();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(page.getByRole('checkbox', { name: 'Nothing' })).toBeChecked();
    await expect(page).toHaveURL('/members/?minutes=15&kit=none');
    await expect(found(page, '1 plan of 10 fits')).toBeVisible();
  });
});

test.describe('looks', () => {
  const places = [
    ['home', 'subscriber', '/members/', 'Hello, Sanne'],
    ['section', 'new', '/members/packs/', 'Packs'],
    ['plan', 'subscriber', pathOf(ofSubscription), textOf(ofSubscription, 'title')],
    ['locked plan', 'new', pathOf(ofPack), 'This plan isn’t among yours yet'],
    ['unknown plan', 'new', '/members/nowhere/', 'There is no plan here'],
  ] as const;
  for (const [name, who, path, heading] of places) {
    test(`${name}: axe finds nothing, and nothing sticks out from 320 to 1280`, async ({
      page,
    }) => {
      await signIn(page, who);
      await page.goto(path);
      await expect(title(page)).toHaveText(heading);
      if (name === 'home' || name === 'section') await expect(cards(page).first()).toBeVisible();
      for (const width of [320, 390, 768, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await scrollToEnd(page);
        expect.soft(await findWhatSticksOut(page), `wider than ${width} px`).toEqual([]);
        if (width === 320 || width === 1280) await expectNoViolations(page, `${width} px`);
      }
    });
  }

  test('a plan on paper has cells to fill in, and nothing of the site around it', async ({
    page,
  }) => {
    await signIn(page, 'subscriber');
    await page.goto(pathOf(ofSubscription));
    await expect(title(page)).toHaveText(textOf(ofSubscription, 'title'));
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText('You are logged in as')).toBeHidden();
    await expect(page.getByRole('link', { name: 'Back to member workouts' })).toBeHidden();
    await expect(page.locator('main article h3').first()).toBeVisible();
  });
});

test.describe('the search', () => {
  const panel = (page: Page) => page.locator('[data-part="search-panel"]');
  const group = (page: Page) => panel(page).getByRole('group', { name: /^Members Zone/ });
  const hit = (page: Page, name: string) =>
    group(page).getByRole('option').filter({ hasText: name });
  const search = async (page: Page, text: string): Promise<void> => {
    await page.goto('/articles/');
    await page.getByRole('banner').getByRole('combobox').fill(text);
  };

  test('finds what is hers, in a group of its own', async ({ page }) => {
    await signIn(page, 'subscriber');
    await search(page, 'kettlebell swing ladder');
    await hit(page, 'Kettlebell swing ladder').click();
    await expect(title(page)).toHaveText('Kettlebell swing ladder');
  });

  for (const who of ['new', 'lapsed'] as const) {
    test(`finds nothing of what ${who} does not have`, async ({ page }) => {
      await signIn(page, who);
      await search(page, 'kettlebell');
      await expect(hit(page, 'Kettlebell home gym: first fortnight')).toBeVisible();
      await expect(hit(page, 'Kettlebell swing ladder')).toHaveCount(0);
    });
  }

  test('asks no function for a visitor', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await search(page, 'kettlebell swing');
    await expect(panel(page).getByRole('option').first()).toBeVisible();
    await expect(group(page)).toHaveCount(0);
    expect(asked.filter((path) => path.startsWith('/api/members'))).toEqual([]);
  });
});

import { expect, test, type Browser, type Page } from '@playwright/test';
import {
  buy,
  expectPlan,
  expectAccessibleInBothSizes,
  linkTo,
  openAccount,
  part,
  press,
  statusMessage,
} from '../../support/browser/account-page.ts';
import { signIn } from '../../support/browser/sign-in.ts';
import { logInAs, titleOf } from '../../support/browser/till.ts';
import { createAccount } from '../../support/login/create-account.ts';

// In sequence: a photo on the owner's desk has no name.
test.describe.configure({ mode: 'default' });

// The journeys use a phone's window; the checks of a page look at a narrow and a wide one.
test.use({ viewport: { width: 390, height: 800 } });

test.beforeEach(({ page }) => page.route('https://js.stripe.com/**', (route) => route.abort()));

/** A PNG of one pixel. */
const photo = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** The owner’s desk, in her own browser. */
const openDesk = async (browser: Browser): Promise<Page> => {
  const page = await (await browser.newContext()).newPage();
  await signIn(page, 'owner');
  await page.goto('/owner/');
  await expect(page.getByRole('heading', { name: 'Your desk', level: 1 })).toBeVisible();
  return page;
};

test('a student shows her card, the owner accepts it, and she orders at the student price', async ({
  page,
  browser,
}) => {
  await logInAs(page, await createAccount('stella'));
  await openAccount(page);
  await press(page, 'Ask for the student price');
  await page.getByRole('radio', { name: 'By a photo of a card' }).check();
  await expectAccessibleInBothSizes(page, 'before she sends the photo');
  await page
    .getByLabel(/^A photo or PDF of your student card/)
    .setInputFiles({ name: 'card.png', mimeType: 'image/png', buffer: photo });
  await press(page, 'Send it');
  const hers = part(page, 'Reduced prices');
  await expect(hers.getByRole('status')).toContainText('Thank you, we have it.');
  await expect(hers).toContainText('One of us will look at it and write to you.');

  const desk = await openDesk(browser);
  const row = desk
    .getByRole('listitem')
    .filter({ has: desk.getByRole('button', { name: 'Show the picture' }) })
    .last();
  await expect(row).toContainText('Student membership');
  await row.getByRole('button', { name: 'Accept' }).click();
  await expect(desk.getByRole('status').filter({ hasText: 'Accepted.' })).toBeVisible();
  await desk.context().close();

  await openAccount(page);
  await expect(hers).toContainText('We have said yes');
  await expectAccessibleInBothSizes(page, 'a proof is accepted');
  await hers.getByRole('link', { name: 'Order it' }).click();
  await expect(titleOf(page)).toHaveText('Order: Student membership');
  await buy(page, 'membership', 'sub_sample_student');
  await expectPlan(page, 'open');
});

test(
  'a member who asks for the NHS price with an address reads why the owner refused',
  { tag: '@night' },
  async ({ page, browser }) => {
    await logInAs(page, await createAccount('nina'));
    const address = `${crypto.randomUUID()}@nhs.example`;
    await openAccount(page);
    await press(page, 'Ask for the NHS and emergency services price');
    await page.getByLabel(/^Write your address at work/).fill(address);
    await press(page, 'Send it');
    await expect(statusMessage(page, 'Reduced prices')).toContainText(address);
    await page.goto(await linkTo(address, 'proof'));
    await press(page, 'Yes, it’s mine');
    await expect(statusMessage(page, 'Your address')).toContainText('Thank you.');
    await expectAccessibleInBothSizes(page, 'an address is confirmed');

    const desk = await openDesk(browser);
    const row = desk.getByRole('listitem').filter({ hasText: address });
    await expect(row).toContainText('She has opened the link that we sent there.');
    await expectAccessibleInBothSizes(desk, 'a proof on the desk');
    await row.getByLabel(/^If you say no: why/).fill('This address is not of the NHS.');
    await row.getByRole('button', { name: 'Refuse' }).click();
    await expect(desk.getByRole('status').filter({ hasText: 'Refused.' })).toBeVisible();
    await expect(row).toBeHidden();
    await desk.context().close();

    await openAccount(page);
    await expect(part(page, 'Reduced prices')).toContainText(
      'We said no: This address is not of the NHS.',
    );
    await expectAccessibleInBothSizes(page, 'a proof is refused');
  },
);

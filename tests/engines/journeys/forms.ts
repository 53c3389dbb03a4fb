import { joinAndLeaveOutcomeTexts } from '../../../src/domain/forms/mailing-list.ts';
import {
  forwardedFrom,
  mailsTo,
  newAddress,
  resetRateLimits,
} from '../../support/browser/inbox.ts';
import { question } from '../../support/browser/poll.ts';
import { waitFor } from '../drivers/wait-for.ts';
import type { Journey } from '../journey.ts';
import { alert, button, css, field, inside, main, region, table, title } from '../queries.ts';

const form = css('form[name="contact"]');
const footer = region('Mailing list');
const poll = css('section', question);

/** What visitors send: messages, addresses and votes. */
export const formJourneys: readonly Journey[] = [
  {
    title: 'a message is sent and arrives as it was typed',
    run: async (visitor) => {
      await resetRateLimits();
      const email = newAddress();
      await visitor.open('/contact/');
      await visitor.fill(inside(form, field(/^Name/)), 'Anna O’Neill');
      await visitor.fill(inside(form, field(/^E-mail/)), email);
      await visitor.fill(inside(form, field(/^Message/)), 'Week 2 says 3 × 8.');
      await visitor.press(inside(form, button('Send')));
      await visitor.seeText(title, 'Your message is with us');
      await waitFor('the message', async () => {
        const [text] = await forwardedFrom(email);
        if (text?.includes('Week 2 says 3 × 8.') !== true) throw new Error('not yet');
      });
    },
  },
  {
    title: 'a vote is asked for, counted and shown',
    run: async (visitor) => {
      await resetRateLimits();
      await visitor.open('/about/');
      // An island hydrates after the page: the press is repeated until the poll answers.
      await waitFor('the poll answers', async () => {
        await visitor.press(inside(poll, button('Vote')));
        if ((await visitor.count(inside(poll, css('[role="alert"]:not(:empty)')))) === 0)
          throw new Error('not yet');
      });
      await visitor.press(inside(poll, field('Empowerment')));
      await visitor.press(inside(poll, button('Vote')));
      await visitor.see(inside(poll, table('Votes so far')));
      await visitor.seeText(poll, 'Thank you for voting.');
    },
  },
  {
    title: 'an empty message is not sent, and the summary of what is missing gets the focus',
    run: async (visitor) => {
      await visitor.open('/contact/');
      await visitor.press(inside(form, button('Send')));
      await visitor.see(alert);
      await visitor.at('/contact/');
    },
  },
  {
    title: 'somebody joins the mailing list, confirms and leaves it',
    run: async (visitor) => {
      await resetRateLimits();
      const address = newAddress();
      await visitor.open('/');
      await visitor.fill(inside(footer, field('E-mail address')), address);
      await visitor.press(inside(footer, button('Join')));
      await visitor.seeText(footer, joinAndLeaveOutcomeTexts.asked.title);
      const [confirm = '', leave = ''] = await waitFor('the e-mail', async () => {
        const links = (await mailsTo(address)).at(-1)?.links;
        if (links === undefined) throw new Error('not yet');
        return links;
      });
      await visitor.go(confirm);
      await visitor.seeText(main, joinAndLeaveOutcomeTexts.joined.title);
      // A page that has not come whole goes back to itself when it is left: then nothing is left to
      // wait for.
      await visitor.hydrated();
      await visitor.go(leave);
      await visitor.seeText(main, joinAndLeaveOutcomeTexts.left.title);
    },
  },
];

// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  clickButton,
  createAccountResponseMaker,
  expectAnnouncedInAccountSection,
  findAccountSection,
  renderAccountAnsweringByPath,
} from './sample-account-answer.test-support.tsx';
import { StopMailsScreen } from './stop-mails-screen.island.tsx';

beforeEach(() => vi.setSystemTime(new Date('2026-11-23T12:00:00Z')));
afterEach(() => {
  vi.useRealTimers();
  history.replaceState(null, '', '/');
});

const section = 'E-mails you can ask for';
const path = '/api/account/e-mails';

describe('the e-mails that she can ask for', () => {
  it('begin with a day, which is all that is sent', async () => {
    const { sent } = renderAccountAnsweringByPath({
      '/api/account': createAccountResponseMaker(),
      [path]: createAccountResponseMaker({ yearStartsOn: '2026-12-07' }),
    });
    await findAccountSection(section);
    clickButton('Get an e-mail at each block');
    clickButton('Save the day');
    expect((await screen.findByRole('alert')).textContent).toContain('Choose the day');
    fireEvent.change(screen.getByLabelText(/^Day 1 of week 1/), {
      target: { value: '2026-12-07' },
    });
    clickButton('Save the day');
    await expectAnnouncedInAccountSection(section, 'your year starts on 7 December 2026');
    expect(sent.filter((one) => one.path === path)).toEqual([
      { path, body: { yearStartsOn: '2026-12-07' } },
    ]);
  });

  it('end with one press', async () => {
    const { sent } = renderAccountAnsweringByPath({
      '/api/account': createAccountResponseMaker({ yearStartsOn: '2026-12-07' }),
      [path]: createAccountResponseMaker(),
    });
    await findAccountSection(section);
    clickButton('Stop these e-mails');
    await expectAnnouncedInAccountSection(section, 'Stopped. We’ve deleted the day.');
    expect(sent.find((one) => one.path === path)?.body).toEqual({ yearStartsOn: null });
  });
});

it('the letters begin and end with one press', async () => {
  let wantsLetters = false;
  const { sent } = renderAccountAnsweringByPath({
    '/api/account': () => createAccountResponseMaker({ wantsLetters })(),
    [path]: () => {
      wantsLetters = !wantsLetters;
      return createAccountResponseMaker({ wantsLetters })();
    },
  });
  await findAccountSection(section);
  clickButton('Get the letters by e-mail');
  await expectAnnouncedInAccountSection(
    section,
    'we’ll e-mail you on the day the next letter opens',
  );
  clickButton('Stop the letters');
  await expectAnnouncedInAccountSection(section, 'Stopped. The letters stay open');
  expect(sent.filter((one) => one.path === path).map(({ body }) => body)).toEqual([
    { letters: true },
    { letters: false },
  ]);
});

describe('the page of an e-mail’s link', () => {
  it('ends them with one press, and forgets the link', async () => {
    history.replaceState({ codes: 'mails=c.code' }, '', '/stop-e-mails/');
    const sent: unknown[] = [];
    vi.stubGlobal('fetch', async (_: string, { body }: RequestInit = {}) => {
      sent.push(body);
      return Response.json({ isStopped: true });
    });
    render(<StopMailsScreen link="c.code" />);
    clickButton('Stop these e-mails');
    const stopped = await screen.findByText('Stopped. You won’t get any more of them.');
    await waitFor(() => expect(stopped).toBe(document.activeElement));
    expect(sent).toEqual(['{"link":"c.code"}']);
    expect(history.state).toEqual({});
  });

  it('says what to do without a link, and why a press failed', async () => {
    const { unmount } = render(<StopMailsScreen link="" />);
    expect(screen.getByText(/by the link in one of the e-mails/)).toBeTruthy();
    unmount();
    vi.stubGlobal('fetch', async () => Response.json({ error: 'It is cut off.' }, { status: 404 }));
    render(<StopMailsScreen link="c.c" />);
    clickButton('Stop these e-mails');
    expect((await screen.findByRole('alert')).textContent).toBe('It is cut off.');
  });
});

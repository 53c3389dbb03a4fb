// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { GiftCardAnswer, GiftCodeAnswer } from '../../domain/gifts/gifts.ts';
import {
  createMockLoginActions,
  visitorSession,
  WithLoginSession,
} from '../../services/auth/login-session.test-support.tsx';
import type { LoginSessionState } from '../../services/auth/login-session.ts';
import { stubFetch } from '../../services/stub-fetch.test-support.ts';
import { GiftCardScreenForGiver } from './gift-card-screen-for-giver.island.tsx';
import { RedeemGiftScreen } from './gift-screen.island.tsx';

const member: LoginSessionState = {
  kind: 'member',
  subject: 'auth0|nora',
  givenName: 'Nora',
  nickname: 'nora',
  email: 'nora@example.com',
};
const login = createMockLoginActions();
const code = '7K3M-ABCD-EFGH-JKMN-PQRS';
const gift: GiftCodeAnswer = {
  title: 'Annual membership',
  kind: 'membership',
  rightId: 'sub_year',
  line: 'For your bench.',
  toName: 'Nora',
  opensAt: '2026-12-25T00:00:00Z',
  endsAt: '2027-12-25T00:00:00Z',
  ownRenewsAt: null,
  isRedeemed: false,
};

beforeEach(() => {
  vi.setSystemTime(new Date('2026-11-23T12:00:00Z'));
  login.logIn.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});

const show = (session: LoginSessionState) =>
  render(
    <WithLoginSession session={session} login={login}>
      <RedeemGiftScreen redeemed={({ rightId }) => <p>It opens {rightId}.</p>} />
    </WithLoginSession>,
  );
const field = () => screen.getByLabelText<HTMLInputElement>(/^The code on the card/);
const type = (text: string) => fireEvent.change(field(), { target: { value: text } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('the page to redeem a gift', () => {
  it('shows what a code is for, redeems it with a second press, and leads to her new rights', async () => {
    const { sent, answerWith } = stubFetch(async () => Response.json(gift));
    show(member);
    type(code);
    press('See what it is');
    const heading = await screen.findByRole('heading', { name: 'For Nora: Annual membership' });
    const poster = heading.closest('section');
    await waitFor(() => expect(document.activeElement).toBe(poster));
    expect(poster?.textContent).toContain('For your bench.');
    expect(poster?.textContent).toContain(
      'It opens on 25 December 2026 and stays open until 25 December 2027.',
    );
    expect(sent.map(({ address }) => address)).toEqual(['/api/gifts/look']);
    answerWith(async () => Response.json({ ...gift, isRedeemed: true }));
    press('Redeem it');
    await screen.findByRole('heading', { name: 'It’s yours: Annual membership' });
    expect(await screen.findByText('It opens sub_year.')).toBeDefined();
    expect(sent.at(-1)).toMatchObject({ address: '/api/gifts/redeem' });
    expect(screen.getByRole('link').getAttribute('href')).toBe('/members/account/#yours');
  });

  it('shows what a pack opens once it is redeemed, and leads on to the zone', async () => {
    const pack = { ...gift, kind: 'pack', rightId: 'prod_power', endsAt: null } as const;
    stubFetch(async () =>
      Response.json({ ...pack, opensAt: '2026-11-20T00:00:00Z', isRedeemed: true }),
    );
    show(member);
    type(code);
    press('See what it is');
    expect(await screen.findByText('It opens prod_power.')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Go to the members zone' })).toBeDefined();
    expect(screen.queryByText('Open your plans')).toBeNull();
  });

  it('shows one sentence about a wrong code and keeps the typed text', async () => {
    stubFetch(async () => Response.json({ error: 'No gift has this code.' }, { status: 404 }));
    show(member);
    press('See what it is');
    expect(screen.getByRole('alert').textContent).toContain('Type the code');
    type('7K3M nonsense');
    press('See what it is');
    await waitFor(() =>
      expect(screen.getByRole('alert').textContent).toBe('No gift has this code.'),
    );
    expect(field().value).toBe('7K3M nonsense');
  });

  it.each([
    ['the address', null, `/gift/#code=${code}`],
    ['an address of the old form', null, `/gift/?code=${code}`],
    ['the history, where the script in the head has moved it', { codes: `code=${code}` }, '/gift/'],
  ])('takes the code from %s, and forgets it there', async (_, state, address) => {
    history.replaceState(state, '', address);
    show(member);
    await waitFor(() => expect(field().value).toBe(code));
    expect([location.search, location.hash, history.state.codes]).toEqual(['', '', undefined]);
  });

  it('takes the code of a link that is opened in the same tab', async () => {
    show(member);
    location.hash = `#code=${code}`;
    await waitFor(() => expect(field().value).toBe(code));
    expect(location.hash).toBe('');
  });

  it('sends a visitor to the login first, and continues with her code afterwards', async () => {
    const { sent } = stubFetch(async () => Response.json(gift));
    const { unmount } = show(visitorSession);
    type(code);
    press('See what it is');
    await waitFor(() => expect(login.logIn).toHaveBeenCalledWith({ target: '/gift/' }));
    expect(sent).toEqual([]);
    unmount();
    show(member);
    await screen.findByRole('heading', { name: 'For Nora: Annual membership' });
    expect(sent.map(({ body }) => body)).toEqual([JSON.stringify({ code })]);
    expect(sessionStorage.length).toBe(0);
  });

  it('warns of her own renewal, and says when somebody else has redeemed the gift first', async () => {
    const { answerWith } = stubFetch(async () =>
      Response.json({ ...gift, ownRenewsAt: '2027-01-03T00:00:00Z' }),
    );
    show(member);
    type(code);
    press('See what it is');
    expect(await screen.findByText(/Your own membership renews on 3 January 2027/)).toBeDefined();
    answerWith(async () => Response.json({ error: 'It has been redeemed.' }, { status: 409 }));
    press('Redeem it');
    expect((await screen.findByRole('alert')).textContent).toBe('It has been redeemed.');
  });
});

describe('the card to print', () => {
  const card: GiftCardAnswer = {
    title: 'Annual membership',
    startsOn: '2026-12-25',
    toName: 'Nora',
    line: 'For your bench.',
    code,
    state: 'open',
  };
  const showCard = (answer: () => Response) => {
    stubFetch(async () => answer());
    return render(
      <WithLoginSession session={member} login={login}>
        <GiftCardScreenForGiver codes="gift=order-9" />
      </WithLoginSession>,
    );
  };

  it('says that it needs a gift if its address names none, and asks for nothing', () => {
    const { sent } = stubFetch(async () => Response.json({}));
    render(
      <WithLoginSession session={member} login={login}>
        <GiftCardScreenForGiver codes="" />
      </WithLoginSession>,
    );
    expect(screen.getByRole('heading').textContent).toBe('Which gift is it?');
    expect(screen.getByRole('link', { name: 'Back to your gifts' })).toBeTruthy();
    expect(sent).toEqual([]);
  });

  it('has the name, the line, the code and how to redeem it', async () => {
    showCard(() => Response.json(card));
    const article = await screen.findByRole('article', { name: 'The gift card' });
    for (const words of ['For Nora', 'For your bench.', code, 'from 25 December 2026', '/gift']) {
      expect(article.textContent).toContain(words);
    }
  });

  it.each([
    [() => Response.json({ ...card, state: 'redeemed' }), 'This gift has been redeemed'],
    [() => Response.json({ ...card, state: 'refunded' }), 'This gift was refunded'],
    [() => Response.json({ error: 'None.' }, { status: 404 }), 'We can’t find that gift'],
    [() => Response.json({ error: 'Rest.' }, { status: 503 }), 'We can’t show the card just now'],
  ])('isn’t shown for a gift that can’t be given: %#', async (answer, title) => {
    showCard(answer);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeDefined();
    expect(screen.queryByText(code)).toBeNull();
  });
});

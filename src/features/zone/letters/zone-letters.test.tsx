// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import {
  createMockLoginActions,
  memberSession,
  WithLoginSession,
} from '../../../services/auth/login-session.test-support.tsx';
import { ZoneLetter } from './zone-letter.tsx';
import { ZoneLetters } from './zone-letters.tsx';

const face = {
  slug: 'march-hold-on',
  title: 'March: what your hands can hold',
  excerpt: 'On grip.',
  opensOn: '2027-03-01',
};

const show = (
  page: 'list' | 'letter',
  answer: () => Response,
): { readonly asked: readonly string[] } => {
  // Two pages at once would each set the title of the document, for ever.
  cleanup();
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    return answer();
  });
  render(
    <WithLoginSession session={memberSession} login={createMockLoginActions()}>
      {page === 'list' ? <ZoneLetters /> : <ZoneLetter slug={face.slug} />}
    </WithLoginSession>,
  );
  return { asked };
};

it('lists the letters that have opened, each with its day', async () => {
  const { asked } = show('list', () => Response.json({ letters: [face], isMember: true }));
  const link = await screen.findByRole('link', { name: face.title });
  expect(link.getAttribute('href')).toBe('/members/letters/march-hold-on/');
  expect(screen.getByText('1 March 2027')).toBeTruthy();
  expect(screen.getByRole('link', { name: /Get an e-mail/ }).getAttribute('href')).toBe(
    '/members/account/#mails',
  );
  expect(asked).toEqual(['/api/members/letters']);
});

it('says to whom the letters belong, and when there is none yet', async () => {
  show('list', () => Response.json({ letters: [], isMember: false }));
  expect(await screen.findByText(/come with a membership/)).toBeTruthy();
  show('list', () => Response.json({ letters: [], isMember: true }));
  expect(await screen.findByText(/The first letter is on its way/)).toBeTruthy();
});

it('shows a letter with its text', async () => {
  const sections = [{ kind: 'text', html: '<p>Hold on.</p>', headings: [] }];
  const { asked } = show('letter', () => Response.json({ letter: face, sections }));
  expect(await screen.findByRole('heading', { level: 1, name: face.title })).toBeTruthy();
  expect(await screen.findByText('Hold on.')).toBeTruthy();
  expect(asked).toEqual(['/api/members/letters/march-hold-on']);
});

it('says why there is no letter: not there, not hers, or not now', async () => {
  show('letter', () => Response.json({ error: 'None.' }, { status: 404 }));
  expect(await screen.findByRole('heading', { name: 'There is no letter here' })).toBeTruthy();
  show('letter', () => Response.json({ error: 'Not hers.' }, { status: 403 }));
  expect(await screen.findByText(/come with a membership/)).toBeTruthy();
  let answer = (): Response => Response.json({ error: 'The books rest.' }, { status: 503 });
  show('letter', () => answer());
  expect((await screen.findByRole('alert')).textContent).toContain('The books rest.');
  answer = () => Response.json({ letter: face, sections: [] });
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: face.title })).toBeTruthy();
});

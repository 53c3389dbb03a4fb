import { jwtVerify } from 'jose';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import {
  echoFunction,
  formSecret,
  startSiteServerForAllTests,
} from '../../support/scratch-site-server.ts';
import { waitFor } from '../../support/wait-for.ts';

const site = startSiteServerForAllTests({
  'public/articles/index.html': '<h1>Articles</h1>',
  'public/contact/index.html': `
    <form name="contact" method="post" data-netlify="true" data-netlify-honeypot="bot-field">
      <input type="hidden" name="form-name" value="contact"/><input name="bot-field"/>
      <input name="email"/><textarea name="message"></textarea>
    </form>`,
  'netlify/functions/form-submitted.ts': `
    export default async (request) => {
      const { form_name, data } = await request.json();
      return Response.json([form_name, data, request.headers.get('x-webhook-signature')]);
    };
    export const config = { path: '/api/form-submissions', background: true };`,
  ...echoFunction,
});

const noted = v.tuple([v.string(), v.record(v.string(), v.string()), v.string()]);
const formHeaders = { 'content-type': 'application/x-www-form-urlencoded' };
const post = (body: string, headers: Record<string, string> = formHeaders): Promise<Response> =>
  site.fetch('/articles/', { method: 'POST', body, headers });

it('the fields of the built form are stored, and the visitor is redirected to the page that the form was sent to', async () => {
  site.submitted.length = 0;
  const answer = await post('form-name=contact&email=a&message=%3Cscript%3E%0D%0Ab&extra=c');
  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toBe('/articles/');
  expect(site.submitted).toEqual([
    {
      form: 'contact',
      fields: [
        ['email', 'a'],
        ['message', '<script>\r\nb'],
      ],
    },
  ]);
});

it('a form with the honeypot filled in gets the same answer, but nothing is stored', async () => {
  site.submitted.length = 0;
  const answer = await post('form-name=contact&email=a&message=b&bot-field=c');
  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toBe('/articles/');
  expect(site.submitted).toEqual([]);
});

it.each([
  ['blanks', { email: ' ', message: '' }],
  ['line breaks', { email: 'a\r\nBcc: b', message: 'b' }],
  ['100 KB', { email: 'a', message: 'a'.repeat(100 * 1024) }],
])(
  '%s is accepted as by the host, and the signed webhook has all of its fields',
  async (_, fields) => {
    site.notes.length = 0;
    const answer = await post(
      new URLSearchParams({ 'form-name': 'contact', ...fields }).toString(),
    );
    expect(answer.status).toBe(303);
    await waitFor(() => expect(site.notes).toHaveLength(1));
    const [form, data, signature] = v.parse(noted, JSON.parse(site.notes[0] ?? ''));
    expect(form).toBe('contact');
    const key = new TextEncoder().encode(formSecret);
    expect((await jwtVerify(signature, key)).payload).toMatchObject({ iss: 'netlify' });
    expect(data).toMatchObject({ ...fields, ip: expect.stringMatching(/127\.0\.0\.1|::1/) });
  },
);

it.each([
  ['a form of no page', 'form-name=other&email=a', formHeaders, 404],
  ['a form without a name', 'email=a', formHeaders, 404],
  ['more than 8 MB', `form-name=contact&message=${'a'.repeat(8 * 1024 * 1024)}`, formHeaders, 413],
  ['another content type', 'form-name=contact', { 'content-type': 'text/plain' }, 405],
  ['a broken form', '--a', { 'content-type': 'multipart/form-data; boundary=b' }, 400],
])('%s is refused', async (_what, body, headers, status) => {
  site.submitted.length = 0;
  expect((await post(body, headers)).status).toBe(status);
  expect(site.submitted).toEqual([]);
});

it('a form for a function is passed to the function', async () => {
  const answer = await site.fetch('/api/echo', {
    method: 'POST',
    body: 'form-name=contact',
    headers: formHeaders,
  });
  expect(await answer.json()).toEqual({ sent: 'form-name=contact' });
});

import { expect, it } from 'vitest';
import { echoFunction, startSiteServerForAllTests } from '../../support/scratch-site-server.ts';

const site = startSiteServerForAllTests({
  'public/articles/index.html': '<h1>Articles</h1>',
  'public/contact/index.html': `
    <form name="contact" method="post" data-netlify="true" data-netlify-honeypot="bot-field">
      <input type="hidden" name="form-name" value="contact"/><input name="bot-field"/>
      <input name="email"/><textarea name="message"></textarea>
    </form>`,
  ...echoFunction,
});

const formHeaders = { 'content-type': 'application/x-www-form-urlencoded' };
const post = (body: string, headers: Record<string, string> = formHeaders): Promise<Response> =>
  site.fetch('/articles/', { method: 'POST', body, headers });

it('stores the fields of the built form and redirects to the page that the form was sent to', async () => {
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

it('answers the same but stores nothing if the honeypot is filled in', async () => {
  site.submitted.length = 0;
  const answer = await post('form-name=contact&email=a&message=b&bot-field=c');
  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toBe('/articles/');
  expect(site.submitted).toEqual([]);
});

it.each([
  ['a form of no page', 'form-name=other&email=a', formHeaders, 404],
  ['a form without a name', 'email=a', formHeaders, 404],
  ['more than 1 MB', `form-name=contact&message=${'a'.repeat(1024 * 1024)}`, formHeaders, 413],
  ['another content type', 'form-name=contact', { 'content-type': 'text/plain' }, 405],
  ['a broken form', '--a', { 'content-type': 'multipart/form-data; boundary=b' }, 400],
])('refuses %s', async (_what, body, headers, status) => {
  site.submitted.length = 0;
  expect((await post(body, headers)).status).toBe(status);
  expect(site.submitted).toEqual([]);
});

it('passes a form for a function to the function', async () => {
  const answer = await site.fetch('/api/echo', {
    method: 'POST',
    body: 'form-name=contact',
    headers: formHeaders,
  });
  expect(await answer.json()).toEqual({ sent: 'form-name=contact' });
});

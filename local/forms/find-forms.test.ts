import { expect, it } from 'vitest';
import { findForms } from './find-forms.ts';

it('finds the forms that the host handles, with their fields', () => {
  const page = `
    <form action="/search/"><input name="s"></form>
    <form name="contact" method="post" data-netlify="true" data-netlify-honeypot="bot-field">
      <input type="hidden" name="form-name" value="contact"/>
      <p hidden=""><input name="bot-field"/></p>
      <input id="a" name="email"><textarea name="message" rows="8"></textarea>
      <button type="submit">Send</button>
    </form>
    <form netlify name="other"><select name="size"></select></form>
    <form name="not-hosted" data-netlify="false"></form>`;
  expect(findForms(page)).toEqual([
    {
      name: 'contact',
      fields: new Set(['form-name', 'bot-field', 'email', 'message']),
      honeypot: 'bot-field',
    },
    { name: 'other', fields: new Set(['size']), honeypot: undefined },
  ]);
});

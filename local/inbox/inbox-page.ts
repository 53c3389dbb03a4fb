import { html, raw } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import type { InboxItem, Subscriber } from './inbox-store.ts';
import { mailSandbox } from './mail-sandbox.ts';
import type { SampleMail } from './sample-mails.ts';

type Html = HtmlEscapedString | Promise<HtmlEscapedString>;

const style = `
  :root { color-scheme: light dark; }
  body { max-width: 52rem; margin: 0 auto; padding: 2rem 1rem 4rem; font: 1rem/1.5 system-ui, sans-serif; }
  article { padding: 1rem 0; border-top: 3px solid; }
  dl { display: grid; grid-template-columns: max-content 1fr; gap: 0.25rem 1rem; margin: 0; }
  dt { font-weight: 700; }
  dd { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere; }
  pre { margin: 0; white-space: pre-wrap; font: inherit; overflow-wrap: anywhere; }
  table { border-collapse: collapse; }
  th, td { padding: 0.25rem 1.5rem 0.25rem 0; text-align: start; }
  .mail { display: grid; gap: 1rem; }
  iframe { width: 100%; height: 40rem; border: 1px solid; resize: vertical; }
  @media (min-width: 60rem) {
    .with-html { width: min(90rem, 100vw - 2rem); margin-inline-start: 50%; transform: translateX(-50%); }
    .with-html .mail { grid-auto-flow: column; grid-auto-columns: minmax(0, 1fr); }
  }
  time { font-variant-numeric: tabular-nums; }
`;

const addressPattern = /https?:\/\/[^\s<>]+/g;

/** Escapes a text and turns its addresses into links. */
const withLinks = (text: string): Html => {
  const parts: Html[] = [];
  let end = 0;
  for (const { 0: link, index } of text.matchAll(addressPattern)) {
    parts.push(html`${text.slice(end, index)}<a href="${link}">${link}</a>`);
    end = index + link.length;
  }
  return html`${parts}${text.slice(end)}`;
};

/** The addresses of frames that show the same e-mail, by their titles. */
type Frames = Readonly<Record<string, string>>;

/** An e-mail: its text, beside its HTML if it has any, in sandboxed frames. */
const showMail = (subject: string, facts: Html, text: string, frames: Frames): Html =>
  html`<article class="${Object.keys(frames).length === 0 ? '' : 'with-html'}">
    <h2>E-mail: ${subject}</h2>
    <p>${facts}</p>
    <div class="mail">
      <pre>${withLinks(text)}</pre>
      ${Object.entries(frames).map(
        ([name, address]) =>
          html`<iframe
            src="${address}"
            loading="lazy"
            sandbox="${mailSandbox}"
            title="${subject}, ${name}"
          ></iframe>`,
      )}
    </div>
  </article>`;

const showItem = (
  item: Exclude<InboxItem, { kind: 'note' }>,
  place: number,
  notes: readonly string[],
): Html =>
  item.kind === 'message'
    ? html`<article>
        <h2>Form “${item.form}”</h2>
        <p><time>${item.at}</time></p>
        <dl>
          ${item.fields.map(
            ([name, value]) =>
              html`<dt>${name}</dt>
                <dd>${value}</dd>`,
          )}
          ${notes.map(
            (note) =>
              html`<dt>The function’s answer</dt>
                <dd>${note}</dd>`,
          )}
        </dl>
      </article>`
    : showMail(
        item.subject,
        html`<time>${item.at}</time>, to
          ${item.to}${item.replyTo === undefined ? '' : `, answers to ${item.replyTo}`}`,
        item.text,
        item.html === undefined ? {} : { 'as HTML': `/mails/${place}` },
      );

const showList = (subscribers: readonly Subscriber[]): Html =>
  subscribers.length === 0
    ? html`<p>Nobody has joined yet.</p>`
    : html`<table>
        <thead>
          <tr>
            <th>Address</th>
            <th>Status</th>
          </tr>
        </thead>
        <tbody>
          ${subscribers.map(
            ({ email, status }) =>
              html`<tr>
                <td>${email}</td>
                <td>${status}</td>
              </tr>`,
          )}
        </tbody>
      </table>`;

const page = (title: string, body: Html): Html =>
  html`<!doctype html>
    <html lang="en-GB">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <style>
          ${raw(style)}
        </style>
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          ${body}
        </main>
      </body>
    </html>`;

/** The page of sample e-mails, which were never sent. */
export const sampleMailsPage = (mails: readonly SampleMail[]): Html =>
  page(
    'Sample e-mails',
    html`<p>
        <a href="/">Back to the inbox</a>. Each is shown as text, in light and in dark. The texts of
        notices are those of the last build.
      </p>
      ${mails.map(({ name, subject, text }, place) =>
        showMail(subject, html`${name}`, text, {
          'in light': `/sample-mails/${place}?colours=light`,
          'in dark': `/sample-mails/${place}?colours=dark`,
        }),
      )}`,
  );

/** The page with messages and e-mails, newest first, and the mailing list. */
export const inboxPage = (
  items: readonly InboxItem[],
  subscribers: readonly Subscriber[],
): Html => {
  const notes = items.filter((item) => item.kind === 'note');
  const shown = items
    .flatMap((item, place) => (item.kind === 'note' ? [] : [{ item, place }]))
    .toReversed()
    .map(({ item, place }) =>
      showItem(
        item,
        place,
        notes.flatMap(({ id, note }) => (item.kind === 'message' && id === item.id ? [note] : [])),
      ),
    );
  return page(
    'Local inbox',
    html`<p>
        Forms that were sent on this machine, and the e-mails that services would have sent. To an
        address at bounce.example they come back; one at forgotten.example may not be written to;
        one that ends in .invalid is no address; for one at busy.example the mail service never has
        time.
        <a href="/sample-mails/">Sample e-mails</a> show each kind that members get.
      </p>
      ${shown.length === 0 ? html`<p>Nothing has come in yet.</p>` : shown}
      <article>
        <h2>Mailing list</h2>
        ${showList(subscribers)}
      </article>`,
  );
};

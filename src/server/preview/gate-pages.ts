import type { PreviewFunctionSettings } from '../../config/server/preview-function-settings.ts';
import {
  describeFaultWithoutEntryName,
  contentfulAddressOfFault,
  groupFaultsByEntry,
  type FaultsOfOneEntry,
} from '../../domain/content-fault.ts';
import { previewPaths, type BuiltPreviewManifest } from '../../domain/preview.ts';
import { editorPath } from '../../domain/editor.ts';
import { routes } from '../../domain/routes.ts';
import { escapeValuesInHtmlTemplate, gatePage, type EscapedHtmlObject } from './own-page.ts';

type SignIn = {
  readonly login: Pick<PreviewFunctionSettings['login'], 'origin' | 'clientId' | 'audience'>;
  readonly script: string;
};

/** The login page in front of everything. `script` is `src/features/preview-sign-in/sign-in.ts`. */
export const signInPage = (
  { login, script }: SignIn,
  status: 401 | 403,
  sentence = 'Drafts are for editors. Log in, and you come back to this page.',
): Response =>
  gatePage(status, {
    title: 'Log in to the preview',
    connect: login.origin,
    script,
    body: escapeValuesInHtmlTemplate`<main data-login-origin="${login.origin}" data-client-id="${login.clientId}" data-audience="${login.audience}" data-callback="${routes.login}" data-session="${previewPaths.session}" data-other="${status === 403 ? 'yes' : 'no'}">
<h1>The preview</h1>
<p role="status" id="sentence">${sentence}</p>
<noscript><p>Logging in needs JavaScript, which is turned off in this browser.</p></noscript>
<div><button type="button" id="log-in">${status === 403 ? 'Log in as somebody else' : 'Log in'}</button></div>
<p id="in-a-tab" hidden><a href="/" target="_blank">Open the preview in a tab</a></p>
</main>`,
  });

/** A page with one sentence and no login. */
export const sentencePage = (status: number, title: string, sentence: string): Response =>
  gatePage(status, {
    title,
    body: escapeValuesInHtmlTemplate`<main><h1>${title}</h1><p>${sentence}</p></main>`,
  });

const faultList = (
  site: BuiltPreviewManifest,
  { id, type, title, faults }: FaultsOfOneEntry,
): EscapedHtmlObject =>
  escapeValuesInHtmlTemplate`<section><h2>${type} “${title}”</h2>
<ul>${faults.map((fault) => escapeValuesInHtmlTemplate`<li>${describeFaultWithoutEntryName(fault)}</li>`)}</ul>
${site.space === null ? '' : escapeValuesInHtmlTemplate`<p><a href="${contentfulAddressOfFault(site.space, { id, type })}" target="_blank" rel="noopener">Fix it in Contentful</a></p>`}</section>`;

const builtAt = ({ builtAt: time }: BuiltPreviewManifest): string =>
  new Intl.DateTimeFormat('en-GB', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Europe/London',
  }).format(new Date(time));

const againForm = (canBuild: boolean): EscapedHtmlObject =>
  canBuild
    ? escapeValuesInHtmlTemplate`<form method="post" action="${previewPaths.build}"><button type="submit">Build the preview again</button></form>`
    : { html: '' };

/** The page shown instead of an entry that can't be shown. */
export const faultyEntryPage = (
  site: BuiltPreviewManifest,
  id: string,
  canBuild: boolean,
): Response => {
  const groups = groupFaultsByEntry(site.faults.filter((fault) => fault.id === id));
  return gatePage(200, {
    title: 'This draft can’t be shown yet',
    body: escapeValuesInHtmlTemplate`<main><h1>This draft can’t be shown yet</h1>
<p>Something in it is missing or wrong. Fix it, then build the preview again. Everything else is here.</p>
${groups.map((group) => faultList(site, group))}
${againForm(canBuild)}
<p><a href="${previewPaths.state}">What else is left out</a></p></main>`,
  });
};

/** Where an entry without a page of its own appears. */
const placeOf: ReadonlyMap<string, string> = new Map([
  [
    'memberPlan',
    'Members’ plans are not in the preview. The workbench shows their notation as a member sees it.',
  ],
  ['mail', 'E-mails are not in the preview: they have no page.'],
]);

/** The page for an entry that appears only on other pages, or on none. */
export const pageTellingEntryHasNoPage = (type: string, title: string): Response =>
  gatePage(200, {
    title: `“${title}” has no page of its own`,
    body: escapeValuesInHtmlTemplate`<main><h1>“${title}” has no page of its own</h1>
<p>${placeOf.get(type) ?? 'You find it on the pages that show it. Begin at the home page.'}</p>
<p><a href="${type === 'memberPlan' ? editorPath : '/'}">${type === 'memberPlan' ? 'Open the workbench' : 'Open the home page'}</a></p></main>`,
  });

/** The page for an entry that the preview doesn't know. */
export const unknownEntryPage = (site: BuiltPreviewManifest, canBuild: boolean): Response =>
  gatePage(404, {
    title: 'This entry is newer than the preview',
    body: escapeValuesInHtmlTemplate`<main><h1>This entry is newer than the preview</h1>
<p>The preview was built on ${builtAt(site)}. Build it again, and open the entry once more in a few minutes.</p>
${againForm(canBuild)}
<p><a href="/">Open the preview as it was then</a></p></main>`,
  });

/**
 * The page about the build of the preview, and the entries that it leaves out. `asked` is true
 * right after a build was requested.
 */
export const pageAboutBuiltPreviewAndFaults = (
  site: BuiltPreviewManifest,
  canBuild: boolean,
  asked: boolean,
): Response => {
  const isOut = ({ id }: FaultsOfOneEntry): boolean => site.leftOut.includes(id);
  const groups = groupFaultsByEntry(site.faults);
  const shown = groups.filter((group) => !isOut(group));
  return gatePage(200, {
    title: 'The preview',
    body: escapeValuesInHtmlTemplate`<main><h1>The preview</h1>
${asked ? escapeValuesInHtmlTemplate`<p role="status">The preview is being built. Load a page again in a few minutes.</p>` : ''}
<p>It was built on ${builtAt(site)} from the drafts of that moment.</p>
${againForm(canBuild)}
<p><a href="/">Open the home page</a> · <a href="${editorPath}">Open the workbench</a></p>
${groups.length === 0 ? escapeValuesInHtmlTemplate`<p>Every draft is shown.</p>` : ''}
${site.leftOut.length === 0 ? '' : escapeValuesInHtmlTemplate`<h2>Left out until they are fixed</h2>`}
${groups.filter(isOut).map((group) => faultList(site, group))}
${shown.length === 0 ? '' : escapeValuesInHtmlTemplate`<h2>Shown, and to be mended before they are published</h2>`}
${shown.map((group) => faultList(site, group))}</main>`,
  });
};

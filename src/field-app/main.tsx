import { init, locations } from '@contentful/app-sdk';
import type { FieldAppSDK } from '@contentful/app-sdk';
import { createRoot } from 'react-dom/client';
import '../ui/fonts.css';
import '../ui/theme.css';
import '../ui/base.css';
import { FieldApp } from './field-app.tsx';
import { reasonOf } from './reason-of.ts';
import { readSpaceLibrary } from './space-library.ts';

/** Whoever installs the app says where the site is, in the app's parameter `siteUrl`. */
const readSiteUrl = (parameters: Readonly<Record<string, unknown>>): string | undefined => {
  const { siteUrl } = parameters;
  if (typeof siteUrl !== 'string' || !/^https?:\/\//.test(siteUrl)) return undefined;
  return siteUrl.replace(/\/+$/, '');
};

const isField = (sdk: Parameters<Parameters<typeof init>[0]>[0]): sdk is FieldAppSDK =>
  sdk.location.is(locations.LOCATION_ENTRY_FIELD);

init((sdk) => {
  const container = document.getElementById('app');
  if (container === null) return;
  const root = createRoot(container);
  if (!isField(sdk)) {
    root.render(
      <p>The workbench belongs to the long text of a plan. Choose it in the field’s appearance.</p>,
    );
    return;
  }
  // The list of completions hangs below the editor, over the edge of what is measured otherwise.
  sdk.window.startAutoResizer({ absoluteElements: true });
  const readLibrary = () =>
    readSpaceLibrary(
      (query) => sdk.cma.entry.getMany({ query: { ...query } }),
      sdk.locales.default,
    ).catch((reason: unknown) => {
      throw new Error(reasonOf(reason));
    });
  root.render(
    <FieldApp
      field={sdk.field}
      readLibrary={readLibrary}
      siteUrl={readSiteUrl(sdk.parameters.installation)}
    />,
  );
});

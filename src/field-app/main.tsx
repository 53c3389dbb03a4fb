import { init, locations } from '@contentful/app-sdk';
import type { FieldAppSDK } from '@contentful/app-sdk';
import { createRoot } from 'react-dom/client';
import '../ui/styles/fonts.css';
import '../ui/styles/theme.css';
import '../ui/styles/base.css';
import '../ui/kit/button.css';
import { PlanTextFieldApp } from './plan-text-field-app.tsx';
import { exerciseLoadFailureReason } from './reason-of.ts';
import { readContentfulExerciseLibrary } from './space-library.ts';

/** The site's address, configured in the app's parameter `siteUrl` at installation. */
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
  // The list of completions overlaps the editor's edge, and is otherwise not measured.
  sdk.window.startAutoResizer({ absoluteElements: true });
  const readLibrary = () =>
    readContentfulExerciseLibrary(
      (query) => sdk.cma.entry.getMany({ query: { ...query } }),
      sdk.locales.default,
    ).catch((reason: unknown) => {
      throw new Error(exerciseLoadFailureReason(reason));
    });
  root.render(
    <PlanTextFieldApp
      field={sdk.field}
      readLibrary={readLibrary}
      siteUrl={readSiteUrl(sdk.parameters.installation)}
    />,
  );
});

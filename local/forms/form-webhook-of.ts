import { generalApiPaths } from '../../src/domain/api-paths.ts';
import type { LocalSettings } from '../settings/local-settings.ts';
import type { FormWebhookTarget } from './deliver-submission.ts';

/** The webhook that the host would call for a submitted form. */
export const formWebhookOf = (
  settings: Pick<LocalSettings, 'formWebhookSecret'>,
): FormWebhookTarget => ({
  path: generalApiPaths.formSubmissions,
  secret: settings.formWebhookSecret,
});

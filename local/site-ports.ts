import type { Port } from './ports.ts';
import type { LocalSettings } from './settings/local-settings.ts';

const contentPorts = ({ content }: LocalSettings): readonly Port[] =>
  content.isLocal ? [{ port: content.port, variable: 'CONTENT_PORT' }] : [];

const stripePorts = ({ stripe }: LocalSettings): readonly Port[] =>
  stripe.isLocal ? [{ port: stripe.port, variable: 'STRIPE_PORT' }] : [];

/** The ports of the stand-ins that a build reads from. */
export const buildPorts = (settings: LocalSettings): readonly Port[] => [
  ...contentPorts(settings),
  ...stripePorts(settings),
];

const standInPorts = (settings: LocalSettings): readonly Port[] => [
  ...contentPorts(settings),
  ...(settings.database.isLocal
    ? [{ port: settings.database.port, variable: 'DATABASE_PORT' }]
    : []),
  { port: settings.inboxPort, variable: 'INBOX_PORT' },
  ...(settings.login.isLocal ? [{ port: settings.login.port, variable: 'LOGIN_PORT' }] : []),
  ...stripePorts(settings),
  ...(settings.smtp.isLocal ? [{ port: settings.smtp.port, variable: 'SMTP_PORT' }] : []),
  ...(settings.snipcart.isLocal
    ? [{ port: settings.snipcart.port, variable: 'SNIPCART_PORT' }]
    : []),
];

/** The ports of the built site and of all stand-ins that these settings need. */
export const sitePorts = (settings: LocalSettings): readonly Port[] => [
  { port: settings.sitePort, variable: 'SITE_PORT' },
  ...standInPorts(settings),
  ...(settings.publishing.isHookLocal
    ? [{ port: settings.publishing.port, variable: 'BUILD_HOOK_PORT' }]
    : []),
];

/** The ports of the preview and of the stand-ins that it uses. */
export const previewPorts = (settings: LocalSettings): readonly Port[] => [
  { port: settings.preview.port, variable: 'PREVIEW_PORT' },
  ...standInPorts(settings),
];

/** The ports of the development server and of all stand-ins that these settings need. */
export const developPorts = (settings: LocalSettings): readonly Port[] => [
  { port: settings.developPort, variable: 'DEVELOP_PORT' },
  ...standInPorts(settings),
];

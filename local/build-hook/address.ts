/** The path of the local build hook. The host's own ends with an id that is its only secret. */
export const buildHookPath = '/build_hooks/knurl';

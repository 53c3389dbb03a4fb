/**
 * The path of the local build hook. The host's own path ends with an id, which is its only secret.
 */
export const buildHookPath = '/build_hooks/knurl';

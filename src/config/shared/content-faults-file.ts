/**
 * The file, relative to the project's folder, to which a build stopped by the content writes its
 * faults, for the commands that started it: a list of `ContentFault` as JSON. A new build removes
 * the previous build's file.
 */
export const contentFaultsFile = '.local/content-faults.json';

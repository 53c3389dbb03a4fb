/**
 * Where a build that the content stopped writes its faults, for the commands that started it: a list of `ContentFault` as JSON, below the project's
 * folder. A build that begins removes the file of the one before.
 */
export const contentFaultsFile = '.local/content-faults.json';

/*
 * What the build writes into the worker (`src/build/offline/write-service-worker.ts`): its own id,
 * and the files that every kept page may need.
 */
declare const knurlBuild: string;
declare const knurlFiles: readonly string[];
declare const knurlPages: readonly string[];

export const ownBuildId = knurlBuild;
/** Scripts, styles, fonts and data: whatever a session may load later. */
export const ownBuildFilesForKeptPages: readonly string[] = knurlFiles;
export const alwaysKeptPages: readonly string[] = knurlPages;

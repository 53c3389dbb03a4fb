/** The page on which editors write plans. Only a preview and a local site have this page. */
export const editorPath = '/editor/';

/** The file beside that page, with the notation of the public plans. */
export const editorPublicPlansFilePath = '/editor/plans.json';

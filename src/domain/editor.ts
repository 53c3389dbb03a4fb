/** What the token of an editor has in its claim `permissions`. It opens the preview and `/editor/`. */
export const editorPermission = 'edit:content';

/** Where editors write plans. Only a preview and a site on this machine have this page. */
export const editorPath = '/editor/';

/** The file beside that page with the notation of the public plans. */
export const editorPlansPath = '/editor/plans.json';

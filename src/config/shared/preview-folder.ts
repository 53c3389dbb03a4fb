/**
 * The folder, relative to the top of the project, in which a preview build leaves its pages
 * (`files/`) and the gate's data (`site.json`). `netlify/preview/netlify.toml` packs it with the
 * gate, and it is never published.
 */
export const previewFolder = 'preview-site';

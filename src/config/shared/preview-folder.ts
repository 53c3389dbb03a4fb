/**
 * The folder, below the top of the project, in which the build of a preview leaves its pages (`files/`) and what the gate has to know of
 * them (`site.json`). `netlify/preview/netlify.toml` packs it with the gate, and nothing publishes it.
 */
export const previewFolder = 'preview-site';

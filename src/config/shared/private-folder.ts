/**
 * The folder, relative to the top of the project, in which the build writes the files that only functions may read. It is not below
 * `public/`. `netlify.toml` packs it with the functions (`included_files`), which find it in their working directory.
 */
export const privateFolder = 'private';

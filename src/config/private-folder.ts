/**
 * Where the build writes what only functions may read, below the top of the project. It is outside `public/`, and
 * `included_files` in `netlify.toml` packs it with the functions, which find it below their working folder.
 */
export const privateFolder = 'private';

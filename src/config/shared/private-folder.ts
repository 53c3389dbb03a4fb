/**
 * The folder, relative to the top of the project, in which the build writes the files that only
 * functions may read. It is not below `public/`. `netlify.toml` says which of them each function
 * gets (`included_files`); it finds them below its working directory.
 */
export const privateFolder = 'private';

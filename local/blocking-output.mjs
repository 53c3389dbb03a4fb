// Makes output to a pipe synchronous. Otherwise a program that exits at once, as Gatsby does after
// an error, loses its last lines, such as the list of content errors. Node has no documented way to
// do this.
for (const stream of [process.stdout, process.stderr]) {
  const handle = Reflect.get(stream, '_handle');
  if (typeof handle?.setBlocking === 'function') handle.setBlocking(true);
}

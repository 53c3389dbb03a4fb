// What a program prints into a pipe arrives later. One that ends itself at once, as Gatsby does after an error, would lose its last
// lines: the list of the content errors among them. So it waits for its reader. Node has no documented way to say this.
for (const stream of [process.stdout, process.stderr]) {
  const handle = Reflect.get(stream, '_handle');
  if (typeof handle?.setBlocking === 'function') handle.setBlocking(true);
}

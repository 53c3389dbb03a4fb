/** What follows `base` and its slash in a request's path; empty at `base` itself. */
export const addressBelow = (base: string, request: Request): string =>
  new URL(request.url).pathname.slice(base.length + 1);

/** The part of a request's path after `base` and its slash; empty at `base` itself. */
export const pathBelowBaseOrBlankAtBase = (base: string, request: Request): string =>
  new URL(request.url).pathname.slice(base.length + 1);

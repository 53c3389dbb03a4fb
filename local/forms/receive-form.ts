import type { HostedForm } from './find-forms.ts';

/** Keeps a message that somebody sent. */
export type KeepMessage = (form: string, fields: readonly (readonly [string, string])[]) => void;

const mostBytes = 1024 * 1024;
const formTypes = ['application/x-www-form-urlencoded', 'multipart/form-data'];
const ofTheHost = new Set(['form-name']);

/** True for a request that a form has sent. */
export const isFormPost = (request: Request): boolean =>
  request.method === 'POST' &&
  formTypes.includes((request.headers.get('content-type') ?? '').split(';')[0]?.trim() ?? '');

const refuse = (status: number, sentence: string): Response =>
  new Response(`${sentence}\n`, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });

/**
 * Takes a form as the host does: it keeps the fields that the form has in the built page, and leads to the page that
 * the form was sent to. A filled honeypot looks the same and keeps nothing. A form that was in no built page is 404.
 */
export const receiveForm = async (
  request: Request,
  formNamed: (name: string) => HostedForm | undefined,
  keep: KeepMessage,
): Promise<Response> => {
  if (Number(request.headers.get('content-length') ?? Infinity) > mostBytes) {
    return refuse(413, 'That is more than the form handler takes.');
  }
  let data: FormData;
  try {
    data = await request.formData();
  } catch {
    return refuse(400, 'That is no form.');
  }
  const form = formNamed(String(data.get('form-name') ?? ''));
  if (form === undefined) return refuse(404, 'There is no such form.');
  const thanks = new Response(null, {
    status: 303,
    headers: { location: new URL(request.url).pathname },
  });
  if (form.honeypot !== undefined && data.get(form.honeypot)) return thanks;
  const fields = [...data].flatMap(([name, value]): (readonly [string, string])[] =>
    typeof value !== 'string' ||
    form.fields?.has(name) === false ||
    ofTheHost.has(name) ||
    name === form.honeypot
      ? []
      : [[name, value]],
  );
  keep(form.name, fields);
  return thanks;
};

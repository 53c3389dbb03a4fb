import { randomBytes } from 'node:crypto';
import type { HostedForm } from './find-forms.ts';
import type { Submission } from './submission.ts';

// What the host accepts. The function for the event decides whether a message is valid.
const maxBytes = 8 * 1024 * 1024;
const formTypes = ['application/x-www-form-urlencoded', 'multipart/form-data'];
// Tells the host which form it is; not part of the message.
const formNameField = 'form-name';

/** True for a request that submits a form. */
export const isFormPost = (request: Request): boolean =>
  request.method === 'POST' &&
  formTypes.includes((request.headers.get('content-type') ?? '').split(';')[0]?.trim() ?? '');

const refuse = (status: number, sentence: string): Response =>
  new Response(`${sentence}\n`, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });

/**
 * Handles a submitted form as the host does: stores the fields that the form has in the built page,
 * and redirects to the page that the form was posted to. If the honeypot is filled in, the response
 * is the same but nothing is stored. Answers 404 for a form that no built page has.
 */
export const receiveForm = async (
  request: Request,
  formNamed: (name: string) => HostedForm | undefined,
  callerAddress: string,
  store: (submission: Submission) => void,
): Promise<Response> => {
  if (Number(request.headers.get('content-length') ?? Infinity) > maxBytes) {
    return refuse(413, 'That is more than the form handler takes.');
  }
  let data: FormData;
  try {
    data = await request.formData();
  } catch {
    return refuse(400, 'That is no form.');
  }
  const form = formNamed(String(data.get(formNameField) ?? ''));
  if (form === undefined) return refuse(404, 'There is no such form.');
  const redirect = new Response(null, {
    status: 303,
    headers: { location: new URL(request.url).pathname },
  });
  if (form.honeypot !== undefined && data.get(form.honeypot)) return redirect;
  const fields = [...data].flatMap(([name, value]): (readonly [string, string])[] =>
    typeof value !== 'string' ||
    form.fields?.has(name) === false ||
    name === formNameField ||
    name === form.honeypot
      ? []
      : [[name, value]],
  );
  store({
    id: randomBytes(12).toString('hex'),
    form: form.name,
    fields,
    callerAddress,
    userAgent: request.headers.get('user-agent') ?? '',
    referrer: request.headers.get('referer') ?? '',
    at: new Date(),
  });
  return redirect;
};

import * as v from 'valibot';

const Fault = v.looseObject({
  name: v.optional(v.string(), ''),
  message: v.optional(v.string(), ''),
  data: v.optional(v.looseObject({ message: v.optional(v.string()) })),
});

// contentful-import collects all errors and throws them at the end, each with Contentful's
// response. What is wrong with the import itself (an option, a file it can't write) it throws as it
// is.
const Faults = v.looseObject({ errors: v.array(v.unknown()) });
const LoggedFault = v.looseObject({ error: Fault });

// An SDK error's message is JSON: what Contentful said, and the whole request, with its headers.
const SdkMessage = v.pipe(
  v.string(),
  v.parseJson(),
  v.looseObject({ message: v.optional(v.string(), '') }),
);

const wordsOf = ({ name, message, data }: v.InferOutput<typeof Fault>): string => {
  if (data?.message !== undefined) return data.message;
  if (!message.startsWith('{')) return message || name;
  const told = v.safeParse(SdkMessage, message);
  return [name, told.success ? told.output.message : ''].filter(Boolean).join(': ');
};

/** Why an import failed, by the first of its errors that says something, without a full stop. */
export const importFailureReason = (error: unknown): string => {
  const many = v.safeParse(Faults, error);
  // Each is read by itself: one that has another form would otherwise hide the words of all.
  const faults = (many.success ? many.output.errors : [{ error }]).flatMap((one) => {
    const logged = v.safeParse(LoggedFault, one);
    return logged.success ? [logged.output.error] : [];
  });
  const words = faults.map(wordsOf).find((one) => one !== '');
  return (words ?? 'Contentful gave no reason').replace(/\.$/, '');
};

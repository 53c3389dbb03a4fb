import * as v from 'valibot';

const Fault = v.looseObject({
  name: v.optional(v.string(), ''),
  message: v.optional(v.string(), ''),
  data: v.optional(v.looseObject({ message: v.optional(v.string()) })),
});

// contentful-import collects all errors and throws them at the end, each with Contentful's response.
const Faults = v.looseObject({ errors: v.array(v.looseObject({ error: v.optional(Fault) })) });

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
export const firstFault = (error: unknown): string => {
  const parsed = v.safeParse(Faults, error);
  const words = (parsed.success ? parsed.output.errors : []).flatMap(({ error: fault }) =>
    fault === undefined ? [] : [wordsOf(fault)],
  );
  return (words.find((one) => one !== '') ?? 'Contentful gave no reason').replace(/\.$/, '');
};

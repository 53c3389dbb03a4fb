import * as v from 'valibot';

const fieldSchema = v.looseObject({
  id: v.string(),
  name: v.string(),
  type: v.string(),
  linkType: v.optional(v.string()),
  items: v.optional(v.looseObject({ type: v.string(), linkType: v.optional(v.string()) })),
});

const contentTypeFileSchema = v.looseObject({
  sys: v.looseObject({ id: v.string() }),
  name: v.string(),
  description: v.optional(v.string()),
  displayField: v.optional(v.string()),
  fields: v.array(fieldSchema),
  controls: v.optional(
    v.array(v.looseObject({ fieldId: v.string(), widgetId: v.optional(v.string()) })),
  ),
});

/** A field of a content type; keys that this code does not use are passed on unchanged. */
export type ContentTypeField = v.InferOutput<typeof fieldSchema>;

/** A content type and its editor controls, from one file in `content/content-types/`. */
export type StarterContentType = {
  id: string;
  name: string;
  description: string | undefined;
  displayField: string | undefined;
  fields: ContentTypeField[];
  controls: { fieldId: string; widgetId?: string | undefined; [key: string]: unknown }[];
};

/** Parses a content type file; throws an Error that says what to correct. */
export function parseContentType(text: string, expectedId: string): StarterContentType {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    throw new Error(`this is not JSON (${messageOf(error)}). Correct it.`);
  }
  const parsed = v.safeParse(contentTypeFileSchema, json);
  if (!parsed.success) {
    const issue = parsed.issues[0];
    throw new Error(`\`${v.getDotPath(issue) ?? '(file)'}\` is wrong: ${issue.message}`);
  }
  const { sys, name, description, displayField, fields, controls } = parsed.output;
  if (sys.id !== expectedId) {
    throw new Error(`sys.id is "${sys.id}"; make it "${expectedId}" or rename the file.`);
  }
  return { id: sys.id, name, description, displayField, fields, controls: controls ?? [] };
}

/** The long text field that gets the body of an entry file, if the type has one. */
export function findBodyField(contentType: StarterContentType): ContentTypeField | undefined {
  const texts = contentType.fields.filter((field) => field.type === 'Text');
  return texts.find((field) => field.id === 'body' || field.id === 'content') ?? texts[0];
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

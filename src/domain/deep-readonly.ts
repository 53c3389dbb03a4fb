/**
 * The type with every property, list and tuple in it readonly: the output of a schema, as the code
 * passes it on.
 */
export type DeepReadonly<Type> = Type extends object
  ? { readonly [Key in keyof Type]: DeepReadonly<Type[Key]> }
  : Type;

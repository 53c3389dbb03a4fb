/** The type with every property, list and tuple in it readonly: what a schema gives, as our rooms pass it on. */
export type DeepReadonly<Type> = Type extends object
  ? { readonly [Key in keyof Type]: DeepReadonly<Type[Key]> }
  : Type;

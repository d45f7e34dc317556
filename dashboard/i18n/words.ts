import type { en } from './en.js';

/** The shape of a language: the keys of English; plurals may have more forms. */
export type Words = Shape<typeof en>;

type Shape<T> = {
  [Key in keyof T]: T[Key] extends string ? string : Shape<T[Key]>;
} & { [Key in keyof T & string as Plural<Key>]?: string };

type Plural<Key extends string> = Key extends `${infer Name}_other` ? `${Name}_two` : never;

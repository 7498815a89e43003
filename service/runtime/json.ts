/** What JSON can hold. */

/** A value that is the same after a round trip through JSON text; an undefined field is one that is missing. */
export type Json =
  | null
  | boolean
  | number
  | string
  | readonly Json[]
  | { readonly [key: string]: Json | undefined }

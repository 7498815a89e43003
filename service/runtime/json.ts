/** A JSON value: unchanged by a round trip through JSON text. An undefined field counts as missing. */
export type Json =
  | null
  | boolean
  | number
  | string
  | readonly Json[]
  | { readonly [key: string]: Json | undefined }

/** The only way to declare object codecs. */
import * as t from 'io-ts'

/** An object codec with required and optional fields; unknown keys are dropped on decode and on encode. */
export const record = <R extends t.Props, O extends t.Props = Record<never, never>>(
  required: R,
  optional?: O,
  name = 'record',
) => t.exact(t.intersection([t.type(required, name), t.partial(optional ?? ({} as O), name)], name), name)

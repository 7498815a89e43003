/** Values that a field offers, with how they read. Pure. */

type Option<Value extends string> = { readonly value: Value; readonly label: string }

/** The values in their order. */
export const optionsOf = <Value extends string>(
  values: readonly Value[],
  labels: Readonly<Record<Value, string>>,
): readonly Option<Value>[] => values.map((value) => ({ value, label: labels[value] }))

/** The same, after a choice that chooses nothing. */
export const orNone = <Value extends string>(
  options: readonly Option<Value>[],
  none: string,
): readonly Option<Value | ''>[] => [{ value: '', label: none }, ...options]

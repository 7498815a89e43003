/** Options of select fields. Pure. */

type Option<Value extends string> = { readonly value: Value; readonly label: string }

/** Options in the order of the values. */
export const optionsOf = <Value extends string>(
  values: readonly Value[],
  labels: Readonly<Record<Value, string>>,
): readonly Option<Value>[] => values.map((value) => ({ value, label: labels[value] }))

/** The same, preceded by an option for no choice. */
export const orNone = <Value extends string>(
  options: readonly Option<Value>[],
  none: string,
): readonly Option<Value | ''>[] => [{ value: '', label: none }, ...options]

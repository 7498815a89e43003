/** Fields of a record that a file may leave empty. */

/** A record whose fields are set one by one. */
export type Mutable<A> = { -readonly [K in keyof A]: A[K] }

/** Sets a field unless its value is undefined. */
export const put = <A extends object, K extends keyof A>(
  target: A,
  key: K,
  value: A[K] | undefined,
): void => {
  if (value !== undefined) target[key] = value
}

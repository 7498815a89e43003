/** Statements of one transaction that were sent without waiting for each other. */

/**
 * Their answers; fails with the first failure in the order of sending. A later statement only says that the transaction is
 * aborted, and may be heard of first, since more is awaited of the one before it.
 */
export const sentTogether = async <A extends readonly unknown[] | []>(
  sent: A,
): Promise<{ -readonly [at in keyof A]: Awaited<A[at]> }> => {
  await Promise.allSettled(sent)
  return Promise.all(sent)
}

/** What a failure of the database means: to those who have sent something, and to the caller. */
import type { Problem } from '#schema/core/problem'

const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : ''

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : '')

// Too many connections (53300) is a server that lets nobody in: as good as away.
const awayCodes = /^(08|28P01|57P|3D|53300|25P03)/
const awaySystemCodes =
  /^(ECONNREFUSED|ECONNRESET|ECONNABORTED|ETIMEDOUT|ENOTFOUND|EPIPE|EHOSTUNREACH|ENETUNREACH|EAI_AGAIN)$/
const awayMessages =
  /Connection terminated|connection error|Cannot use a pool after|timeout exceeded when trying to connect|Query read timeout/

/**
 * True where the database could not be reached, went away, answers nothing or lets us in no longer: what was sent may or
 * may not have been committed.
 */
export const isDatabaseAway = (error: unknown): boolean =>
  awayCodes.test(codeOf(error)) || awaySystemCodes.test(codeOf(error)) || awayMessages.test(messageOf(error))

/** True where the disk of the database, or our own, has no room. */
export const isFull = (error: unknown): boolean => /^(53100|ENOSPC|EDQUOT)$/.test(codeOf(error))

/** Short of memory or connections, a lock or a statement that took too long, or two that waited for each other. */
const isStrained = (error: unknown): boolean => /^(53|55P03|57014|40001|40P01)/.test(codeOf(error))

/** True where whatever else is sent now would fail in the same way, or wait as long: nothing is tried again piece by piece. */
export const failsAll = (error: unknown): boolean =>
  isDatabaseAway(error) || isFull(error) || /^(53|55P03|57014)/.test(codeOf(error))

/** What the caller is told; undefined where the fault is not the database's. */
export const problemOfDatabase = (error: unknown): Problem | undefined => {
  if (isFull(error))
    return {
      kind: 'full',
      code: 'full',
      detail:
        'The disk that holds the records is full, so nothing was recorded. Everything can still be read. The operator of this service needs to free up space.',
    }
  if (isDatabaseAway(error))
    return {
      kind: 'unavailable',
      code: 'unavailable',
      detail: 'The records cannot be reached right now. Try again in a moment.',
      retryAfter: 2,
    }
  if (isStrained(error))
    return {
      kind: 'busy',
      code: 'busy',
      detail: 'The records are too busy to answer right now. Nothing was recorded; try again in a moment.',
      retryAfter: 2,
    }
  return undefined
}

/** Classifies database errors, for retries and for the answer to the caller. */
import type { Problem } from '#schema/core/problem'

const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : ''

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : '')

// Too many connections (53300) counts as away: nobody gets in. A server that only reads (25006) leads no longer, or not yet.
const awayCodes = /^(08|28P01|57P|3D|53300|25P03|25006)/
const awaySystemCodes =
  /^(ECONNREFUSED|ECONNRESET|ECONNABORTED|ETIMEDOUT|ENOTFOUND|EPIPE|EHOSTUNREACH|ENETUNREACH|EAI_AGAIN)$/
const awayMessages =
  /Connection terminated|connection error|Cannot use a pool after|timeout exceeded when trying to connect|timeout expired|Query read timeout/

/** True if the database is unreachable, silent or refuses connections. A statement that was sent may have been committed. */
export const isDatabaseUnavailable = (error: unknown): boolean =>
  awayCodes.test(codeOf(error)) || awaySystemCodes.test(codeOf(error)) || awayMessages.test(messageOf(error))

/** True if the database's disk, or our own, is full. */
export const isDiskFull = (error: unknown): boolean => /^(53100|ENOSPC|EDQUOT)$/.test(codeOf(error))

/** Out of memory or connections, lock or statement timeout, serialisation failure, deadlock. */
const isStrained = (error: unknown): boolean => /^(53|55P03|57014|40001|40P01)/.test(codeOf(error))

/** True if any other statement would fail, or wait as long, so that retrying items one by one is pointless. */
export const failsAll = (error: unknown): boolean =>
  isDatabaseUnavailable(error) || isDiskFull(error) || /^(53|55P03|57014)/.test(codeOf(error))

const fullSentences = {
  change: 'so nothing was recorded. Everything in the present can still be read.',
  read: 'and this needs some of its space to be read. Nothing is lost.',
  asOf: 'so an earlier moment cannot be opened. The present can still be read, and nothing is lost.',
} as const

/** What a full disk prevented; `asOf` is reading an earlier moment, whose rows are collected on disk. */
export type Prevented = keyof typeof fullSentences

/** The problem of a full disk. */
export const diskFull = (prevented: Prevented): Problem => ({
  kind: 'full',
  code: 'full',
  detail: `The disk that holds the records is full, ${fullSentences[prevented]} The operator of this service needs to free up space.`,
})

/** True if the workspace was dropped while the call was under way (migrations 390 and 510); its session is gone with it. */
const isDropped = (error: unknown): boolean => codeOf(error) === '23001'

/** The problem to answer with; undefined if the error does not come from the database. */
export const problemOfDatabase = (error: unknown, prevented: Prevented = 'change'): Problem | undefined => {
  if (isDiskFull(error)) return diskFull(prevented)
  if (isDropped(error))
    return {
      kind: 'unauthenticated',
      code: 'session/required',
      detail:
        'This business was removed while the call was under way. Nothing was recorded. Sign in and try again.',
    }
  if (isDatabaseUnavailable(error))
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

/** Background work in rounds, one after another. */

/**
 * Runs `round` now (or `isLater`, first after a pause) and then every `everyMs`, never two at once. A round that fails is over; the
 * next one catches up, so `round` reports what somebody should know. The returned function stops it, and resolves after the
 * current round.
 */
export const scheduleRounds = (
  everyMs: number,
  round: (isEnded: () => boolean) => Promise<unknown>,
  isLater = false,
): (() => Promise<unknown>) => {
  let isEnded = false
  const next = async (): Promise<void> => {
    if (isEnded) return
    await round(() => isEnded).catch(() => {})
  }
  let running = isLater ? Promise.resolve() : next()
  const timer = setInterval(() => {
    running = running.then(next)
  }, everyMs).unref()
  return () => {
    isEnded = true
    clearInterval(timer)
    return running
  }
}

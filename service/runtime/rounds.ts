/** Background work in rounds, one after another. */

/**
 * Runs `round` now (after a pause if `isLater`) and then every `everyMs`, never two at once. After a failure,
 * the next round catches up, so `round` itself must report important errors. The returned function stops it,
 * and resolves after the current round.
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

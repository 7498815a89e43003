/** When a tooltip shows: after a moment of rest, and at once right after another one. */

/** How long a pointer rests before words show, and how long after some went the next show at once; ms. */
const hoverDelay = 700
const skipDelay = 300

let goneAt = Number.NEGATIVE_INFINITY

/** Milliseconds that a pointer has to rest now. */
export const delayNow = (): number => (performance.now() - goneAt < skipDelay ? 0 : hoverDelay)

/** Words that were shown have gone. */
export const wordsGone = (): void => {
  goneAt = performance.now()
}

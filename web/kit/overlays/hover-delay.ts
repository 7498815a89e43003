/** Delay of tooltips: a pause at first, none shortly after another tooltip. */

/** Milliseconds of hovering before a tooltip shows, and for how long after one the next shows at once. */
const hoverDelay = 700
const skipDelay = 300

let hiddenAt = Number.NEGATIVE_INFINITY

/** Milliseconds to wait before showing a tooltip now. */
export const tooltipDelay = (): number => (performance.now() - hiddenAt < skipDelay ? 0 : hoverDelay)

/** Call when a tooltip was hidden. */
export const tooltipHidden = (): void => {
  hiddenAt = performance.now()
}

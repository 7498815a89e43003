/** Prefetches the application on hover, focus or touch of a sign-in link. */

const intentEvents = ['pointerover', 'focusin', 'touchstart'] as const

/** Calls `load` once, on the first pointer, focus or touch on a link to the login or a sign-in button. */
export const prefetchApplication = (load: () => Promise<unknown>): void => {
  const stop = new AbortController()
  const onIntent = ({ target }: Event) => {
    if (!(target instanceof Element) || target.closest('a[href^="/login"], [data-sign-in]') === null) return
    stop.abort()
    // If this fails, the click loads it again.
    load().catch(() => undefined)
  }
  for (const name of intentEvents)
    document.addEventListener(name, onIntent, { passive: true, signal: stop.signal })
}

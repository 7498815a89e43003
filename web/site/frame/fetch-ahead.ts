/** Fetches the application while somebody reaches for the way in, and not before. */

const reaching = ['pointerover', 'focusin', 'touchstart'] as const

/** Calls `load` once, as soon as a pointer, the focus or a finger is on a link to the login, or on a way to sign in. */
export const fetchAhead = (load: () => Promise<unknown>): void => {
  const stop = new AbortController()
  const look = ({ target }: Event) => {
    if (!(target instanceof Element) || target.closest('a[href^="/login"], [data-sign-in]') === null) return
    stop.abort()
    // Where it cannot be had now, it is fetched again when it is needed.
    load().catch(() => undefined)
  }
  for (const name of reaching) document.addEventListener(name, look, { passive: true, signal: stop.signal })
}

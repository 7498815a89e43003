/** Light, dark or the system's theme; stored in this browser. `public/theme.js` applies it before the first paint. */

export type Theme = 'light' | 'dark' | 'system'

/** Local storage key; `public/theme.js` reads the same one. */
const themeKey = 'theme'
/** Blueprint's class, on the body so that overlays inherit it. */
const darkClass = 'bp6-dark'

const systemIsDark = (): MediaQueryList => window.matchMedia('(prefers-color-scheme: dark)')

/** Matches while the page is laid out for printing, however it was started. */
const paper = (): MediaQueryList => window.matchMedia('print')

/** The stored choice, or `system`. */
export const storedTheme = (): Theme => {
  const stored = window.localStorage.getItem(themeKey)
  return stored === 'light' || stored === 'dark' ? stored : 'system'
}

const show = (theme: Theme): void => {
  const isDark = theme === 'dark' || (theme === 'system' && systemIsDark().matches)
  // Paper is always light.
  document.body.classList.toggle(darkClass, isDark && !paper().matches)
}

/** Applies and stores a theme. */
export const applyTheme = (theme: Theme): void => {
  if (theme === 'system') window.localStorage.removeItem(themeKey)
  else window.localStorage.setItem(themeKey, theme)
  show(theme)
}

/** Follows the system setting while chosen, and other tabs; returns a function that stops it. */
export const followTheme = (): (() => void) => {
  const [system, print] = [systemIsDark(), paper()]
  const showStored = () => show(storedTheme())
  system.addEventListener('change', showStored)
  print.addEventListener('change', showStored)
  window.addEventListener('storage', showStored)
  // `beforeprint` comes before the media changes, while charts can still redraw. They listen after this handler.
  const showLight = () => document.body.classList.remove(darkClass)
  window.addEventListener('beforeprint', showLight, { capture: true })
  window.addEventListener('afterprint', showStored, { capture: true })
  return () => {
    window.removeEventListener('beforeprint', showLight, { capture: true })
    window.removeEventListener('afterprint', showStored, { capture: true })
    print.removeEventListener('change', showStored)
    system.removeEventListener('change', showStored)
    window.removeEventListener('storage', showStored)
  }
}

/** True while the page is dark. */
export const isDarkShown = (): boolean => document.body.classList.contains(darkClass)

/** Calls back whenever the visible theme changes; returns a function that stops it. */
export const watchShownTheme = (onChange: () => void): (() => void) => {
  const observer = new MutationObserver(onChange)
  observer.observe(document.body, { attributes: true, attributeFilter: ['class'] })
  return () => observer.disconnect()
}

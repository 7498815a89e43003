/** Light, dark, or what the system says; kept in this browser. `public/theme.js` applies it before the first paint. */

/** The choice of a person. */
export type Theme = 'light' | 'dark' | 'system'

/** Local storage key of the choice; `public/theme.js` reads the same one. */
const themeKey = 'theme'
/** Blueprint's own class, on the body so that what floats inherits it. */
const darkClass = 'bp6-dark'

const systemIsDark = (): MediaQueryList => window.matchMedia('(prefers-color-scheme: dark)')

/** What a browser lays out for paper, whoever asked for it. */
const paper = (): MediaQueryList => window.matchMedia('print')

/** The stored choice, or `system`. */
export const storedTheme = (): Theme => {
  const stored = window.localStorage.getItem(themeKey)
  return stored === 'light' || stored === 'dark' ? stored : 'system'
}

const show = (theme: Theme): void => {
  const isDark = theme === 'dark' || (theme === 'system' && systemIsDark().matches)
  // Paper is light.
  document.body.classList.toggle(darkClass, isDark && !paper().matches)
}

/** Shows a theme and keeps it. */
export const applyTheme = (theme: Theme): void => {
  if (theme === 'system') window.localStorage.removeItem(themeKey)
  else window.localStorage.setItem(themeKey, theme)
  show(theme)
}

/** Follows the system while that is the choice, and other tabs; returns how to stop. */
export const followTheme = (): (() => void) => {
  const [system, print] = [systemIsDark(), paper()]
  const showStored = () => show(storedTheme())
  system.addEventListener('change', showStored)
  print.addEventListener('change', showStored)
  window.addEventListener('storage', showStored)
  // Before the media is print, there is time to draw. Whoever else prepares for it (charts) listens after this one.
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

/** True while the page is shown in dark. */
export const isDarkShown = (): boolean => document.body.classList.contains(darkClass)

/** Tells whenever the page is shown in the other theme; returns how to stop. */
export const watchShownTheme = (tell: () => void): (() => void) => {
  const observer = new MutationObserver(tell)
  observer.observe(document.body, { attributes: true, attributeFilter: ['class'] })
  return () => observer.disconnect()
}

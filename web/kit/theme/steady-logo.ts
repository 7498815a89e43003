/** Setting that keeps the logo in one colour: stored in this browser, applied before the first paint by `public/theme.js`. */

/** Local storage key; `public/theme.js` reads the same one. */
const stillLogoKey = 'stillLogo'

/** The stored choice; by default the logo cycles its colours. */
export const isLogoSteady = (): boolean => window.localStorage.getItem(stillLogoKey) !== null

/** Stops the colour change for good, or allows it again. */
export const setLogoSteady = (isStill: boolean): void => {
  if (isStill) window.localStorage.setItem(stillLogoKey, 'yes')
  else window.localStorage.removeItem(stillLogoKey)
  document.documentElement.toggleAttribute('data-still-logo', isStill)
}

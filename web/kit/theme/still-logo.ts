/** Whether the mark keeps its colour: kept in this browser, and applied before the first paint by `public/theme.js`. */

/** Local storage key of the choice; `public/theme.js` reads the same one. */
const stillLogoKey = 'stillLogo'

/** The last choice; without one the logo cycles its colours. */
export const isLogoStill = (): boolean => window.localStorage.getItem(stillLogoKey) !== null

/** Stops the change of colour for good, or lets it go on. */
export const keepLogoStill = (isStill: boolean): void => {
  if (isStill) window.localStorage.setItem(stillLogoKey, 'yes')
  else window.localStorage.removeItem(stillLogoKey)
  document.documentElement.toggleAttribute('data-still-logo', isStill)
}

/** Pushes analytics events to the page's data layer, unless the browser asks not to be tracked (decision 35). */

/** Where a request for early access was opened: the specified values, plus the same pattern for the other pages. */
export type EarlyAccessSource =
  | 'nav_scroll'
  | 'hero'
  | 'nav_contact'
  | 'nav_about'
  | 'cta_about'
  | 'nav_insights'
  | 'nav_press'
  | 'nav_careers'
  | 'nav_use_cases'
  | 'cta_use_cases'
  | 'nav_help'
  | 'nav_privacy'
  | 'nav_terms'
  | 'nav_security'

/** Analytics events with their details. */
export type SiteEvents = {
  readonly early_access_click: { readonly category: 'conversion'; readonly source: EarlyAccessSource }
  readonly homepage_cta_click: { readonly category: 'engagement'; readonly source: 'main_cta' }
  readonly industry_click: { readonly category: 'navigation'; readonly industry: string }
}

declare global {
  interface Window {
    dataLayer?: object[]
  }
  interface Navigator {
    /** Global Privacy Control; missing in some browsers. */
    readonly globalPrivacyControl?: boolean
  }
}

const isUnwanted = (): boolean =>
  window.navigator.doNotTrack === '1' || window.navigator.globalPrivacyControl === true

/** Adds an event to `window.dataLayer`. Sends nothing. */
export const track = <Name extends keyof SiteEvents>(event: Name, details: SiteEvents[Name]): void => {
  if (isUnwanted()) return
  window.dataLayer ??= []
  window.dataLayer.push({ event, ...details })
}

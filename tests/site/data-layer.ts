/** The analytics data layer of a page. */

/** Recorded events, in order. */
export const recordedEvents = (): readonly object[] => window.dataLayer ?? []

/** Lets the next link be clicked without leaving the test page. */
export const preventNavigation = (): void => {
  window.addEventListener('click', (event) => event.preventDefault(), { once: true })
}

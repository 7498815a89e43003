/** What a page has told its own data layer. */

/** In the order of the clicks. */
export const saidToDataLayer = (): readonly object[] => window.dataLayer ?? []

/** A link is clicked as a visitor clicks it, and leads nowhere: the page of the test has to stay. */
export const stayOnPage = (): void => {
  window.addEventListener('click', (event) => event.preventDefault(), { once: true })
}

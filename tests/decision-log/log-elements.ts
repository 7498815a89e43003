/** Elements of the Decision Log on the page: rows, pager and the drawer. */
import { page } from 'vitest/browser'

/** The drawer with the open event. */
export const drawer = page.getByRole('complementary', { name: 'Event' })

/** Row of the page, from 0. */
export const row = (index: number) => page.getByRole('row').nth(index + 1)

/** The button that opens a row's event. */
export const eventButton = (index: number) => row(index).getByRole('button')

/** The pager's text for a page with these entries. */
export const range = (entries: readonly { readonly position: number }[]) =>
  page
    .getByRole('navigation', { name: 'Pages of the log' })
    .getByText(`Positions ${entries[0]?.position} to ${entries.at(-1)?.position}`)

/** A value in the drawer, by its label. */
export const factIn = (name: string): string | null | undefined =>
  [...drawer.element().querySelectorAll('dt')].find((one) => one.textContent === name)?.parentElement
    ?.lastElementChild?.textContent

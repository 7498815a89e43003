/** What a test sees of the Decision Log: rows by their place, the drawer's facts, the pages. */
import { page } from 'vitest/browser'

/** The open event, beside the table. */
export const drawer = page.getByRole('complementary', { name: 'Event' })

/** The row at this place of the page, from 0. */
export const row = (index: number) => page.getByRole('row').nth(index + 1)

/** What opens that row's event. */
export const eventButton = (index: number) => row(index).getByRole('button')

/** The pager's word for a page with these entries. */
export const range = (entries: readonly { readonly position: number }[]) =>
  page
    .getByRole('navigation', { name: 'Pages of the log' })
    .getByText(`Positions ${entries[0]?.position} to ${entries.at(-1)?.position}`)

/** The value that the drawer shows beside this name. */
export const factIn = (name: string): string | null | undefined =>
  [...drawer.element().querySelectorAll('dt')].find((one) => one.textContent === name)?.parentElement
    ?.lastElementChild?.textContent

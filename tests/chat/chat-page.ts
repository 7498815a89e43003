/** Elements of the chat panel, and texts that tell its recorded replies apart. */
import { page } from 'vitest/browser'

export const log = page.getByRole('log')
export const input = page.getByRole('textbox', { name: /^Message to/ })
export const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
export const answers = () => log.getByRole('article').elements()
/** Appears only in the second half of that reply. */
export const trend = 'There is no clear trend in revenue over the last quarter: single weeks vary by more.'
export const apology = "I apologize, but I'm experiencing technical difficulties. Please try again."

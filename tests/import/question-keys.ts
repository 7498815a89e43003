/** The keys of a question about a file, which work once it has the focus. */
import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'

/** Waits for the question `name`, and presses `key`. */
export const answerByKey = async (name: string, key: string): Promise<void> => {
  const question = page.getByRole('heading', { level: 1, name })
  await expect
    .poll(() => question.query() !== null && document.activeElement?.contains(question.element()))
    .toBe(true)
  await userEvent.keyboard(key)
}

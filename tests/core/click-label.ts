/** Clicks a radio button, checkbox or switch as a pointer does: on its label, because the input is visually hidden. */
import { expect } from 'vitest'
import { type Locator, page } from 'vitest/browser'

export const clickLabel = async (control: Locator): Promise<void> => {
  await expect.element(control).toBeInTheDocument()
  const label = control.element().closest('label')
  if (label === null) throw new Error('This control has no label around it.')
  await page.elementLocator(label).click()
}

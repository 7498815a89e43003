import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { German } from '../../stories/shell/frame.stories.tsx'

it("has a close button with a label in the frame's language", async () => {
  await render(<German />)
  await page.getByRole('button', { name: /^Aktueller Fokus/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Strategischen Fokus verwalten' })
  await dialog.getByRole('button', { name: 'Schließen', exact: true }).click()
  await expect.element(dialog).not.toBeInTheDocument()
})

import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import getFocus from '../../fixtures/focus/getFocus.json'
import { InPanel } from '../../stories/focus/focus.stories.tsx'
import { clickLabel } from '../core/click-label.ts'

it('is the same form as a panel, which stays open after saving', async () => {
  await render(<InPanel />)
  const field = page.getByRole('combobox', { name: 'Primary focus' })
  await expect.element(field).toHaveValue(getFocus.body.primaryFocus)
  expect(page.getByRole('button', { name: 'Cancel' }).elements()).toHaveLength(0)
  await clickLabel(page.getByRole('group', { name: 'Timeline' }).getByRole('radio', { name: 'Year' }))
  await page.getByRole('button', { name: 'Save focus' }).click()
  await expect.element(page.getByText('The focus is saved.', { exact: true })).toBeVisible()
  await expect.element(page.getByRole('radio', { name: 'Year' })).toBeChecked()
})

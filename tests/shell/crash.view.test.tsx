/** A screen whose code could not be fetched. */
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Filled } from '../../stories/shell/crash.stories.tsx'

const heading = (name: string) => page.getByRole('heading', { level: 1, name })

it('costs that screen only: it offers another try, and the rail leads on', async () => {
  await render(<Filled />)
  await expect.element(heading('This screen could not be shown')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Load it again' })).toBeVisible()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Risk' }).click()
  await expect.element(heading('Risk')).toBeVisible()
})

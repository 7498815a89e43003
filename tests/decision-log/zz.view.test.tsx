import { it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Filled } from '../../stories/decision-log/decision-log.stories.tsx'
import { eventButton, factIn, row } from './seen-log.ts'
it('x', async () => {
  await render(<Filled />)
  await eventButton(0).click()
  await new Promise((r) => setTimeout(r, 1500))
  console.warn('before', row(0).element().textContent, factIn('By'), document.querySelector('[class*=_count]')?.textContent)
  await page.getByRole('switch', { name: 'Hide identifiers' }).click({ force: true })
  for (let i = 0; i < 4; i++) { await new Promise((r) => setTimeout(r, 1000))
  console.warn('after', row(0).element().textContent, factIn('By'), document.querySelector('[class*=_count]')?.textContent) }
})

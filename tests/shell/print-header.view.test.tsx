/** A printed screen states business, screen and date once. */
import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Filled, German } from '../../stories/shell/frame.stories.tsx'
import { show } from '../../web/messages/chosen-language.ts'

const heads = () => [...document.querySelectorAll<HTMLElement>('[data-print-head]')]
const tell = (event: 'beforeprint' | 'afterprint') => window.dispatchEvent(new Event(event))

afterEach(() => {
  tell('afterprint')
  return show('en')
})

it('names business, screen and date in print only', async () => {
  await render(<Filled />)
  await expect.element(page.getByRole('banner').getByText('Harbour & Vine Café')).toBeVisible()
  expect(heads()).toHaveLength(0)
  tell('beforeprint')
  expect(heads().map(({ textContent }) => textContent)).toEqual([
    'Harbour & Vine Café Briefs20 November 2026',
  ])
  tell('afterprint')
  await expect.poll(heads).toHaveLength(0)
})

it("uses the user's language", async () => {
  await render(<German />)
  await expect.element(page.getByRole('banner').getByText('Harbour & Vine Café')).toBeVisible()
  await expect.poll(() => document.documentElement.lang).toBe('de')
  tell('beforeprint')
  expect(heads()[0]?.lang).toBe('de')
  expect(heads()[0]?.textContent).toBe('Harbour & Vine Café Briefings20. November 2026')
})

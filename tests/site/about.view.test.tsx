import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Filled } from '../../stories/site/about.stories.tsx'
import { recordedEvents } from './data-layer.ts'

const section = (name: string) => page.getByRole('region', { name })

it('has four differences and four milestones', async () => {
  await render(<Filled />)
  await expect.element(section('Our mission')).toBeVisible()
  expect(section('What sets us apart').getByRole('article').elements()).toHaveLength(4)
  expect(section('How we got here').getByRole('article').elements()).toHaveLength(4)
})

it('has the four specified figures', async () => {
  await render(<Filled />)
  const numbers = section('Jarvin in numbers')
  await expect.element(numbers).toBeVisible()
  const said = numbers
    .getByRole('definition')
    .elements()
    .map((one) => one.textContent)
  expect(said).toEqual(['2024', '15-25', '500+', '99.9%'])
})

it('opens the request for early access, and records the source', async () => {
  await render(<Filled />)
  await page.getByRole('button', { name: 'Request Early Access' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Request Early Access' })).toBeVisible()
  expect(recordedEvents()).toEqual([
    { event: 'early_access_click', category: 'conversion', source: 'cta_about' },
  ])
})

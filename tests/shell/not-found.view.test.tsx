/** An unknown path. */
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Filled, SignedOut } from '../../stories/shell/not-found.stories.tsx'

const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name })

it('offers four links', async () => {
  await render(<Filled />)
  await expect.element(heading('Strategic Recalibration Required')).toBeVisible()
  const main = page.getByRole('main')
  for (const [name, path] of [
    ['Executive Overview', '/dashboard'],
    ['Financial Performance', '/dashboard/finance'],
    ['Strategic Planning', '/dashboard/strategic'],
    ['Risk Management', '/dashboard/risk'],
  ] as const)
    await expect.element(main.getByRole('link', { name })).toHaveAttribute('href', path)
  await main.getByRole('button', { name: 'Return to Executive Dashboard' }).click()
  await expect.element(heading(/^Good morning/)).toBeVisible()
})

it("offers Jarvin's help after a delay, once", async () => {
  await render(<Filled />)
  await expect.element(heading('Strategic Recalibration Required')).toBeVisible()
  const log = page.getByRole('log', { name: 'Messages with Agent' })
  await expect.element(log).toHaveTextContent(/^$/)
  await expect.element(log).toHaveTextContent('There is no screen at /quarterly-offsite.')
  expect(log.getByRole('article').elements()).toHaveLength(1)
})

it('requires a sign-in', async () => {
  await render(<SignedOut />)
  await expect.element(heading('Sign in')).toBeVisible()
})

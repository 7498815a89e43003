/** Ways to bring in figures, on screens without any: only for roles that can do it. */
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import * as alert from '../../stories/alert/alert.stories.tsx'
import * as risk from '../../stories/dashboards/risk.stories.tsx'
import * as sales from '../../stories/dashboards/sales.stories.tsx'
import * as digest from '../../stories/digest/digest.stories.tsx'

const ways = () =>
  [...document.querySelectorAll<HTMLElement>('#content a')].filter((link) =>
    /^\/(imports|connections)$/.test(new URL(link.getAttribute('href') ?? '', location.href).pathname),
  )

it.each([
  ['Sales & Marketing', sales.Empty, sales.EmptyAdviser, /^Hours will appear here/],
  ['Alerts', alert.Empty, alert.EmptyAdviser, /^No alerts\. They appear once/],
  ['the digest', digest.Empty, digest.EmptyAdviser, /^No week is on record yet/],
])('%s leads an owner to them, and an adviser nowhere', async (_name, OfOwner, OfAdviser, sentence) => {
  const { unmount } = await render(<OfOwner />)
  await expect.element(page.getByText(sentence).first()).toBeVisible()
  await expect.poll(() => ways().length).toBeGreaterThan(0)
  await unmount()
  await render(<OfAdviser />)
  await expect.element(page.getByText(sentence).first()).toBeVisible()
  expect(ways()).toEqual([])
})

it('the risks of one’s own business are not scored before anything is on record', async () => {
  await render(<risk.OwnEmpty />)
  const matrix = page.getByRole('region', { name: 'Risk matrix' })
  await expect.element(matrix.getByText(/^Nothing is on record yet\. Risks are scored/)).toBeVisible()
  expect(page.getByText(/Biggest risk|out of 10/).elements()).toEqual([])
  expect(ways()).toHaveLength(1)
})

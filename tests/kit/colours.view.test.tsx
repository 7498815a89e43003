/** Our colours override Blueprint's, and the user's forced colours override ours. */
import { ProgressBar, Switch } from '@blueprintjs/core'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Filled } from '../../stories/shell/frame.stories.tsx'
import '../../web/kit/theme/base.css'
import '../../web/kit/theme/blueprint.css'
import { emulateMedia } from '../core/emulate-media.ts'

const force = () => emulateMedia({ name: 'forced-colors', value: 'active' })

/** A colour as computed by the page. */
const computed = (colour: string): string => {
  const probe = document.createElement('i')
  probe.style.cssText = `forced-color-adjust: none; color: ${colour}`
  document.body.append(probe)
  const { color } = getComputedStyle(probe)
  probe.remove()
  return color
}
const backgroundOf = (selector: string) =>
  getComputedStyle(document.querySelector(selector) ?? document.body).backgroundColor

it.each(['', 'bp6-dark'])('progress bars use the brand colour (%s)', async (theme) => {
  document.body.className = theme
  await render(<ProgressBar intent="primary" />)
  expect(backgroundOf('.bp6-progress-meter')).toBe(computed('var(--brand)'))
})

it("switches and fields use the user's forced colours", async () => {
  await render(
    <>
      <Switch defaultChecked label="Weekly" />
      <input className="bp6-input" />
    </>,
  )
  const edge = () => getComputedStyle(document.querySelector('.bp6-input') ?? document.body).outlineStyle
  expect(edge()).toBe('none')
  await force()
  await expect.poll(edge).toBe('solid')
  await expect.poll(() => backgroundOf('.bp6-control-indicator')).toBe(computed('Highlight'))
})

it("the current item uses the user's forced colours", async () => {
  await render(<Filled />)
  await expect.element(page.getByRole('link', { name: 'Briefs', exact: true }).first()).toBeVisible()
  await expect.element(page.getByRole('tab', { name: 'Agent' })).toBeVisible()
  await force()
  await expect.poll(() => backgroundOf('nav [aria-current="page"]')).toBe(computed('Highlight'))
  expect(backgroundOf('[role="tab"][aria-selected="true"]')).toBe(computed('Highlight'))
  expect(backgroundOf('[role="tab"][aria-selected="false"]')).not.toBe(computed('Highlight'))
})

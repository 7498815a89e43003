/** The frame on a phone: bottom bar, chat sheet, and the More menu. */
import { afterEach, beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { replay } from '../../fixtures/core/replay.ts'
import getMe from '../../fixtures/session/getMe.json'
import { screenAnswers } from '../../stories/core/screen-answers.ts'
import { story } from '../../stories/core/story.tsx'
import { Narrow } from '../../stories/shell/frame.stories.tsx'
import { Filled as NotFound, Narrow as NotFoundNarrow } from '../../stories/shell/not-found.stories.tsx'
import { show } from '../../web/messages/chosen-language.ts'

beforeEach(async () => {
  await page.viewport(390, 844)
})

afterEach(() => show('en'))

const heading = (name: string) => page.getByRole('heading', { level: 1, name })
const sheet = () => page.getByRole('dialog', { name: 'Advisors' })

it('navigates with the bottom bar and the More menu', async () => {
  await render(<Narrow />)
  const bar = page.getByRole('navigation', { name: 'Main' })
  await expect.element(bar.getByRole('link', { name: 'Briefs' })).toHaveAttribute('aria-current', 'page')
  await bar.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Sales & Marketing' }).click()
  await expect.element(heading('Sales & Marketing')).toBeVisible()
  await expect.poll(() => page.getByRole('menu').elements().length).toBe(0)
})

it('opens the chat as a sheet that traps the focus and returns it', async () => {
  await render(<Narrow />)
  const chat = page.getByRole('button', { name: 'Chat' })
  await chat.click()
  await expect.element(sheet()).toBeVisible()
  await expect.poll(() => sheet().element().contains(document.activeElement)).toBe(true)
  await expect.element(page.getByRole('tab', { name: 'Analyst' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => sheet().elements().length).toBe(0)
  await expect.element(chat).toHaveFocus()
})

it('offers help over the lower half without taking the focus or blocking navigation', async () => {
  await render(<NotFoundNarrow />)
  await expect.element(heading('Strategic Recalibration Required')).toBeVisible()
  const before = document.activeElement
  await expect.element(sheet()).toBeVisible()
  await expect.element(sheet().getByRole('log')).toHaveTextContent('I can help you find it')
  await expect.element(page.getByRole('status').first()).toHaveTextContent('I can help you find it')
  expect(sheet().element().getBoundingClientRect().top).toBeGreaterThanOrEqual(422)
  expect(document.activeElement).toBe(before)
  await page.getByRole('link', { name: 'Executive Overview' }).click()
  await expect.element(heading('Strategic Recalibration Required')).not.toBeInTheDocument()
  await expect.poll(() => sheet().elements().length).toBe(0)
})

it('keeps what has the focus above the offer', async () => {
  await render(<NotFoundNarrow />)
  await expect.element(sheet()).toBeVisible()
  const { top } = sheet().element().getBoundingClientRect()
  for (const name of ['Strategic Planning', 'Risk Management', 'Return to Executive Dashboard']) {
    const control = page.getByRole('link', { name }).or(page.getByRole('button', { name })).element()
    if (control instanceof HTMLElement) control.focus()
    expect(document.activeElement).toBe(control)
    await expect.poll(() => control.getBoundingClientRect().bottom).toBeLessThanOrEqual(top)
  }
})

it('opens the full sheet when the user answers the offer', async () => {
  await render(<NotFoundNarrow />)
  await expect.element(sheet()).toBeVisible()
  await sheet().getByRole('textbox').click()
  await expect.element(sheet()).toHaveAttribute('aria-modal', 'true')
  await expect.poll(() => sheet().element().getBoundingClientRect().top).toBe(0)
  await expect.element(sheet().getByRole('textbox')).toHaveFocus()
  await page.getByRole('button', { name: 'Close the advisors' }).click()
  await expect.poll(() => sheet().elements().length).toBe(0)
})

it('closes the sheet on navigation', async () => {
  await render(<Narrow />)
  await page.getByRole('button', { name: 'Chat' }).click()
  await expect.element(sheet()).toBeVisible()
  const link = page.getByRole('link', { name: 'Advisories', includeHidden: true }).element()
  link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  await expect.element(heading('Advisories')).toBeVisible()
  await expect.poll(() => sheet().elements().length).toBe(0)
})

it('leaves the sheet closed after an offer on a wide screen', async () => {
  await page.viewport(1440, 900)
  await render(<NotFound />)
  await expect.element(page.getByRole('log')).toHaveTextContent('I can help you find it')
  await page.viewport(390, 844)
  await expect.element(page.getByRole('button', { name: 'More' })).toBeVisible()
  expect(sheet().elements()).toHaveLength(0)
})

it('marks the current screen under More, in the bar and in the menu', async () => {
  await render(<Narrow />)
  const more = page.getByRole('button', { name: 'More', exact: true })
  await expect.element(more).not.toHaveAttribute('aria-current')
  await more.click()
  await page.getByRole('menuitem', { name: 'Risk' }).click()
  await expect.element(heading('Risk')).toBeVisible()
  await expect.element(more).toHaveAttribute('aria-current', 'true')
  await more.click()
  await expect.element(page.getByRole('menuitem', { name: 'Risk' })).toHaveAttribute('aria-current', 'page')
})

it('has targets of 44 px: menu items and the logo', async () => {
  await render(<Narrow />)
  const mark = page.getByRole('link', { name: 'Jarvin, go to the Overview' })
  await expect.element(mark).toBeVisible()
  const { width, height } = mark.element().getBoundingClientRect()
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
  await page.getByRole('button', { name: 'Account menu' }).click()
  await expect.element(page.getByRole('menuitem', { name: 'Logout' })).toBeVisible()
  const items = document.querySelectorAll('[role^="menuitem"]')
  expect(items.length).toBeGreaterThan(5)
  for (const item of items) expect(item.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
})

it('has the disclaimer right above the bottom bar on a short screen', async () => {
  await render(<NotFoundNarrow />)
  const disclaimer = page.getByRole('contentinfo')
  await expect.element(heading('Strategic Recalibration Required')).toBeVisible()
  const bar = page.getByRole('navigation', { name: 'Main' }).element().getBoundingClientRect()
  expect(disclaimer.element().getBoundingClientRect().bottom).toBeCloseTo(bar.top, 0)
})

it('has only one navigation', async () => {
  await render(<Narrow />)
  await expect.element(heading('Briefs')).toBeVisible()
  expect(page.getByRole('navigation', { name: 'Main' }).elements()).toHaveLength(1)
  expect(page.getByRole('complementary', { name: 'Advisors' }).elements()).toHaveLength(0)
})

it.each(['es', 'fr', 'de', 'it', 'pt', 'ja', 'zh'] as const)(
  'shows navigation labels on one line at 320 px in %s',
  async (language) => {
    await page.viewport(320, 640)
    const Shown = story({ route: '/briefs', answers: [replay('getMe', getMe), ...screenAnswers], language })
    await render(<Shown />)
    await expect.poll(() => document.documentElement.lang).toBe(language)
    const names = () => [...document.querySelectorAll<HTMLElement>('nav > :is(a, button) > span')]
    await expect.poll(() => names().length).toBe(5)
    for (const name of names()) {
      expect(name.scrollWidth, `${name.textContent}`).toBeLessThanOrEqual(name.clientWidth)
      expect(name.clientHeight, `${name.textContent}`).toBeLessThan(20)
    }
  },
)

it('lets its bars scroll away if they would take half of the window', async () => {
  await page.viewport(320, 256)
  await render(<Narrow />)
  await expect.element(heading('Briefs')).toBeVisible()
  const bar = page.getByRole('banner').element()
  window.scrollTo(0, 120)
  await expect.poll(() => bar.getBoundingClientRect().bottom).toBeLessThanOrEqual(0)
  window.scrollTo(0, 0)
})

it('wraps the name of a business rather than truncate it', async () => {
  await render(<Narrow />)
  const name = page.getByRole('banner').getByText('Harbour & Vine Café')
  await expect.element(name).toBeVisible()
  await page.viewport(320, 640)
  await expect.poll(() => name.element().getBoundingClientRect().height).toBe(40)
  await page.getByRole('button', { name: 'Account menu' }).click()
  await expect.element(page.getByRole('menu').getByText('Harbour & Vine Café')).toBeVisible()
})

/** The dialogs of the Briefs screen are accessible and fit the window, even with the longest texts. */
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Filled, ListDark, LongText, Narrow } from '../../stories/brief/brief.stories.tsx'
import { Narrow as EmailsNarrow } from '../../stories/brief/email-drafts-dialog.stories.tsx'
import { axeViolations, horizontalOverflow } from '../core/page-checks.ts'
import { waitForScreen } from '../core/wait-for-screen.ts'

const stories = { Filled, ListDark, LongText, Narrow }
const names = ['Email drafts', 'Roster proposal', 'Social plan', 'Generate brief'] as const

const look = async (name: (typeof names)[number]) => {
  await page
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog).toBeVisible()
  const last = name === 'Generate brief' ? 'Generate' : 'Generate again'
  await expect.element(dialog.getByRole('button', { name: last, exact: true })).toBeVisible()
  // Collapsed parts are checked too.
  for (const folded of document.querySelectorAll<HTMLDetailsElement>('[role=dialog] details'))
    folded.open = true
}

describe.each(Object.entries(stories))('in the story %s', (_, Shown) => {
  it.each(names)('%s', async (name) => {
    // The narrowest supported width.
    const isNarrow = Shown.frame.width !== undefined
    await page.viewport(isNarrow ? 360 : 1440, isNarrow ? 780 : 900)
    await render(<Shown />)
    await waitForScreen()
    await look(name)
    expect.soft(await axeViolations('screen'), 'accessibility').toEqual([])
    expect.soft(horizontalOverflow(), 'width').toEqual([])
    await page.viewport(1440, 900)
  })
})

it('on a phone, the toast of a result covers no button of the dialog', async () => {
  await page.viewport(390, 844)
  await render(<EmailsNarrow />)
  const dialog = page.getByRole('dialog')
  const buttons = ['Generate again', 'Copy all', 'Text file', 'Done'].map((name) =>
    dialog.getByRole('button', { name, exact: true }),
  )
  for (const button of buttons) await expect.element(button).toBeVisible()
  const notice = page.getByText('Email drafts generated', { exact: true }).first()
  await expect.element(notice).toBeVisible()
  const { bottom } = notice.element().getBoundingClientRect()
  for (const button of buttons) expect(button.element().getBoundingClientRect().top).toBeGreaterThan(bottom)
  await page.viewport(1440, 900)
})

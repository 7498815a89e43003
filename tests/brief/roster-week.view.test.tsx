/** A roster covers the coming week, or another week chosen in the calendar. */
import * as t from 'io-ts'
import { HttpHandler } from 'msw'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { decodeOrThrow } from '#schema/core/decode'
import { filled, route } from '../../stories/brief/brief-answers.ts'
import { story } from '../../stories/core/story.tsx'

/** The Briefs screen, and the weeks requested so far. */
const weeksAsked = () => {
  const asked: string[] = []
  const listener = new HttpHandler('POST', /\/actions\/roster-proposal$/, async ({ request }) => {
    const { weekStart } = decodeOrThrow(
      t.type({ weekStart: t.string }),
      await request.clone().json(),
      'a request',
    )
    asked.push(weekStart)
    return undefined
  })
  return { asked, Asked: story({ route, answers: [listener, ...filled] }) }
}

it('a roster for another week is chosen by keyboard alone, with a confirmation before edits are lost', async () => {
  const { asked, Asked } = weeksAsked()
  await render(<Asked />)
  await page.getByRole('button', { name: /^Roster proposal/ }).click()
  const roster = page.getByRole('dialog', { name: 'Roster proposal', exact: true })
  const other = roster.getByRole('button', { name: 'Another week' })
  await expect.element(other).toBeVisible()
  other.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('gridcell', { name: '22' })).toHaveFocus()
  // Arrow down is one week later. Only Sundays can be chosen.
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(page.getByRole('gridcell', { name: '29' })).toHaveFocus()
  await expect.element(page.getByRole('gridcell', { name: '25' })).toBeDisabled()
  await userEvent.keyboard('{Enter}')
  await vi.waitFor(() => expect(asked).toEqual(['2026-11-22', '2026-11-29']))
  expect(roster.element().contains(document.activeElement)).toBe(true)

  await roster.getByRole('spinbutton').first().fill('3')
  await other.click()
  await userEvent.keyboard('{Escape}')
  await expect.element(roster).toBeVisible()
  await expect.element(other).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('gridcell', { name: '22' })).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.element(roster.getByText('This will replace your changes.')).toBeVisible()
  await roster.getByRole('button', { name: 'Replace my changes' }).click()
  await vi.waitFor(() => expect(asked).toHaveLength(3))
})

/** The tabs of the chat panel, by pointer and keyboard. */
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import readThread from '../../fixtures/chat/readThread.json'
import { replayAny } from '../../fixtures/core/replay.ts'
import { Empty } from '../../stories/chat/chat.stories.tsx'
import { base, onAnalyst, route, threads } from '../../stories/chat/chat-answers.ts'
import { story } from '../../stories/core/story.tsx'

const panel = page.getByRole('complementary', { name: 'Advisors' })
const tab = (name: string) => panel.getByRole('tab', { name })
const tabs = () =>
  panel
    .getByRole('tab')
    .elements()
    .map((element) => element.textContent)
const add = () => page.getByRole('button', { name: 'New tab' })

it('starts with the three advisors', async () => {
  await render(<Empty />)
  await expect.element(tab('Agent')).toHaveAttribute('aria-selected', 'true')
  expect(tabs()).toEqual(['Agent', 'Analyst', 'Advisor'])
  await tab('Advisor').click()
  await expect.element(page.getByRole('tabpanel', { name: 'Advisor' })).toBeVisible()
})

it('adds missing advisors first, then numbered chats', async () => {
  await render(<Empty />)
  await page.getByRole('button', { name: 'Close Analyst' }).click()
  await expect.poll(tabs).toEqual(['Agent', 'Advisor'])
  await add().click()
  await expect.element(tab('Analyst')).toHaveAttribute('aria-selected', 'true')
  await add().click()
  await add().click()
  await expect.poll(tabs).toEqual(['Agent', 'Advisor', 'Analyst', 'Chat 1', 'Chat 2'])
})

it('keeps each close button inside its tab, next after the current tab in focus order', async () => {
  await render(<Empty />)
  await expect.element(tab('Agent')).toBeVisible()
  const cross = page.getByRole('button', { name: 'Close Agent' })
  const place = cross.element().getBoundingClientRect()
  expect(Math.min(place.width, place.height)).toBeGreaterThanOrEqual(24)
  expect(place.right).toBeLessThanOrEqual(tab('Agent').element().getBoundingClientRect().right)
  await cross.click()
  await expect.element(tab('Analyst')).toHaveAttribute('aria-selected', 'true')
  await expect.element(tab('Analyst')).toHaveFocus()
})

it('moves with arrow keys and closes with Delete, but never the last tab', async () => {
  await render(<Empty />)
  await tab('Agent').click()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(tab('Advisor')).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(tab('Agent')).toHaveFocus()
  await userEvent.keyboard('{End}{Delete}')
  await expect.poll(tabs).toEqual(['Agent', 'Analyst'])
  await expect.element(tab('Analyst')).toHaveFocus()
  await userEvent.keyboard('{Delete}{Delete}')
  await expect.poll(tabs).toEqual(['Agent'])
  expect(page.getByRole('button', { name: /^Close/ }).elements()).toHaveLength(0)
})

it('keeps the draft of a closed tab until that chat is reopened', async () => {
  const Talked = story({
    route,
    answers: [...base, threads, replayAny('readThread', readThread)],
    before: onAnalyst,
  })
  await render(<Talked />)
  const input = page.getByRole('textbox', { name: /^Message to/ })
  await input.fill('And in winter?')
  await userEvent.click(tab('Analyst'))
  await userEvent.keyboard('{Delete}')
  await expect.poll(tabs).toEqual(['Agent', 'Advisor'])
  await expect.element(input).toHaveValue('')
  await page.getByRole('button', { name: 'Closed chats' }).click()
  await page.getByRole('menuitem', { name: /^Analyst/ }).click()
  await expect.element(tab('Analyst')).toHaveAttribute('aria-selected', 'true')
  await expect.element(input).toHaveValue('And in winter?')
})

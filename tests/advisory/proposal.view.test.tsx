/** From a brief or a reply to the form of a decision, and back. */

import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { api } from '#schema/api'
import listDecisionOwners from '../../fixtures/advisory/listDecisionOwners.empty.json'
import listDecisionsDone from '../../fixtures/advisory/listDecisions.done.json'
import listDecisions from '../../fixtures/advisory/listDecisions.json'
import readScore from '../../fixtures/advisory/readScore.json'
import listLatestBriefs from '../../fixtures/brief/listLatestBriefs.json'
import readThread from '../../fixtures/chat/readThread.json'
import { replay } from '../../fixtures/core/replay.ts'
import { Proposed } from '../../stories/advisory/decisions.stories.tsx'
import { filled, firstRoute } from '../../stories/brief/brief-answers.ts'
import { Filled as Chat } from '../../stories/chat/chat.stories.tsx'
import { anyReply, base, route as chatRoute, onAnalyst, threads } from '../../stories/chat/chat-answers.ts'
import { Choices } from '../../stories/chat/drafts.stories.tsx'
import { changed } from '../../stories/core/long-texts.ts'
import { story } from '../../stories/core/story.tsx'

const form = page.getByRole('complementary', { name: 'Write down a decision' })
const title = form.getByLabelText('What was decided?')
const decide = page.getByRole('button', { name: 'Decide this' })

/** Replies that propose something to decide on. */
const Advising = story({
  route: chatRoute,
  answers: [
    ...base,
    threads,
    replay(
      'readThread',
      changed(readThread, api.readThread.output, (turns) =>
        turns.map(({ reply, ...turn }) => ({
          ...turn,
          ...(reply ? { reply: { ...reply, proposes: true } } : {}),
        })),
      ),
    ),
    anyReply,
  ],
  before: onAnalyst,
})

const FromBrief = story({
  route: firstRoute,
  answers: () => [
    ...filled,
    replay('listDecisions', listDecisions),
    replay('listDecisions', listDecisionsDone),
    replay('readScore', readScore),
    replay('listDecisionOwners', listDecisionOwners),
  ],
})

it('takes what a brief proposes to the form, and Cancel returns to the brief', async () => {
  const soWhat = listLatestBriefs.body[0]?.soWhat ?? ''
  await render(<FromBrief />)
  await decide.click()
  await expect.element(form.getByLabelText('Why, or what it means')).toHaveValue(soWhat)
  const proposed = title.element()
  expect(proposed instanceof HTMLInputElement && soWhat.startsWith(proposed.value)).toBe(true)
  await form.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(decide).toBeVisible()
})

it('records the proposal with its origin, and Back does not propose it again', async () => {
  await render(<Proposed />)
  await expect.element(title).toHaveValue('Make returning customers one offer on Tuesdays')
  await form.getByRole('button', { name: 'Record the decision' }).click()
  await expect.element(page.getByText('Decision recorded', { exact: true })).toBeVisible()
  await expect.element(form).not.toBeInTheDocument()
  await userEvent.keyboard('{Escape}')
  await expect.element(form).not.toBeInTheDocument()
})

it('is offered by a reply that advises, and not by one that asks back', async () => {
  const advising = await render(<Advising />)
  await expect.element(decide.last()).toBeVisible()
  await advising.unmount()
  const telling = await render(<Chat />)
  await expect.element(page.getByRole('article').last()).toBeVisible()
  expect(decide.elements()).toEqual([])
  await telling.unmount()
  await render(<Choices />)
  const asking = page.getByRole('article').last()
  await expect.element(asking).toBeVisible()
  expect(asking.getByRole('button', { name: 'Decide this' }).elements()).toEqual([])
})

/** The focus button before the focus is loaded. */
import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { neverRespond, replay } from '../../fixtures/core/replay.ts'
import getMe from '../../fixtures/session/getMe.json'
import { screenAnswers } from '../../stories/core/screen-answers.ts'
import { story } from '../../stories/core/story.tsx'
import { opener } from '../focus/focus-page.ts'

it('works as a button, also while its text is loading', async () => {
  const Arriving = story({
    route: '/nudges',
    answers: [replay('getMe', getMe), neverRespond('getFocus'), ...screenAnswers],
  })
  await render(<Arriving />)
  await expect.poll(() => opener.element().querySelector('[style]')).not.toBeNull()
  const block = opener.element().querySelector('[style]')
  const { left, top, width, height } = block?.getBoundingClientRect() ?? new DOMRect()
  const pressed = document.elementFromPoint(left + width / 2, top + height / 2)
  expect(pressed).not.toBe(block)
  expect(opener.element().contains(pressed)).toBe(true)
})

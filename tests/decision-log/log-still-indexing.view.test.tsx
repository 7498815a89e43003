/** A search of a history that is still being indexed. */
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { api } from '#schema/api'
import { replay, replayAny } from '../../fixtures/core/replay.ts'
import countAudit from '../../fixtures/decision-log/countAudit.json'
import listAudit from '../../fixtures/decision-log/listAudit.json'
import getMeShown from '../../fixtures/session/getMe.shown.json'
import { changed } from '../../stories/core/long-texts.ts'
import { story } from '../../stories/core/story.tsx'
import { details } from '../../stories/decision-log/log-answers.ts'
import { row } from './log-elements.ts'

it('says how far it is, counts again, and fetches the page once all events are searched', async () => {
  const counts = (searched: number | undefined, count: number, options?: { once: boolean }) =>
    replayAny(
      'countAudit',
      changed(countAudit, api.countAudit.output, () => ({
        count,
        total: 100_000,
        ...(searched === undefined ? {} : { searched }),
      })),
      options,
    )
  const Searching = story({
    route: '/audit?q=roster',
    answers: () => [
      replay('getMe', getMeShown),
      counts(62_000, 0, { once: true }),
      counts(undefined, 25),
      replayAny(
        'listAudit',
        changed(listAudit, api.listAudit.output, () => []),
        { once: true },
      ),
      replayAny('listAudit', listAudit),
      ...details,
    ],
  })
  await render(<Searching />)
  await expect.element(page.getByText(/62,000 of 100,000 events searched/)).toBeVisible()
  await expect.element(row(0)).toBeVisible()
  await expect.element(page.getByText('25 of 100,000 match')).toBeVisible()
})

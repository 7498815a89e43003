/** Where the figures of the user's own business come from, on the screens that show them. */
import { api } from '#schema/api'
import { ConnectionId } from '#schema/connection/connection'
import { decodeOrThrow } from '#schema/core/decode'
import listAdvisoriesEmpty from '../../fixtures/advisory/listAdvisories.empty.json'
import { replay, replayAny } from '../../fixtures/core/replay.ts'
import listSources from '../../fixtures/import/listSources.json'
import getMeOwn from '../../fixtures/session/getMe.own.json'
import { changed } from '../core/long-texts.ts'
import { story } from '../core/story.tsx'
import { earlyForecasts, firstRecord, forecasts, layout, noWork, records } from './dashboard-answers.ts'

export default { title: 'Signed in/Overview/Sources of figures' }

const route = '/dashboard'
const own = [
  replay('getMe', getMeOwn),
  layout,
  noWork,
  records,
  forecasts,
  replayAny('listAdvisories', listAdvisoriesEmpty),
]

/** The newest file is twelve days old. */
export const Stale = story({ route, answers: [...own, replay('listSources', listSources)] })

export const StaleNarrow = story({
  route,
  answers: [...own, replay('listSources', listSources)],
  width: 390,
})
StaleNarrow.storyName = 'Stale 390'

/** The first week, without a week a year before. */
export const FirstWeek = story({
  route,
  answers: [
    replay('getMe', getMeOwn),
    layout,
    noWork,
    firstRecord,
    earlyForecasts,
    replayAny('listAdvisories', listAdvisoriesEmpty),
    replay('listSources', listSources),
  ],
})

/** A till whose messages could not all be read, beside a ledger. */
export const Broken = story({
  route,
  theme: 'dark',
  answers: [
    ...own,
    replayAny(
      'listSources',
      changed(listSources, api.listSources.output, (all) =>
        all.flatMap(({ file, ...one }) => [
          {
            ...one,
            state: 'broken' as const,
            ageDays: 0,
            failed: 3,
            system: { connectionId: decodeOrThrow(ConnectionId, 'c1', 'An id'), type: 'pos_orders' as const },
          },
          { ...one, ...(file ? { file } : {}), kind: 'books' as const, state: 'current' as const },
        ]),
      ),
    ),
  ],
})

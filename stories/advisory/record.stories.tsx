/** The record: how often accepted advice came true. A page of the Decision Log. */
import { api } from '#schema/api'
import readScoreEmpty from '../../fixtures/advisory/readScore.empty.json'
import readScore from '../../fixtures/advisory/readScore.json'
import { neverRespond, replay, replayAny } from '../../fixtures/core/replay.ts'
import unavailable from '../../fixtures/core/unavailable.json'
import getMe from '../../fixtures/session/getMe.json'
import { changed, longer } from '../core/long-texts.ts'
import { story } from '../core/story.tsx'

export default { title: 'Signed in/Decision Log/Track record' }

const route = '/audit?view=record'
const me = replay('getMe', getMe)
const answers = [me, replay('readScore', readScore)]

export const Filled = story({ route, answers })

/** No advice has been accepted yet. */
export const Empty = story({ route, answers: [me, replayAny('readScore', readScoreEmpty)] })

export const Loading = story({ route, answers: [me, neverRespond('readScore')] })

/** Try again works. */
export const LoadError = story({
  route,
  answers: () => [me, replayAny('readScore', unavailable, { once: true }), replay('readScore', readScore)],
})

/** Titles and amounts of maximum length. */
export const LongText = story({
  route,
  answers: [
    me,
    replayAny(
      'readScore',
      changed(readScore, api.readScore.output, (score) => ({
        ...score,
        groups: score.groups.map((group) => ({
          ...group,
          promised: (group.promised ?? 0) * 90_000,
          found: (group.found ?? 0) * -90_000,
        })),
        settled: score.settled.map((one) => ({ ...one, title: longer(one.title, 200) })),
      })),
    ),
  ],
})

export const Dark = story({ route, answers, theme: 'dark' })

export const Narrow = story({ route, answers, width: 390 })
Narrow.storyName = '390'

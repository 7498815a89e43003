import listAdvisoriesEmpty from '../../fixtures/advisory/listAdvisories.empty.json'
import listAdvisories from '../../fixtures/advisory/listAdvisories.json'
import { neverRespond, replay, replayAny } from '../../fixtures/core/replay.ts'
import unavailable from '../../fixtures/core/unavailable.json'
import findMomentEarlier from '../../fixtures/decision-log/findMoment.earlier.json'
import findMoment from '../../fixtures/decision-log/findMoment.json'
import { story } from '../core/story.tsx'
import {
  extremeRecords,
  firstRecord,
  layout,
  longNamed,
  me,
  noRecords,
  records,
} from './dashboard-answers.ts'

export default { title: 'Signed in/Overview' }

const route = '/dashboard'
const advisories = replay('listAdvisories', listAdvisories)
const moments = [replay('findMoment', findMoment), replayAny('findMoment', findMomentEarlier)]
const shipped = [me, layout, records, advisories]

/** A week with many earlier weeks. */
export const Filled = story({ route, answers: shipped })

/** A question about the first alert is in the chat input. */
export const QuestionInChat = story({ route, answers: shipped, acts: [{ press: 'Ask Advisor' }] })

/** On a phone the chat is a sheet. */
export const QuestionInChatNarrow = story({
  route,
  answers: shipped,
  acts: [{ press: 'Ask Advisor' }],
  width: 390,
})
QuestionInChatNarrow.storyName = 'Question in chat 390'

/** The first week, without a week to compare. */
export const FirstWeek = story({
  route,
  answers: [me, layout, firstRecord, advisories],
})

/** A new business without records. */
export const Empty = story({
  route,
  answers: [me, layout, noRecords, replayAny('listAdvisories', listAdvisoriesEmpty)],
})

export const Loading = story({
  route,
  answers: [me, layout, neverRespond('listKpis'), neverRespond('listAdvisories')],
})

/** The records fail to load at first; Try again works. */
export const LoadError = story({
  route,
  answers: () => [
    me,
    layout,
    replayAny('listKpis', unavailable, { once: true }),
    records,
    replayAny('listAdvisories', unavailable),
  ],
})

/** Extreme figures and a long name. */
export const LongText = story({
  route,
  answers: [longNamed, layout, extremeRecords, advisories],
})

export const SignedOut = story({ route, answers: [], signedIn: false })

/** An earlier moment, without current samples. */
export const EarlierTime = story({
  route: `${route}?asOf=${findMomentEarlier.body.moment.position}`,
  answers: [...shipped, ...moments],
})

export const Dark = story({ route, answers: shipped, theme: 'dark' })

export const Narrow = story({ route, answers: shipped, width: 390 })
Narrow.storyName = '390'

import listAdvisoriesEmpty from '../../fixtures/advisory/listAdvisories.empty.json'
import listAdvisories from '../../fixtures/advisory/listAdvisories.json'
import { neverRespond, replay, replayAny } from '../../fixtures/core/replay.ts'
import unavailable from '../../fixtures/core/unavailable.json'
import findMomentEarlier from '../../fixtures/decision-log/findMoment.earlier.json'
import findMoment from '../../fixtures/decision-log/findMoment.json'
import { story } from '../core/story.tsx'
import {
  earlyForecasts,
  earlyRecords,
  extremeForecasts,
  extremeRecords,
  firstRecord,
  forecasts,
  layout,
  longNamed,
  me,
  noForecasts,
  noRecords,
  records,
  uncounted,
  unskilledForecasts,
} from './dashboard-answers.ts'
import { watched } from './series-answers.ts'

export default { title: 'Signed in/Overview' }

const route = '/dashboard'
const advisories = replay('listAdvisories', listAdvisories)
const moments = [replay('findMoment', findMoment), replayAny('findMoment', findMomentEarlier)]
const shipped = [me, layout, records, forecasts, advisories, watched]

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
  answers: [me, layout, firstRecord, earlyForecasts, advisories],
})

/** Revenue is on record as totals of a ledger: there are figures, but no number of sales. */
export const WithoutCount = story({ route, answers: [me, layout, uncounted, forecasts, advisories, watched] })

/** Five weeks on record, so it is too early for a forecast. */
export const ForecastTooEarly = story({
  route,
  answers: [me, layout, earlyRecords, earlyForecasts, advisories],
})

/** No forecast has come closer than repeating the last week. */
export const ForecastWithoutSkill = story({
  route,
  answers: [me, layout, records, unskilledForecasts, advisories],
})

/** The forecast has not been answered. */
export const ForecastLoading = story({
  route,
  answers: [me, layout, records, neverRespond('listForecasts'), advisories],
})

/** A new business without records. */
export const Empty = story({
  route,
  answers: [me, layout, noRecords, noForecasts, replayAny('listAdvisories', listAdvisoriesEmpty)],
})

export const Loading = story({
  route,
  answers: [
    me,
    layout,
    neverRespond('listKpis'),
    neverRespond('listForecasts'),
    neverRespond('listAdvisories'),
  ],
})

/** The records fail to load at first; Try again works. */
export const LoadError = story({
  route,
  answers: () => [
    me,
    layout,
    replayAny('listKpis', unavailable, { once: true }),
    records,
    replayAny('listForecasts', unavailable, { once: true }),
    forecasts,
    replayAny('listAdvisories', unavailable),
  ],
})

/** Extreme figures and a long name. */
export const LongText = story({
  route,
  answers: [longNamed, layout, extremeRecords, extremeForecasts, advisories],
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

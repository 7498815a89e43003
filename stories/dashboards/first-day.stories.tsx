/** The Overview of one's own business, before anything is on record. */
import listAdvisoriesEmpty from '../../fixtures/advisory/listAdvisories.empty.json'
import { replay, replayAny } from '../../fixtures/core/replay.ts'
import getFocus from '../../fixtures/focus/getFocus.json'
import getFocusNone from '../../fixtures/focus/getFocus.none.json'
import listDebtors from '../../fixtures/import/listDebtors.json'
import listWorkWeeks from '../../fixtures/import/listWorkWeeks.recorded.json'
import getMeOwn from '../../fixtures/session/getMe.own.json'
import { story } from '../core/story.tsx'
import { layout, noForecasts, noRecords, noWork } from './dashboard-answers.ts'
import { noSeries, unclearSeries } from './series-answers.ts'

export default { title: 'Signed in/Overview/First day' }

const route = '/dashboard'
const around = [layout, noWork, noRecords, noForecasts, replay('listAdvisories', listAdvisoriesEmpty)]
const inside = [...around, noSeries]
const owner = replay('getMe', getMeOwn)
const answers = [owner, replayAny('getFocus', getFocusNone), ...inside]

/** Three things to do, and what each figure needs; no samples anywhere. */
export const Empty = story({ route, answers })

/** A consultancy starts with hours and invoices, and has no till. */
export const Consultancy = story({
  route,
  answers: [
    replay('getMe', { ...getMeOwn, body: { ...getMeOwn.body, businessType: 'consulting' } }),
    ...answers.slice(1),
  ],
})

/** An agency starts with its commissions. */
export const Agency = story({
  route,
  answers: [
    replay('getMe', { ...getMeOwn, body: { ...getMeOwn.body, businessType: 'realestate' } }),
    ...answers.slice(1),
  ],
})

/** A focus is set: its row stays and names it. */
export const FocusSet = story({ route, answers: [owner, replay('getFocus', getFocus), ...inside] })

/** A ledger is on record, of accounts that may or may not be income. */
export const UnclearIncome = story({
  route,
  answers: [owner, replayAny('getFocus', getFocusNone), ...around, unclearSeries],
})

/** An adviser waits for the figures. */
export const Adviser = story({
  route,
  answers: [
    replay('getMe', { ...getMeOwn, body: { ...getMeOwn.body, role: 'adviser' } }),
    ...answers.slice(1),
  ],
})

/** An auditor cannot ask anything, so no questions are suggested. */
export const Auditor = story({
  route,
  answers: [
    replay('getMe', { ...getMeOwn, body: { ...getMeOwn.body, role: 'auditor' } }),
    ...answers.slice(1),
  ],
})

const owed = replay('listDebtors', listDebtors)
const worked = replay('listWorkWeeks', listWorkWeeks)

/** A list of debtors is all that is on record. */
export const DebtorsAlone = story({ route, answers: [owed, ...answers] })

export const DebtorsAloneNarrow = story({ route, answers: [owed, ...answers], width: 390, theme: 'dark' })
DebtorsAloneNarrow.storyName = 'Debtors alone 390'

/** Timesheets are all that is on record. */
export const TimesheetsAlone = story({ route, answers: [worked, ...answers] })

/** Both are, and no week of figures. */
export const DebtorsAndTimesheets = story({ route, answers: [owed, worked, ...answers] })

export const Dark = story({ route, answers, theme: 'dark' })

export const Narrow = story({ route, answers, width: 390 })
Narrow.storyName = '390'

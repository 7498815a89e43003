/** The dialog of the roster. */
import proposeRoster from '../../fixtures/brief/proposeRoster.json'
import { type Acted, confirmReplace, edited, failed, inProgress, longText, open } from './action-dialog.ts'

export default { title: 'Signed in/Briefs/Roster dialog' }

const roster: Acted = {
  press: 'Roster proposal',
  call: 'proposeRoster',
  fixture: proposeRoster,
  change: { fill: 'People', text: '4' },
}

export const InProgress = inProgress(roster)
export const Open = open(roster)
export const Edited = edited(roster)
export const ConfirmReplace = confirmReplace(roster)
export const Failed = failed(roster)
export const LongText = longText(roster)
export const Dark = open(roster, { theme: 'dark' })
export const Narrow = open(roster, { width: 390 })
Narrow.storyName = '390'
/** The choice of another week. */
export const AnotherWeekNarrow = open(roster, { acts: [{ press: 'Another week' }], width: 390 })
AnotherWeekNarrow.storyName = 'Another week 390'
/** The choice of another week. */
export const AnotherWeekDark = open(roster, { acts: [{ press: 'Another week' }], theme: 'dark' })

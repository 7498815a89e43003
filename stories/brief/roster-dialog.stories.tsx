/** The dialog of the roster. */
import proposeRoster from '../../fixtures/brief/proposeRoster.json'
import { type Acted, asking, edited, failed, long, opened, working } from './action-dialog.ts'

export default { title: 'Briefs: roster' }

const roster: Acted = {
  press: 'Roster proposal',
  call: 'proposeRoster',
  fixture: proposeRoster,
  change: { fill: 'People', text: '4' },
}

export const RosterWorking = working(roster)
export const RosterOpened = opened(roster)
export const RosterEdited = edited(roster)
export const RosterAsking = asking(roster)
export const RosterFailed = failed(roster)
export const RosterLongText = long(roster)
export const RosterDark = opened(roster, { theme: 'dark' })
export const RosterNarrow = opened(roster, { width: 390 })
export const RosterWeekNarrow = opened(roster, { acts: [{ press: 'Another week' }], width: 390 })
export const RosterWeekDark = opened(roster, { acts: [{ press: 'Another week' }], theme: 'dark' })

/** The dialogs of the three quick actions. */
import draftEmails from '../../fixtures/brief/draftEmails.json'
import planSocial from '../../fixtures/brief/planSocial.json'
import proposeRoster from '../../fixtures/brief/proposeRoster.json'
import { always, answer, type EndpointName, type Fixture, waiting } from '../../fixtures/core/answers.ts'
import unavailable from '../../fixtures/core/unavailable.json'
import { type StorySetting, story } from '../core/story.tsx'
import type { Step } from '../core/user-actions.ts'
import { base, longActions, route } from './brief-answers.ts'

export default { title: 'Briefs: dialogs of the actions' }

/** Opens the dialog of an action, and edits its result. */
type Acted = {
  readonly press: string
  readonly call: EndpointName
  readonly fixture: Fixture
  readonly change: Step
}

const emails: Acted = {
  press: 'Email drafts',
  call: 'draftEmails',
  fixture: draftEmails,
  change: { fill: 'Subject', text: 'A word about our prices' },
}
const roster: Acted = {
  press: 'Roster proposal',
  call: 'proposeRoster',
  fixture: proposeRoster,
  change: { fill: 'People', text: '4' },
}
const social: Acted = {
  press: 'Social plan',
  call: 'planSocial',
  fixture: planSocial,
  change: { fill: 'Text', text: 'Saturday, from nine: the new menu.' },
}

const opened = (
  { press, call, fixture }: Acted,
  { acts = [], answers, ...more }: Partial<StorySetting> = {},
) =>
  story({
    route,
    answers: answers ?? [...base, answer(call, fixture)],
    acts: [{ press }, ...acts],
    ...more,
  })
const working = (acted: Acted) => opened(acted, { answers: [...base, waiting(acted.call)] })
const failed = (acted: Acted) => opened(acted, { answers: [...base, always(acted.call, unavailable)] })
const edited = (acted: Acted) => opened(acted, { acts: [acted.change] })
const asking = (acted: Acted) => opened(acted, { acts: [acted.change, { press: 'Generate again' }] })
const long = (acted: Acted) => opened(acted, { answers: [...base, ...longActions] })

export const EmailsWorking = working(emails)
export const EmailsOpened = opened(emails)
export const EmailsEdited = edited(emails)
export const EmailsAsking = asking(emails)
export const EmailsFailed = failed(emails)
export const EmailsLongText = long(emails)
export const EmailsDark = opened(emails, { theme: 'dark' })
export const EmailsNarrow = opened(emails, { width: 390 })

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

export const SocialWorking = working(social)
export const SocialOpened = opened(social)
export const SocialEdited = edited(social)
export const SocialAsking = asking(social)
export const SocialFailed = failed(social)
export const SocialLongText = long(social)
export const SocialDark = opened(social, { theme: 'dark' })
export const SocialNarrow = opened(social, { width: 390 })

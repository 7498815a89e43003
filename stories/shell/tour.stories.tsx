/** The tour: its offer on a first visit, and each step beside what it speaks of. */
import { networkError, replay, replayAny } from '../../fixtures/core/replay.ts'
import countAudit from '../../fixtures/decision-log/countAudit.json'
import listAudit from '../../fixtures/decision-log/listAudit.masked.json'
import getTourFirst from '../../fixtures/profile/getTour.first.json'
import getMe from '../../fixtures/session/getMe.json'
import { nothingOnRecord, screenAnswers } from '../core/screen-answers.ts'
import { type StorySetting, story } from '../core/story.tsx'

export default { title: 'Signed in/Tour' }

const answers = [replay('getMe', getMe), ...screenAnswers]
const offered = [replay('getTour', getTourFirst), ...answers]

const step = (route: string, more: Partial<StorySetting> = {}) => story({ route, answers, ...more })

/** A first visit: one line below the greeting, until it is taken or declined. */
export const Offered = story({ route: '/dashboard', answers: offered })

export const OfferedDark = story({ route: '/dashboard', answers: offered, theme: 'dark' })
OfferedDark.storyName = 'Offered dark'

export const OfferedNarrow = story({ route: '/dashboard', answers: offered, width: 390 })
OfferedNarrow.storyName = 'Offered 390'

/** The service does not say whether to offer the tour, so nothing is offered. */
export const NotKnown = story({ route: '/dashboard', answers: [networkError('getTour'), ...answers] })

/** "Not now": the offer goes at once, even if the call fails. */
export const Declined = story({
  route: '/dashboard',
  answers: [networkError('leaveTour'), ...offered],
  acts: [{ press: 'Not now' }],
})

const figures = '/dashboard?tour=figures'

/** The figures of the week, with the card below them. */
export const Figures = step(figures)

export const FiguresDark = step(figures, { theme: 'dark' })
FiguresDark.storyName = 'Figures dark'

export const FiguresNarrow = step(figures, { width: 390 })
FiguresNarrow.storyName = 'Figures 390'

/** German has the longest words. */
export const FiguresGerman = step(figures, { language: 'de' })
FiguresGerman.storyName = 'Figures German'

/** Before anything is on record. */
export const FiguresNone = step(figures, { answers: [...nothingOnRecord, ...answers] })
FiguresNone.storyName = 'Figures none'

const chat = '/dashboard?tour=chat'

/** The chat, with the card at its left. */
export const Chat = step(chat)

export const ChatNarrow = step(chat, { width: 390 })
ChatNarrow.storyName = 'Chat 390'

/** The card below the header of another screen. */
export const Briefs = step('/briefs?tour=briefs')

const advisories = '/nudges?tour=advisories'

/** The first advice to decide on. */
export const Advisories = step(advisories)

export const AdvisoriesNarrow = step(advisories, { width: 390 })
AdvisoriesNarrow.storyName = 'Advisories 390'

/** The longest words on a phone: the card keeps above the bar. */
export const AdvisoriesGermanNarrow = step(advisories, { language: 'de', width: 390 })
AdvisoriesGermanNarrow.storyName = 'Advisories German 390'

/** The record of all decisions. */
export const Log = step('/audit?tour=log', {
  answers: [replay('listAudit', listAudit), replayAny('countAudit', countAudit), ...answers],
})

const records = '/connections?tour=records'

/** The last step ends the tour. */
export const Records = step(records)

export const RecordsDarkNarrow = step(records, { theme: 'dark', width: 390 })
RecordsDarkNarrow.storyName = 'Records dark 390'

/** The step of another screen: nothing is shown. */
export const OnAnotherScreen = step('/briefs?tour=figures')

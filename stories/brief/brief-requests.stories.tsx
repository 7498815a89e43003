/** Generating a brief and running quick actions: in progress and failing. */
import generateBrief from '../../fixtures/brief/generateBrief.json'
import getBrief from '../../fixtures/brief/getBrief.json'
import proposeRoster from '../../fixtures/brief/proposeRoster.json'
import { always, answer, unreachable, waiting } from '../../fixtures/core/replay.ts'
import unavailable from '../../fixtures/core/unavailable.json'
import { story } from '../core/story.tsx'
import { actions, base, route } from './brief-answers.ts'

export default { title: 'Signed in/Briefs/Requests' }

/** The brief is never finished; it can be cancelled. */
export const Generating = story({ route, answers: [...base, waiting('generateBrief')] })

/** The first try fails. */
export const GenerateError = story({
  route,
  answers: () => [
    ...base,
    unreachable('generateBrief', { once: true }),
    always('generateBrief', generateBrief),
    answer('getBrief', getBrief),
  ],
})

/** Each action fails on the first try. */
export const ActionErrors = story({
  route,
  answers: () => [
    ...base,
    always('draftEmails', unavailable, { once: true }),
    unreachable('proposeRoster', { once: true }),
    always('planSocial', unavailable, { once: true }),
    ...actions,
  ],
})

/** The roster works once, then fails. */
export const SecondActionError = story({
  route,
  answers: () => [
    ...base,
    answer('proposeRoster', proposeRoster, { once: true }),
    always('proposeRoster', unavailable),
  ],
})

/** The actions never finish. */
export const ActionsRunning = story({
  route,
  answers: [...base, waiting('draftEmails'), waiting('proposeRoster'), waiting('planSocial')],
})

/** What can be had on the Briefs, under way and failing: a new brief, and the three quick actions. */
import generateBrief from '../../fixtures/brief/generateBrief.json'
import getBrief from '../../fixtures/brief/getBrief.json'
import proposeRoster from '../../fixtures/brief/proposeRoster.json'
import { always, answer, unreachable, waiting } from '../../fixtures/core/answers.ts'
import unavailable from '../../fixtures/core/unavailable.json'
import { story } from '../core/story.tsx'
import { actions, around, route } from './brief-answers.ts'

export default { title: 'Briefs: acting' }

/** Writing takes its time; it can be cancelled. */
export const Generating = story({ route, answers: [...around, waiting('generateBrief')] })

/** The brief is not written at the first try. */
export const NotGenerated = story({
  route,
  answers: () => [
    ...around,
    unreachable('generateBrief', { once: true }),
    always('generateBrief', generateBrief),
    answer('getBrief', getBrief),
  ],
})

/** The three actions fail at the first try each. */
export const NotActed = story({
  route,
  answers: () => [
    ...around,
    always('draftEmails', unavailable, { once: true }),
    unreachable('proposeRoster', { once: true }),
    always('planSocial', unavailable, { once: true }),
    ...actions,
  ],
})

/** The roster comes once, and not again. */
export const NotActedAgain = story({
  route,
  answers: () => [
    ...around,
    answer('proposeRoster', proposeRoster, { once: true }),
    always('proposeRoster', unavailable),
  ],
})

/** The actions take their time. */
export const Acting = story({
  route,
  answers: [...around, waiting('draftEmails'), waiting('proposeRoster'), waiting('planSocial')],
})

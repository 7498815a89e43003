/** The Decisions screen: board, list, the drawer of a decision and the form that writes one down. */
import { api } from '#schema/api'
import finishDecision from '../../fixtures/advisory/finishDecision.json'
import listDecisionOwners from '../../fixtures/advisory/listDecisionOwners.empty.json'
import listDecisionsDone from '../../fixtures/advisory/listDecisions.done.json'
import listDecisionsEmpty from '../../fixtures/advisory/listDecisions.empty.json'
import listDecisions from '../../fixtures/advisory/listDecisions.json'
import listDecisionsTakenBack from '../../fixtures/advisory/listDecisions.takenBack.json'
import planDecision from '../../fixtures/advisory/planDecision.json'
import readDecision from '../../fixtures/advisory/readDecision.json'
import readDecisionMissing from '../../fixtures/advisory/readDecision.missing.json'
import readDecisionTakenBack from '../../fixtures/advisory/readDecision.takenBack.json'
import readScoreEmpty from '../../fixtures/advisory/readScore.empty.json'
import readScore from '../../fixtures/advisory/readScore.json'
import recordDecisionInvalid from '../../fixtures/advisory/recordDecision.invalid.json'
import recordDecision from '../../fixtures/advisory/recordDecision.json'
import { neverRespond, replay, replayAny } from '../../fixtures/core/replay.ts'
import unavailable from '../../fixtures/core/unavailable.json'
import getMe from '../../fixtures/session/getMe.json'
import getMeOwn from '../../fixtures/session/getMe.own.json'
import { proposing } from '../../web/kit/controls/proposal.ts'
import { changed, longer } from '../core/long-texts.ts'
import { story } from '../core/story.tsx'

export default { title: 'Signed in/Decisions' }

const route = '/decisions'
const lists = [
  replay('getMe', getMe),
  replay('listDecisions', listDecisions),
  replay('listDecisions', listDecisionsDone),
  replay('readScore', readScore),
  replay('listDecisionOwners', listDecisionOwners),
]
const answers = () => [
  ...lists,
  replay('readDecision', readDecision),
  replay('recordDecision', recordDecision),
  replay('planDecision', planDecision),
  replay('finishDecision', finishDecision),
]
const proposed = proposing({
  title: 'Make returning customers one offer on Tuesdays',
  message: 'Make returning customers one offer on Tuesdays. That would add about $240 a week to profit.',
  origin: { kind: 'brief', id: 'brief-1' },
})
const written = readDecision.body.decision.id

export const Filled = story({ route, answers })

/** All open decisions in one table. */
export const AsList = story({ route: `${route}?view=list`, answers })

/** The decisions of one person. */
export const OfOneOwner = story({ route: `${route}?owner=name:Dom`, answers })

/** The life of a decision in the drawer. */
export const Opened = story({ route: `${route}?decision=${written}`, answers })

/** The file behind a decision was taken back, in the drawer and on the board. */
export const FiguresTakenBack = story({
  route: `${route}?decision=${readDecisionTakenBack.body.decision.id}`,
  answers: () => [
    replayAny('getMe', getMeOwn),
    replay('listDecisions', listDecisionsTakenBack),
    replay('listDecisions', listDecisionsDone),
    replayAny('readScore', readScoreEmpty),
    replay('listDecisionOwners', listDecisionOwners),
    replay('readDecision', readDecisionTakenBack),
  ],
})

/** The address names a decision that was taken back. */
export const LinkToUnknown = story({
  route: `${route}?decision=unknown`,
  answers: [...lists, replay('readDecision', readDecisionMissing)],
})

/** The form that writes down a decision. */
export const Writing = story({ route, answers, acts: [{ press: 'Write down a decision' }] })

/** The form, with what a brief proposes. */
export const Proposed = story({
  route,
  state: proposed,
  answers,
})

/** The same on a phone, in dark. */
export const ProposedNarrow = story({
  route,
  state: proposed,
  answers,
  width: 390,
  theme: 'dark',
})
ProposedNarrow.storyName = 'Proposed 390'

export const Empty = story({
  route,
  answers: [
    replay('getMe', getMe),
    replayAny('listDecisions', listDecisionsEmpty),
    replayAny('readScore', readScoreEmpty),
    replay('listDecisionOwners', listDecisionOwners),
  ],
})

export const Loading = story({
  route,
  answers: [replay('getMe', getMe), neverRespond('listDecisions'), neverRespond('readScore')],
})

/** Try again works. */
export const LoadError = story({
  route,
  answers: () => [
    replay('getMe', getMe),
    replayAny('listDecisions', unavailable, { once: true }),
    ...lists.slice(1),
  ],
})

/** A decision cannot be recorded, because a field is wrong. */
export const Refused = story({
  route,
  answers: [...lists, replayAny('recordDecision', recordDecisionInvalid)],
  acts: [{ press: 'Write down a decision' }],
})

export const LongText = story({
  route,
  answers: [
    ...lists.slice(2),
    replay('getMe', getMe),
    replayAny(
      'listDecisions',
      changed(listDecisions, api.listDecisions.output, (all) =>
        all.map((one) => ({
          ...one,
          title: longer(one.title, 200),
          message: longer(one.message, 2000),
          owner: { name: longer('Alexandrina', 80) },
          worth: longer('$90 a week', 80),
        })),
      ),
    ),
  ],
})

export const SignedOut = story({ route, answers: [], signedIn: false })

export const Dark = story({ route, answers, theme: 'dark' })

export const Narrow = story({ route, answers, width: 390 })
Narrow.storyName = '390'

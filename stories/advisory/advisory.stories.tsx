/** The Advisories screen, with every outcome of a decision. */
import { api } from '#schema/api'
import acceptAdvisoryConflict from '../../fixtures/advisory/acceptAdvisory.conflict.json'
import acceptAdvisory from '../../fixtures/advisory/acceptAdvisory.json'
import dismissAdvisory from '../../fixtures/advisory/dismissAdvisory.json'
import listAdvisoriesAccepted from '../../fixtures/advisory/listAdvisories.accepted.json'
import listAdvisoriesEmpty from '../../fixtures/advisory/listAdvisories.empty.json'
import listAdvisoriesFirst from '../../fixtures/advisory/listAdvisories.first.json'
import listAdvisoriesFound from '../../fixtures/advisory/listAdvisories.found.json'
import listAdvisories from '../../fixtures/advisory/listAdvisories.json'
import listAdvisoriesSecond from '../../fixtures/advisory/listAdvisories.second.json'
import listAdvisoriesSettled from '../../fixtures/advisory/listAdvisories.settled.json'
import listAdvisoriesTakenBack from '../../fixtures/advisory/listAdvisories.takenBack.json'
import listDecisionOwners from '../../fixtures/advisory/listDecisionOwners.empty.json'
import listDecisionsDone from '../../fixtures/advisory/listDecisions.done.json'
import listDecisions from '../../fixtures/advisory/listDecisions.json'
import readDecision from '../../fixtures/advisory/readDecision.json'
import readDecisionMissing from '../../fixtures/advisory/readDecision.missing.json'
import readScore from '../../fixtures/advisory/readScore.json'
import { networkError, neverRespond, replay, replayAny } from '../../fixtures/core/replay.ts'
import unavailable from '../../fixtures/core/unavailable.json'
import getMe from '../../fixtures/session/getMe.json'
import getMeOwn from '../../fixtures/session/getMe.own.json'
import { changed, longer, unbroken } from '../core/long-texts.ts'
import { story } from '../core/story.tsx'

export default { title: 'Signed in/Advisories' }

const route = '/nudges'
const me = replay('getMe', getMe)
const list = replay('listAdvisories', listAdvisories)
const settling = () => [
  me,
  replay('listAdvisories', listAdvisories, { once: true }),
  replay('listAdvisories', listAdvisoriesAccepted, { once: true }),
  replay('listAdvisories', listAdvisoriesSettled),
  replay('acceptAdvisory', acceptAdvisory),
  replay('dismissAdvisory', dismissAdvisory),
]

/** The first urgent advisory can be accepted, the second dismissed. */
export const Filled = story({ route, answers: settling })

/** A question about the first advisory is in the chat input. */
export const QuestionInChat = story({ route, answers: settling, acts: [{ press: 'Ask about this' }] })

/** Filter, order and tab are in the address. */
export const FilteredAndSorted = story({
  route: `${route}?filter=new&sort=date&tab=medium`,
  answers: settling,
})

const last = listAdvisories.body.filter(({ urgency }) => urgency === 'low').at(-1)
const hiding = last?.status === 'new' ? 'dismissed' : 'new'

/** The address names an advisory in another tab, hidden by the filter. */
export const OpenedByLink = story({
  route: `${route}?filter=${hiding}&advisory=${last?.id ?? ''}`,
  answers: settling,
})

/** The address names an advisory that does not exist. */
export const LinkToUnknown = story({
  route: `${route}?advisory=never-was`,
  answers: () => [...settling(), replayAny('readDecision', readDecisionMissing)],
})

/** The address names a decision that no advisory raised: its own screen opens. */
export const LinkToDecision = story({
  route: `${route}?advisory=${readDecision.body.decision.id}`,
  answers: () => [
    ...settling(),
    replay('readDecision', readDecision),
    replay('listDecisions', listDecisions),
    replay('listDecisions', listDecisionsDone),
    replay('readScore', readScore),
    replay('listDecisionOwners', listDecisionOwners),
  ],
})

/** The first is accepted, the second dismissed. */
export const Decided = story({ route, answers: [me, replay('listAdvisories', listAdvisoriesSettled)] })

export const Empty = story({ route, answers: [me, replayAny('listAdvisories', listAdvisoriesEmpty)] })

const found = [replayAny('getMe', getMeOwn), replay('listAdvisories', listAdvisoriesFound)]
const receipts = { press: 'Show all 4 receipts' }

/** Raised from an owner's own files: every figure has its receipt, and the receipts are open. */
export const FromOwnFiles = story({ route, answers: found, acts: [receipts] })

/** The same on a phone, in dark. */
export const FromOwnFilesNarrow = story({
  route,
  answers: found,
  acts: [receipts],
  width: 390,
  theme: 'dark',
})
FromOwnFilesNarrow.storyName = 'From own files 390'

/** Accepted, and then its file was taken back: its outcome cannot be told. */
export const FiguresTakenBack = story({
  route,
  answers: [replayAny('getMe', getMeOwn), replay('listAdvisories', listAdvisoriesTakenBack)],
})

/** Several pages of advisories; the tabs count all of them. */
export const SeveralPages = story({
  route,
  answers: () => [
    me,
    replayAny('listAdvisories', listAdvisoriesFirst, { once: true }),
    replay('listAdvisories', listAdvisoriesSecond),
  ],
})

/** The address names an advisory on the second page. */
export const LinkToSecondPage = story({
  route: `${route}?advisory=${listAdvisoriesSecond.body.at(-1)?.id ?? ''}`,
  answers: () => [
    me,
    replayAny('listAdvisories', listAdvisoriesFirst, { once: true }),
    replay('listAdvisories', listAdvisoriesSecond),
  ],
})

/** The second page never arrives. */
export const NextPageLoading = story({
  route,
  answers: () => [
    me,
    replayAny('listAdvisories', listAdvisoriesFirst, { once: true }),
    neverRespond('listAdvisories'),
  ],
})

export const Loading = story({ route, answers: [me, neverRespond('listAdvisories')] })

/** The list fails to load at first; Try again works. */
export const LoadError = story({
  route,
  answers: () => [me, replayAny('listAdvisories', unavailable, { once: true }), list],
})

/** The decision is never answered. */
export const DecisionPending = story({ route, answers: [me, list, neverRespond('acceptAdvisory')] })

/** Somebody else decided first. */
export const Conflict = story({
  route,
  answers: () => [
    me,
    replay('listAdvisories', listAdvisories, { once: true }),
    replay('listAdvisories', listAdvisoriesAccepted),
    replay('acceptAdvisory', acceptAdvisoryConflict),
  ],
})

/** The decision is not recorded. */
export const SaveError = story({ route, answers: [me, list, replayAny('dismissAdvisory', unavailable)] })

/** The decision is recorded, but its reply is lost. */
export const ReplyLost = story({
  route,
  answers: () => [
    me,
    replay('listAdvisories', listAdvisories, { once: true }),
    replay('listAdvisories', listAdvisoriesAccepted),
    networkError('acceptAdvisory'),
  ],
})

export const LongText = story({
  route,
  answers: [
    me,
    replayAny(
      'listAdvisories',
      changed(listAdvisories, api.listAdvisories.output, (all) =>
        all.map((one, index) => ({
          ...one,
          title: index % 2 === 0 ? longer(one.title, 200) : unbroken(200),
          message: longer(one.message, 2000),
          suggestedAction: longer(one.title, 400),
          worth: unbroken(80),
        })),
      ),
    ),
  ],
})

export const SignedOut = story({ route, answers: [], signedIn: false })

export const Dark = story({ route, answers: settling, theme: 'dark' })

export const Narrow = story({ route, answers: settling, width: 390 })
Narrow.storyName = '390'

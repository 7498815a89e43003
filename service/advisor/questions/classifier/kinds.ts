/** Kinds of questions, with the reader of each, and how likely a question is of each kind. */

import { remember } from '../../remember.ts'
import type { Question, Reader } from '../question.ts'
import { readAffordable, readScenario } from '../readers/change-readers.ts'
import { readCompare } from '../readers/compare-reader.ts'
import { readCount } from '../readers/count-reader.ts'
import { readDecided } from '../readers/decided-reader.ts'
import { readDefine } from '../readers/define-reader.ts'
import { readDue } from '../readers/due-reader.ts'
import { readExplain } from '../readers/explain-reader.ts'
import { readAct, readDecline, readFocus, readOverview, readTalk } from '../readers/fact-readers.ts'
import { readFind } from '../readers/find-reader.ts'
import { isOfPast, readForecast } from '../readers/forecast-reader.ts'
import { readRank } from '../readers/rank-reader.ts'
import { readShare } from '../readers/share-reader.ts'
import { readSolve } from '../readers/solve-reader.ts'
import { readValue } from '../readers/value-reader.ts'
import { type Classifier, classifierOf, probabilitiesOf } from './classifier.ts'
import { featuresOf } from './features.ts'
import stored from './kinds.json' with { type: 'json' }

/** "Is a third of our billing with one client?" asks what is so, and supposes nothing. */
const asksOfFact =
  /^\W*(?:(?:so|and|but|ok|hey)\W+)*(?:is|are|was|were|does|did|has|have|had)\b(?!.*\b(?:if|would|could|should|worth|suppos\w*|imagin\w*|say|assum\w*|afford|enough)\b)/is

/** How sure an answer is can only be asked for by a word of it. */
const ofSureness =
  /\b(?:sure\w*|certain\w*|confiden\w*|reliab\w*|trust\w*|accura\w*|believ\w*|right|correct|wrong|know|guess\w*|percent\w*|score|doubt\w*|bet|rely|count on|how do you|where (?:do|does|did))\b|%/i

/** The reader of each kind; none for a question that is too vague for any plan. */
export const readers: Readonly<Record<string, Reader | undefined>> = {
  value: readValue,
  compare: readCompare,
  rank: readRank,
  count: readCount,
  share: readShare,
  explain: readExplain,
  scenario: (question) => (asksOfFact.test(question.text) ? undefined : readScenario(question)),
  solve: readSolve,
  forecast: (question) => (isOfPast(question) ? readValue(question) : readForecast(question)),
  find: readFind,
  due: readDue,
  decided: readDecided,
  advise: readAffordable,
  'act:email-drafts': readAct('email-drafts'),
  'act:roster': readAct('roster'),
  'act:social-plan': readAct('social-plan'),
  define: readDefine,
  'decline:not-on-record': readDecline('not-on-record'),
  'decline:another-business': readDecline('another-business'),
  'decline:health': readDecline('health'),
  'decline:emergency': readDecline('emergency'),
  'decline:legal': readDecline('legal'),
  'decline:tax': readDecline('tax'),
  'decline:outside': readDecline('outside'),
  focus: readFocus,
  'overview:standing': readOverview('standing'),
  'overview:risks': readOverview('risks'),
  'talk:greeting': readTalk('greeting'),
  'talk:thanks': readTalk('thanks'),
  'talk:goodbye': readTalk('goodbye'),
  'talk:identity': readTalk('identity'),
  'talk:confidence': (question) =>
    ofSureness.test(question.text) ? readTalk('confidence')(question) : undefined,
}

export type Likely = { readonly kind: string; readonly probability: number }

let classifier: Classifier | undefined

const kindsBy = (question: Question, used: Classifier): readonly Likely[] => {
  const probabilities = probabilitiesOf(used, featuresOf(question))
  return used.classes
    .map((kind, at) => ({ kind, probability: probabilities[at] ?? 0 }))
    .sort((one, other) => other.probability - one.probability)
}

// A question is looked at when it is read, and again for how sure the reading is.
const kindsByOwn = remember((question: Question) => {
  classifier ??= classifierOf(stored)
  return kindsBy(question, classifier)
})

/** The kinds of a question, the likeliest first. */
export const kindsOf = (question: Question, by?: Classifier): readonly Likely[] =>
  by ? kindsBy(question, by) : kindsByOwn(question)

/** Plans about facts, terms and actions: find, due, decided, advise, act, define, decline. */
import * as t from 'io-ts'
import { record } from '../core/record.ts'
import { nonBlank, oneOf } from '../core/scalars.ts'
import { MeasureName } from './measure.ts'
import { Period } from './period.ts'
import { ProductTopic } from './product-topic.ts'
import { selection } from './selection.ts'
import { Signpost } from './signpost.ts'
import { GlossaryTerm } from './terms.ts'

/** Kind of fact that a question asks for; `author` is who wrote it, `done` whether it was carried out. */
export const Asked = oneOf(
  'who',
  'author',
  'when',
  'where',
  'why',
  'how-much',
  'how-many',
  'share',
  'how-long',
  'done',
)
export type Asked = t.TypeOf<typeof Asked>

/**
 * Sentences on record that say most about these words, of texts from the period or about it if there is one; of one
 * author's memos, or of one kind of record, where that is named.
 */
export const FindPlan = record(
  { operator: oneOf('find'), words: t.array(nonBlank(60)) },
  {
    period: Period,
    asked: Asked,
    author: nonBlank(60),
    kind: oneOf('memo', 'advisory', 'brief', 'focus'),
    /** The things that are asked about, each with what tells it from others of its kind. */
    things: t.array(nonBlank(200)),
  },
  'FindPlan',
)
export type FindPlan = t.TypeOf<typeof FindPlan>

/** Deadlines and dates in a period, about some words if any are given, and decisions that are waiting. */
export const DuePlan = record(
  { operator: oneOf('due'), ...selection },
  { words: t.array(nonBlank(60)), isWaiting: t.boolean },
  'DuePlan',
)
export type DuePlan = t.TypeOf<typeof DuePlan>

/**
 * Decisions taken and what came of them: about some words, accepted or dismissed, of one outcome or one executive style.
 * `isScore` asks how often advice came true.
 */
export const DecidedPlan = record(
  { operator: oneOf('decided'), ...selection },
  {
    words: t.array(nonBlank(60)),
    status: oneOf('accepted', 'dismissed'),
    verdict: oneOf('hit', 'missed', 'cannot-tell'),
    style: nonBlank(60),
    isScore: t.boolean,
  },
  'DecidedPlan',
)
export type DecidedPlan = t.TypeOf<typeof DecidedPlan>

/** How far the business is with its focus: each measure of success against its target. */
export const FocusPlan = record({ operator: oneOf('focus') }, undefined, 'FocusPlan')
/** Where the business stands, or what is at risk in it: the measures that matter most, and what waits or is due. */
export const OverviewPlan = record(
  { operator: oneOf('overview'), of: oneOf('standing', 'risks') },
  undefined,
  'OverviewPlan',
)
/** Words that ask for no record: a greeting, thanks, a farewell, who answers here, how sure answers are, what is settled elsewhere, what no record holds, and how the product works. */
export const TalkPlan = record(
  {
    operator: oneOf('talk'),
    about: oneOf('greeting', 'thanks', 'goodbye', 'identity', 'confidence', 'settling', 'gaps', 'product'),
  },
  /** The part of the product that is asked about; `words`: the record that somebody wants settled or put away. */
  { topic: ProductTopic, words: t.array(nonBlank(60)) },
  'TalkPlan',
)
export const AdvisePlan = record(
  { operator: oneOf('advise'), matter: nonBlank(300) },
  /** What a turn asks of the advice before it: its reason, or its worth. `earns`: a closure is weighed where the question is whether it pays to open. */
  { asked: oneOf('why', 'worth', 'earns') },
  'AdvisePlan',
)
export const ActPlan = record(
  { operator: oneOf('act'), action: oneOf('email-drafts', 'roster', 'social-plan') },
  /** `edits`: changes to the draft that were asked for after it, in order. */
  { purpose: nonBlank(300), edits: t.array(nonBlank(300)) },
  'ActPlan',
)
/** What a measure or a term means, and what sets it apart from another. One of `measure` and `term` is given. */
export const DefinePlan = record(
  { operator: oneOf('define') },
  { measure: MeasureName, term: GlossaryTerm, against: t.union([MeasureName, GlossaryTerm]) },
  'DefinePlan',
)
export type DefinePlan = t.TypeOf<typeof DefinePlan>
export const DeclinePlan = record(
  {
    operator: oneOf('decline'),
    because: oneOf('not-on-record', 'another-business', 'health', 'emergency', 'legal', 'tax', 'outside'),
  },
  /** A day, as written, that no calendar has. `isSelfHarm`: an emergency of the mind. `about`: what kind of rule is asked about, and so who answers. */
  { noSuchDate: nonBlank(40), isSelfHarm: t.boolean, about: Signpost },
  'DeclinePlan',
)
export type DeclinePlan = t.TypeOf<typeof DeclinePlan>
export type TalkPlan = t.TypeOf<typeof TalkPlan>

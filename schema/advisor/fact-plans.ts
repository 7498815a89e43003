/** Plans about facts, terms and actions: find, due, decided, advise, act, define and decline. */
import * as t from 'io-ts'
import { record } from '../core/record.ts'
import { Decimal, nonBlank, oneOf } from '../core/scalars.ts'
import { Horizon } from './change-plans.ts'
import { MeasureName } from './measure.ts'
import { Period } from './period.ts'
import { ProductTopic } from './product-topic.ts'
import { selection } from './selection.ts'
import { Signpost } from './signpost.ts'
import { GlossaryTerm } from './terms.ts'

/**
 * What kind of fact a question asks for. `author`: who wrote it; `done`: whether it was carried out; `otherwise`: what
 * follows if it is not.
 */
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
  'otherwise',
  'meaning',
)
export type Asked = t.TypeOf<typeof Asked>

/**
 * Finds the sentences on record that say most about these words, in texts from the period or about it if one is given; only
 * in the memos of one author, or in one kind of record, if the question names it.
 */
export const FindPlan = record(
  { operator: oneOf('find'), words: t.array(nonBlank(60)) },
  {
    period: Period,
    asked: Asked,
    author: nonBlank(60),
    kind: oneOf('memo', 'advisory', 'brief', 'focus'),
    /** Only memos of this status, or of this priority. */
    status: oneOf('unread', 'read', 'archived'),
    priority: oneOf('high', 'normal', 'low'),
    /** The things asked about, each with the words that distinguish it from others of its kind. */
    things: t.array(nonBlank(200)),
    /** The sum of money found, over this stretch, or as a part of what comes in or is left. */
    over: oneOf('week', 'month', 'quarter', 'year'),
    shareOf: oneOf('revenue', 'profit', 'costs'),
  },
  'FindPlan',
)
export type FindPlan = t.TypeOf<typeof FindPlan>

/** Deadlines and dates in a period, optionally about some words, and decisions that are waiting; `isUrgent`: what matters most first. */
export const DuePlan = record(
  { operator: oneOf('due'), ...selection },
  { words: t.array(nonBlank(60)), isWaiting: t.boolean, isUrgent: t.boolean },
  'DuePlan',
)
export type DuePlan = t.TypeOf<typeof DuePlan>

/**
 * Past decisions and their outcomes: about some words, accepted or dismissed, with one outcome, or made under one executive
 * style. `isScore`: the question is how often advice came true. `claimed`: somebody says that it was decided this way.
 * A verdict of `unproven`: accepted, and not measured, not yet measured, or within the usual swing.
 * `best`: those whose outcome was measured in money, best or worst first. `asked`: why each was suggested, who decided, whether
 * it was right, or what those measured in money brought together.
 */
export const DecidedPlan = record(
  { operator: oneOf('decided'), ...selection },
  {
    words: t.array(nonBlank(60)),
    status: oneOf('accepted', 'dismissed'),
    verdict: oneOf('hit', 'missed', 'cannot-tell', 'unproven'),
    style: nonBlank(60),
    isScore: t.boolean,
    claimed: oneOf('accepted', 'dismissed'),
    best: oneOf('best', 'worst'),
    asked: oneOf('why', 'who', 'right', 'gain'),
  },
  'DecidedPlan',
)
export type DecidedPlan = t.TypeOf<typeof DecidedPlan>

/** How far the business has come with its focus: each measure of success against its target. */
export const FocusPlan = record({ operator: oneOf('focus') }, undefined, 'FocusPlan')
/**
 * How the business is doing, or what is at risk in it: the measures that matter most, and what is waiting or due. `board`: what
 * those who own or oversee it should know.
 */
export const OverviewPlan = record(
  { operator: oneOf('overview'), of: oneOf('standing', 'risks', 'strengths', 'news', 'board') },
  undefined,
  'OverviewPlan',
)
/**
 * Conversation that needs no record: a greeting, thanks or a goodbye, and questions about who answers, how sure answers are,
 * what is decided elsewhere, what no record holds, and how the product works.
 */
export const TalkPlan = record(
  {
    operator: oneOf('talk'),
    about: oneOf(
      'greeting',
      'thanks',
      'goodbye',
      'identity',
      'confidence',
      'settling',
      'gaps',
      'product',
      'team',
    ),
  },
  /** The part of the product asked about. `words`: the record that somebody wants to answer or put away. */
  { topic: ProductTopic, words: t.array(nonBlank(60)) },
  'TalkPlan',
)
export const AdvisePlan = record(
  { operator: oneOf('advise'), matter: nonBlank(300) },
  /**
   * What the question wants to know about the advice before it: its reason, or its value. `earns`: whether opening pays, so
   * a closure is weighed. `over`: its value over a longer time; `part`: the value of that part of it.
   */
  { asked: oneOf('why', 'worth', 'earns'), over: Horizon, part: Decimal },
  'AdvisePlan',
)
export const ActPlan = record(
  { operator: oneOf('act'), action: oneOf('email-drafts', 'roster', 'social-plan') },
  /** `edits`: the changes to the draft that were requested after it, in order. */
  { purpose: nonBlank(300), edits: t.array(nonBlank(300)) },
  'ActPlan',
)
/** The meaning of a measure or a term, and how it differs from another one. Either `measure` or `term` is given. */
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
  /**
   * `noSuchDate`: a day, as written, that is in no calendar. `isSelfHarm`: a mental health emergency. `about`: what kind of
   * rule is asked about, which decides who can answer. `partOf`: a measure that the records do not split as asked.
   */
  { noSuchDate: nonBlank(40), isSelfHarm: t.boolean, about: Signpost, partOf: MeasureName },
  'DeclinePlan',
)
export type DeclinePlan = t.TypeOf<typeof DeclinePlan>
export type TalkPlan = t.TypeOf<typeof TalkPlan>

/** Results of each tool: figures as receipts, facts as quoted sentences. Read-only. */
import * as t from 'io-ts'
import { MeasureName } from '#schema/advisor/measure'
import { Period } from '#schema/advisor/period'
import type { Plan } from '#schema/advisor/plan'
import { FactKind, type TimelineFact } from '#schema/advisor/timeline'
import { AdvisorKey } from '#schema/chat/chat'
import type { Passage } from '#schema/core/advice'
import { E, pipe } from '#schema/core/fp'
import { record } from '#schema/core/record'
import { integer, nonBlank } from '#schema/core/scalars'
import { passagesOf } from '../../answers/facts-words.ts'
import { writeAnswer } from '../../answers/write-answer.ts'
import type { Written } from '../../answers/written.ts'
import type { ReplyRequest } from '../../engine.ts'
import { optionsFor } from '../../options/options-for.ts'
import { resolvePeriod } from '../../periods/resolve-period.ts'
import { momentOf } from '../../plans/context.ts'
import { evaluate } from '../../plans/evaluate.ts'
import { timelineOf } from '../../timeline/timeline.ts'
import { tellAnswer } from './answer-receipts.ts'
import { decodeArgument } from './decode-argument.ts'
import { QueryPlan } from './query-plans.ts'
import { betterOf } from './related-measures.ts'
import { searchTexts } from './search-texts.ts'
import { type Scene, tellLines } from './tell-lines.ts'
import { tellOption } from './tell-option.ts'
import { tellFact } from './told.ts'

/** A look-up: text for the model, its plan, and its basis. */
export type LookedUp = {
  readonly told: unknown
  readonly plan: Plan
  readonly written: Written
  readonly passages: readonly Passage[]
}

const keyOf = ({ personaKey }: ReplyRequest): AdvisorKey =>
  AdvisorKey.is(personaKey) ? personaKey : 'hospitality_ceo'

const writtenOf = ({ order, context }: Scene, plan: Plan): Written =>
  writeAnswer({ context, plan, personaKey: keyOf(order), passages: order.passages })

const answered = (scene: Scene, plan: Plan): LookedUp => {
  const written = writtenOf(scene, plan)
  const answer = evaluate(plan, scene.context)
  const facts = answer.operator === 'due' || answer.operator === 'decided' ? answer.facts : []
  const told = tellAnswer(plan, answer, scene.ledger) ?? { answer: tellLines(scene, written.lines) }
  return { told, plan, written, passages: [...(written.passages ?? []), ...passagesOf(facts)] }
}

const maxFacts = 20
const maxOptions = 4

const sourcesOf = (facts: readonly TimelineFact[]): readonly Passage[] => passagesOf(facts)

const dated = { support: 0.9 } as const

/** Arguments of each tool. */
export const toolArguments = {
  query: record({ plan: QueryPlan }),
  timeline: record({ period: Period }, { kinds: t.array(FactKind) }),
  search: record({ words: nonBlank(200) }),
  options: record({ matter: nonBlank(300) }),
  forecast: record({ measure: MeasureName, weeks: integer(1, 53) }),
} as const

export type ToolName = keyof typeof toolArguments
type ArgumentOf<N extends ToolName> = t.TypeOf<(typeof toolArguments)[N]>

const lookups: { readonly [N in ToolName]: (scene: Scene, argument: ArgumentOf<N>) => LookedUp } = {
  query: (scene, { plan }) => answered(scene, plan),
  timeline: ({ context }, { period, kinds }) => {
    const span = resolvePeriod(period, momentOf(context.records, 'week'))
    const facts = span ? timelineOf(context, span, kinds) : []
    const told = span
      ? { ...span, facts: facts.slice(-maxFacts).map(tellFact), more: Math.max(0, facts.length - maxFacts) }
      : { nothing: 'The dates of that period are not known. Name its first and last day.' }
    return {
      told,
      plan: { operator: 'find', words: [], period },
      written: { lines: [], ...dated },
      passages: sourcesOf(facts.slice(-maxFacts)),
    }
  },
  search: (scene, { words }) => {
    const found = searchTexts(scene.order, words)
    const plan: Plan = {
      operator: 'find',
      words: words
        .split(/\s+/)
        .slice(0, 8)
        .map((word) => word.slice(0, 60)),
    }
    return {
      told: found.length > 0 ? { texts: found } : { nothing: 'No text on record has these words.' },
      plan,
      written: {
        lines: [],
        support: found.length > 0 ? 0.7 : 0.6,
        weakness: 'it was found by its words alone',
      },
      passages: found,
    }
  },
  options: (scene, { matter }) => {
    const plan: Plan = { operator: 'advise', matter }
    const options = optionsFor(scene.context, matter, keyOf(scene.order)).slice(0, maxOptions)
    const told =
      options.length > 0
        ? { bestFirst: options.map((option) => tellOption(scene, option)) }
        : { nothing: 'Nothing on record bears out a step on that.' }
    const written = writtenOf(scene, plan)
    return { told, plan, written, passages: written.passages ?? [] }
  },
  forecast: (scene, { measure, weeks }) => {
    const plan: Plan = { operator: 'forecast', measure, weeks }
    const written = writtenOf(scene, plan)
    const told = {
      forecast: tellLines(scene, written.lines, { measures: [measure], better: betterOf(measure) }),
    }
    return { told, plan, written, passages: [] }
  },
}

const runner =
  <A>(codec: t.Type<A, unknown, unknown>, find: (scene: Scene, argument: A) => LookedUp) =>
  (scene: Scene, argument: unknown): E.Either<string, LookedUp> =>
    pipe(
      decodeArgument(codec, argument),
      E.map((decoded) => find(scene, decoded)),
    )

/** Runs each tool; for a wrong argument, returns the sentence that names it. */
export const runTool: {
  readonly [N in ToolName]: (scene: Scene, argument: unknown) => E.Either<string, LookedUp>
} = {
  query: runner(toolArguments.query, lookups.query),
  timeline: runner(toolArguments.timeline, lookups.timeline),
  search: runner(toolArguments.search, lookups.search),
  options: runner(toolArguments.options, lookups.options),
  forecast: runner(toolArguments.forecast, lookups.forecast),
}

/** What the classifiers learn from: odd-numbered labelled questions, and further ones in `training.txt`. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { businessTypes, type DemoBusiness } from '#schema/session/session'
import { featuresOf } from '../../service/advisor/questions/classifier/features.ts'
import { questionOf } from '../../service/advisor/questions/question-of.ts'
import { fixedMoment } from '../core/sources.ts'
import type { Example } from './fit-classifier.ts'
import { alternativesOf, type ExpectedPlan, type Question, questionsOf } from './questions/question.ts'

/** A text with all labels that are right for it. */
export type Learned = {
  readonly text: string
  readonly trade: DemoBusiness
  /** Its question; undefined for a text of `training.txt`. */
  readonly id?: string
  readonly kinds: readonly string[]
  readonly measures: readonly string[]
}

/** The class of a plan: its operator, with the reason of a decline or the action of an act. */
export const kindOf = (plan: ExpectedPlan): string => {
  if (plan.operator === 'act') return `act:${plan.action ?? 'email-drafts'}`
  if (plan.operator === 'talk') return `talk:${plan.about ?? 'greeting'}`
  if (plan.operator === 'overview') return `overview:${plan.of ?? 'standing'}`
  return plan.operator === 'decline' ? `decline:${plan.because ?? 'not-on-record'}` : plan.operator
}

// Staff costs as a share of sales are the measure "staff" under the operator "share".
const baseOf = (measure: string): string =>
  measure === 'cost-share' ? 'costs' : measure.replace(/-share$/, '')

/** True for a question with an odd number. */
export const isOdd = ({ id }: { readonly id: string }): boolean => Number(id.slice(-3)) % 2 === 1

const learnedFrom = (
  { id, question, plan, after }: Pick<Question, 'id' | 'question' | 'plan' | 'after'>,
  trade: DemoBusiness,
): readonly Learned[] => {
  const plans = alternativesOf(plan).flatMap((one) => (one.operator === 'several' ? [] : [one]))
  if (plans.length === 0 || after !== undefined) return []
  const measures = plans.flatMap((one) => ('measure' in one && one.measure ? [baseOf(one.measure)] : []))
  return [
    { text: question, trade, id, kinds: [...new Set(plans.map(kindOf))], measures: [...new Set(measures)] },
  ]
}

const fromLabels = (): readonly Learned[] =>
  businessTypes.flatMap((trade) =>
    questionsOf(trade)
      .filter(isOdd)
      .flatMap((question) => learnedFrom(question, trade)),
  )

const kindNames: Readonly<Record<string, string>> = {
  email: 'act:email-drafts',
  roster: 'act:roster',
  social: 'act:social-plan',
}

const kindNamed = (operator: string, detail: string | undefined): string => {
  if (operator === 'act') return kindNames[detail ?? ''] ?? operator
  return ['decline', 'talk', 'overview'].includes(operator) ? `${operator}:${detail ?? ''}` : operator
}

const measuredKinds = new Set(['value', 'compare', 'rank', 'count', 'share', 'explain', 'forecast', 'define'])
const heading = /^= ([a-z]+)(?: ([a-z-]+))?(?: @([a-z]+))?$/

const fromTraining = (): readonly Learned[] => {
  const found: Learned[] = []
  let under: readonly (string | undefined)[] = []
  for (const line of readFileSync(join(import.meta.dirname, 'questions/training.txt'), 'utf8').split('\n')) {
    if (line === '' || line.startsWith('#')) continue
    const match = heading.exec(line)
    if (match) {
      under = match.slice(1)
      continue
    }
    const [operator = '', detail, named] = under
    const measures = measuredKinds.has(operator) && detail !== undefined ? [detail] : []
    const trade =
      businessTypes.find((one) => one === named) ??
      businessTypes[found.length % businessTypes.length] ??
      'cafe'
    found.push({ text: line, trade, kinds: [kindNamed(operator, detail)], measures: measures.map(baseOf) })
  }
  return found
}

/** Everything to learn from. */
export const learned = (): readonly Learned[] => [...fromLabels(), ...fromTraining()]

const featuresFor = ({ text, trade }: Learned): readonly string[] =>
  featuresOf(questionOf(text, trade, fixedMoment))

/** Examples for the kind of question that a text is. */
export const kindExample = (one: Learned): Example => ({ features: featuresFor(one), accepted: one.kinds })

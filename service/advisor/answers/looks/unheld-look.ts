/** A question about what no record has, read as something nearby: the matter is named instead, with what it would take. */
import { UnrecordedMeasure } from '#schema/advisor/measure'
import type { Plan } from '#schema/advisor/plan'
import { namesOf } from '../../detail/detail.ts'
import type { Context } from '../../plans/context.ts'
import { hasCue, type Question } from '../../questions/question.ts'
import type { ReadQuestion } from '../../questions/read-question.ts'
import { meaningOf } from '../../questions/term.ts'
import { asksEitherWay } from '../../search/either-way.ts'
import { synonymsOf } from '../../search/query.ts'
import { formOf, wordsIn } from '../../search/word-forms.ts'
import { type UnrecordedSubject, unrecordedIn } from '../../subjects/unrecorded-subjects.ts'
import { sayUnheld } from '../writers/say-decline.ts'
import type { Written } from '../written.ts'
import { isEmpty } from './last-look.ts'

/** Orders, advice and terms: what is done about a matter is no question of its figures. */
const ofActs =
  /\b(?:should|would|(?<!that (?:we|i) )could|draft|write|send|remind|roster|ways?|how (?:do|can|could|might) (?:i|we|you|one)|how to|let['’]?s|improve|reduce|increase|grow|cut|fix|mean(?:s|ing)?|decide\w*|agree\w*)\b/i

/** Plans that may miss the matter; a rule of law, danger and a memo's state are none of them. */
const mayMiss =
  /^(?:value|compare|rank|count|share|explain|forecast|find|clarify|advise|decided|due|focus|overview)$/

const longest = 300

const holds = ({ detail, records }: Context, kind: string): boolean =>
  kind === 'debtors'
    ? (records.owed ?? detail?.owed) !== undefined
    : kind === 'work'
      ? (records.work ?? []).length > 0
      : kind === 'item' || kind === 'category' || kind === 'channel' || kind === 'account'
        ? detail !== undefined && namesOf(detail, kind).length > 0
        : (records.registers ?? []).some((register) => register.kind === kind)

/** True where a figure is asked for in words of its own, beside those of the matter. */
const namesFigure = ({ terms }: Question, words: readonly string[]): boolean =>
  terms.some((term) => meaningOf(term, 'measure') && !term.words.some((word) => words.includes(word)))

const says = (text: string, { words }: UnrecordedSubject): boolean => {
  const said = new Set(wordsIn(text).map(formOf))
  return words.every((word) => [...synonymsOf(word)].some((form) => said.has(form)))
}

/** The plan and answer of a refusal that names the matter; undefined where the answer is about what was asked. */
export const unheldLook = (
  {
    plan,
    written,
    read,
    question,
  }: Readonly<{
    plan: Plan
    written: Written
    read: ReadQuestion
    question: Question
  }>,
  context: Context,
): { readonly plan: Plan; readonly written: Written } | undefined => {
  if (question.text.length > longest) return undefined
  const isVague =
    plan.operator === 'decline' && plan.because === 'not-on-record' && !plan.partOf && !plan.noSuchDate
  if (!(mayMiss.test(plan.operator) || isVague)) return undefined
  const isUnfound = plan.operator === 'find' && (written.passages ?? []).length === 0
  const isBare = isUnfound || isEmpty(plan, written)
  if (hasCue(question, 'should') || (hasCue(question, 'if') && !isBare) || ofActs.test(question.text))
    return undefined
  // Such a measure names itself in its refusal.
  if (UnrecordedMeasure.is('measure' in plan ? plan.measure : undefined)) return undefined
  const found = unrecordedIn(question.text, context.records.business.type)
  if (!found || found.heldBy.some((kind) => holds(context, kind))) return undefined
  const isUnread =
    found.words.length > 1 &&
    read.notUnderstood.some((phrase) => wordsIn(phrase).some((word) => found.words.includes(word)))
  const isNamed =
    found.isTight &&
    found.words.length > 1 &&
    (found.isOther || !('measure' in plan && namesFigure(question, found.words)))
  // One word may be an aside of a figure: "profit before drawings".
  const isAside = found.words.length === 1 && namesFigure(question, found.words)
  const told = written.lines.map((line) => line?.text ?? '').join('\n')
  // What is quoted for another word of the question.
  const isBeside = plan.operator === 'find' && asksEitherWay(question.text) && !says(told, found)
  if (!(isUnread || isNamed || isBeside || (isBare && !isAside))) return undefined
  // A search that found nothing names its words.
  if (!isUnfound && says(told, found)) return undefined
  return {
    plan: { operator: 'decline', because: 'not-on-record' },
    written: { lines: [sayUnheld(found.subject, found.needs)], support: 1 },
  }
}

/** "If we lost 10% of customers and costs stayed the same": then no cost follows what is sold, and all of it is lost or gained. */
import type { LeverChange } from '#schema/advisor/change-plans'
import type { AnswerablePlan } from '#schema/advisor/plan'
import { unfitWords } from '../accounting/fit.ts'
import type { Question } from '../question.ts'
import { readScenario } from '../readers/change-readers.ts'
import type { AskAnew } from './derived-reader.ts'

const all =
  '(?:(?:all )?(?:of )?(?:(?:the|our|my) )?(?:total )?(?:costs|expenses|outgoings|spending|overheads)|everything else|all else|all other things|other things|the rest|nothing else|no (?:other )?costs?)'
const same =
  '(?:put|(?:the|at the) same|unchanged|flat|steady|constant|fixed|level|equal|as (?:they|it) (?:are|is|were|was)|where (?:they|it) (?:are|is|were|was))'
const stays = `(?:(?:all )?(?:stay|stays|stayed|staying|remain|remains|remained|remaining|are|is|were|was|being|kept|held|hold|holds|keep|keeps) ${same}|${same}|(?:do|does|did)(?:n't| not) (?:move|change|budge|fall|drop|follow)|(?:can't|cannot) be cut|(?:changes?|changed|moves?|moved)(?: with it)?)`

const clause = new RegExp(
  `(?:,| and| but| while| with|, and|, but|, with|, if| if) ${all} ${stays}(?=[\\s,.?!]|$)`,
  'iu',
)

const supposes = /\b(?:if|suppose|say|imagine|assum\w+)\b/i
const ofPast = /\b(?:did|have|has|since|compared|than|last (?:week|month|quarter|year))\b/i
const lasts = `(?:how long (?:would|will|do|does|could|can) (?:we|i|it|the (?:cash|money))[^,.;?]{0,16}|when (?:am|are|will|do|would) (?:i|we)[^,.;?]{0,24})`
const asksCash = new RegExp(`\\b${lasts}`, 'i')
/** What is asked at the end is what a supposition answers anyway. */
const asked = new RegExp(
  String.raw`[,.;]? *(?:then )?(?:what(?:'s| is| would| do| are)[^,.;?]{0,16}\b(?:profit|make|happens?|left|lose)\b[^,.;?]{0,12}|(?:would|do|are) we (?:still )?(?:make|in|ok|alive|making)[^,.;?]{0,20}|${lasts})\??\s*$`,
  'i',
)

const moves: ReadonlySet<LeverChange['by']> = new Set(['percent', 'amount', 'revenue', 'revenue-level'])

/** The supposition with supplies as they are; undefined where something besides sales is moved, or words are left. */
const steadyCosts = (
  { text: said }: Question,
  ask: AskAnew,
): { readonly plan: AnswerablePlan; readonly from: Question } | undefined => {
  const text = said.replaceAll('’', "'")
  const found = clause.exec(text)
  if (!found || ofPast.test(text)) return undefined
  const rest = `${text.slice(0, found.index)}${text.slice(found.index + found[0].length)}`.trim()
  const core = rest.replace(asked, '')
  const from = ask(supposes.test(core) ? core : `what if ${core}`)
  const reading = readScenario(from)
  const plan = reading?.plan
  if (!reading || plan?.operator !== 'scenario' || plan.closed || plan.once || plan.gone) return undefined
  const isOfSales = plan.changes.every(({ lever, by }) => lever === 'volume' && moves.has(by))
  if (!isOfSales || plan.changes.length === 0) return undefined
  if (unfitWords(from, [plan], reading.used).length > 0) return undefined
  return {
    plan: {
      ...plan,
      changes: [...plan.changes, { lever: 'supplies', by: 'percent', size: 0, steady: true }],
      ...(asksCash.test(text) ? { asked: 'cash' } : {}),
    },
    from: ask('what if it stays'),
  }
}

const sold = '(?:sales|billings?|fees|revenue|takings|turnover|trade|income|customers|clients)'
/** "Lose 10% of customers", "billing drops to 45k a week, how long does the cash last?": supposed without an "if". */
const bare = new RegExp(
  String.raw`^\W*(?:(?:cash|so|ok|and)\W+)*(?:(?:if|say) )?(?<core>(?:we )?lose \d[\d.]* ?(?:%|per ?cent) of (?:our |the )?${sold}|(?:our |the )?${sold} (?:drops?|falls?|go(?:es)?(?: down)?|slides?|sinks?) (?:to|by) (?:about )?\$?\d[\d,.]* ?(?:k|grand|%)?(?: (?:a|per) week)?)(?:\W+(?:${lasts}|(?:are|would) we (?:still )?(?:ok|okay|fine|alive)))?\W*$`,
  'i',
)

/** The scenario of a loss that is said like an order or a fact to come. */
const bareLoss = (
  { text: said }: Question,
  ask: AskAnew,
): { readonly plan: AnswerablePlan; readonly from: Question } | undefined => {
  const text = said.replaceAll('’', "'")
  const core = bare.exec(text)?.groups?.core
  if (core === undefined) return undefined
  const from = ask(`what if ${core}`)
  const reading = readScenario(from)
  if (reading?.plan.operator !== 'scenario' || reading.plan.changes.length !== 1) return undefined
  if (unfitWords(from, [reading.plan], reading.used).length > 0) return undefined
  return {
    plan: { ...reading.plan, ...(asksCash.test(text) ? { asked: 'cash' } : {}) },
    from: ask('what if it stays'),
  }
}

/** A loss of sales that is supposed, with costs that are said to stay or without. */
export const supposedLoss = (question: Question, ask: AskAnew): ReturnType<typeof bareLoss> =>
  steadyCosts(question, ask) ?? bareLoss(question, ask)

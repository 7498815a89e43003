/** Refusals that come too soon: of tax that a record speaks of, and of others where nothing in the question names any. */
import type { FindPlan } from '#schema/advisor/fact-plans'
import type { Plan } from '#schema/advisor/plan'
import { type Context, isNothing } from '../../plans/context.ts'
import { evaluateFind } from '../../plans/find.ts'
import type { Question } from '../../questions/question.ts'
import type { ReadQuestion } from '../../questions/read.ts'
import { readFind } from '../../questions/readers/find-reader.ts'
import { namesOthers } from '../../signposts/names-others.ts'
import { signsOf } from '../../signposts/sign-kinds.ts'
import { readAs } from '../decided-look.ts'

const [sure, unsure] = [0.8, 0.3]
/** From here on a message is about the business as a whole, whatever one of its words suggests. */
const ofBusiness = 0.9

const ofCash =
  /\b(?:cash|money|enough|afford|cover|(?:set|put) aside|hold|held|kept|reserve[ds]?|in the bank)\b/i
const asksRule =
  /\b(?:have to|need to|must|allowed|claim\w*|deduct\w*|owe|rate|charge|register\w*|exempt|legal\w*)\b/i

/** Whether the money for a tax is there: what a record says of that tax, and the cash. */
const ofTax = (question: Question, read: ReadQuestion, context: Context): ReadQuestion | undefined => {
  const { plan } = read
  const { text } = question
  const isOpen =
    plan.operator === 'clarify' ||
    plan.operator === 'advise' ||
    (plan.operator === 'decline' && plan.because === 'tax')
  if (!isOpen || !ofCash.test(text) || asksRule.test(text)) return undefined
  const [tax] = /\b(?:bas|gst|activity statement|tax)\b/i.exec(text) ?? []
  if (tax === undefined) return undefined
  const search: FindPlan = {
    operator: 'find',
    words: /bas|statement/i.test(tax) ? ['bas'] : [tax.toLowerCase(), 'statement'],
  }
  const found = evaluateFind(context, search)
  if (isNothing(found) || found.isNearest) return undefined
  const cash: Plan = {
    operator: 'value',
    measure: 'cash',
    period: { of: { kind: 'last', unit: 'week', count: 1 } },
  }
  return { ...readAs(search, sure), also: [cash] }
}

/** A question about this business that one of its words made one about others: what is on record, or a question back. */
const ofUs = (question: Question, read: ReadQuestion): ReadQuestion | undefined => {
  const { plan } = read
  const isOthers =
    plan.operator === 'decline' && (plan.because === 'another-business' || plan.because === 'outside')
  if (!isOthers || namesOthers(question.text)) return undefined
  if (signsOf(question)('business') < ofBusiness) return undefined
  const search = readFind(question)?.plan
  const about = search?.operator === 'find' ? search.words.join(' ') : ''
  return {
    ...readAs(
      {
        operator: 'clarify',
        choices: [
          ...(search?.operator === 'find' && about !== ''
            ? [{ label: `What is on record about ${about}`.slice(0, 120), plan: search }]
            : []),
          { label: 'Where the business stands', plan: { operator: 'overview', of: 'standing' } },
        ],
      },
      unsure,
    ),
  }
}

/** The reading in place of a refusal; undefined where the refusal stands. */
export const refusedLook = (
  question: Question,
  reads: readonly ReadQuestion[],
  context: Context,
): ReadQuestion | undefined => {
  const [read, other] = reads
  if (!read || other) return undefined
  return ofTax(question, read, context) ?? ofUs(question, read)
}

/** "Why did it miss?" after a decision with an outcome: what moved its measure from the weeks before to those it was measured over. */
import type { Plan } from '#schema/advisor/plan'
import type { Advisory } from '#schema/advisory/advisory'
import { plusDays } from '../../calendar.ts'
import type { Context } from '../../plans/context.ts'
import { withoutCourtesy } from '../../questions/threads/turn.ts'
import { given } from './picked-advisory.ts'

const asks =
  /^(?:why|how come|what went wrong|why do you think)(?: (?:not|so|with (?:it|that|this)|(?:didn't|did|hasn't|has) (?:it|that|this|they|the (?<place>first|second|third|last) (?:one)?)(?: not)? ?(?:miss|missed|fail|failed|flop|flopped|work|worked|fall short|fell short|pay off|come true)?|(?:it|that|this|they|the (?<named>first|second|third|last) one) (?:missed|failed|flopped|fell short)))?(?: (?:out|then|though|you think|do you think))*$/
const places = ['first', 'second', 'third']
const daysBefore = 28

const measured = ({ expects, outcome }: Advisory): boolean =>
  expects !== undefined && outcome?.found !== undefined

/** The plan of a turn that asks why a decision came out as it did; undefined for any other. */
export const whyMissed = (message: string, before: Plan | undefined, context: Context): Plan | undefined => {
  if (before?.operator !== 'decided') return undefined
  const text = withoutCourtesy(message).replaceAll(',', '')
  const found = asks.exec(text)
  if (!found) return undefined
  const { all, isOne } = given(before, context)
  const name = found.groups?.place ?? found.groups?.named
  const isOfMissed = /\b(?:miss|fail|flop|short|wrong)/.test(text) && !isOne
  const listed = all.filter((one) => measured(one) && (!isOfMissed || one.outcome?.verdict === 'missed'))
  const at = name === 'last' ? listed.length - 1 : name ? places.indexOf(name) : 0
  const own = name || isOne || listed.length === 1 ? listed[at] : undefined
  if (!own?.expects) return undefined
  const { measure, from, to } = own.expects
  return {
    operator: 'explain',
    measure,
    of: { of: { kind: 'dates', from, to } },
    against: { of: { kind: 'dates', from: plusDays(from, -daysBefore), to: plusDays(from, -1) } },
  }
}

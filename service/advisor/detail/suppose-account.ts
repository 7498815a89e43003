/** What a change of one account by a percentage would do: "what if the rent goes up 8%". */
import { plusDays, weekdayOf } from '../calendar.ts'
import { measure, stated } from '../figure.ts'
import { type Line, say } from '../line.ts'
import type { Records } from '../records.ts'
import type { Asked } from './asked.ts'
import type { Detail } from './detail.ts'
import { daysWords, dollarsOf, partName, rowsFigure } from './say-part.ts'
import { heldDays, type Part, sideOf, sumOf, within } from './sums.ts'

const weeks = 13
const daysInWeek = 7

const isRise = (text: string): boolean =>
  /\b(?:up|rises?|rose|increas\w*|goes? up|dearer|higher|more|adds?)\b/i.test(text)
const isFall = (text: string): boolean =>
  /\b(?:down|falls?|fell|drops?|cut|reduc\w*|decreas\w*|cheaper|lower|less|off)\b/i.test(text)

/** Undefined where the question supposes anything but one percentage of one account. */
export const supposeAccount = (
  records: Records,
  detail: Detail,
  { question }: Asked,
  part: Part,
): readonly (Line | undefined)[] | undefined => {
  const [amount, ...others] = question.amounts.filter(({ unit }) => unit !== 'plain')
  const { text } = question
  if (!amount || others.length > 0 || amount.unit !== 'percent' || isRise(text) === isFall(text))
    return undefined
  const held = heldDays(detail, part.dimension)
  if (part.dimension !== 'account' || !held || sideOf(detail, part) !== 'out') return undefined
  const lastSunday = plusDays(
    held.to,
    weekdayOf(held.to) >= 4 ? 6 - weekdayOf(held.to) : -1 - weekdayOf(held.to),
  )
  const days = within(
    { from: plusDays(lastSunday, 1 - weeks * daysInWeek), to: lastSunday },
    { ...held, to: lastSunday },
  )
  if (!days || days.from > plusDays(lastSunday, 1 - weeks * daysInWeek)) return undefined
  const mean = dollarsOf(sumOf(detail, part, days).money) / weeks
  const now = rowsFigure(records, `${partName(part)}, mean a week`, 'aud', [{ value: mean, days }])
  const change = rowsFigure(records, `${partName(part)}, change a week`, 'aud', [
    { value: (mean * amount.value) / 100, days },
  ])
  const size = measure(records)({
    label: 'change',
    unit: 'percent',
    formula: 'value',
    inputs: [stated('question', 'change', amount.value)],
  })
  return isRise(text)
    ? [
        say`${partName(part)} comes to ${now} a week ${daysWords(records, days)} (13 weeks). ${size} more costs ${change} a week, which comes off profit.`,
      ]
    : [
        say`${partName(part)} comes to ${now} a week ${daysWords(records, days)} (13 weeks). ${size} less saves ${change} a week, which adds to profit.`,
      ]
}

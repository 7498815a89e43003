/** Answers about one item, category, channel or account, or several together. */
import { capital, type Line, rows, say } from '../line.ts'
import type { Records } from '../records.ts'
import { changeLines, isAccount, type Lines, type PartContext } from './change-lines.ts'
import {
  daysWords,
  dayWords,
  dollarsOf,
  moneyFigure,
  partName,
  rowsFigure,
  sourceWords,
  unitsFigure,
} from './say-part.ts'
import { type Days, hasCutPeriods, heldDays, type Part, paidIn, sumOf, within } from './sums.ts'
import { bestLine, lastLine, priceLine, typicalLine } from './time-lines.ts'

/** "Came to $9,497", "took $1,234 for 69 sold". */
const sumLine = ({ records, detail }: PartContext, part: Part, days: Days): Line | undefined => {
  const sum = sumOf(detail, part, days)
  const when = daysWords(records, days)
  const money = moneyFigure(records, part, days, sum)
  if (sum.rows === 0)
    return {
      text: `${capital(partName(part))}: no row ${when}, so nothing ${isAccount(part) ? 'was booked' : 'was sold'}.`,
      figures: [],
    }
  if (isAccount(part)) return say`${capital(partName(part))} came to ${money} ${when}, ${sourceWords(part)}.`
  return say`${capital(partName(part))} took ${money} ${when}, for ${unitsFigure(records, part, days, sum)} sold, ${sourceWords(part)}.`
}

/** Each name of several that one word means. */
const eachLine = (context: PartContext, part: Part, days: Days): Line | undefined => {
  const { names = [] } = part
  if (names.length < 2) return undefined
  return rows(
    names.map((name) => {
      const one = { ...part, names: [name] }
      const sum = sumOf(context.detail, one, days)
      const money = moneyFigure(context.records, one, days, sum)
      return isAccount(part)
        ? say`- ${name}: ${money}`
        : say`- ${name}: ${money}, ${unitsFigure(context.records, one, days, sum)} sold`
    }),
  )
}

const countLine = (context: PartContext, part: Part, days: Days): Line | undefined => {
  const { records, detail } = context
  const sum = sumOf(detail, part, days)
  if (isAccount(part))
    return say`${capital(partName(part))} has ${unitsFigure(records, part, days, sum)} entries ${daysWords(records, days)}, ${moneyFigure(records, part, days, sum)} in all.`
  return say`${unitsFigure(records, part, days, sum)} of ${partName(part)} were sold ${daysWords(records, days)}, for ${moneyFigure(records, part, days, sum)} without tax.`
}

const shareLine = ({ records, detail }: PartContext, part: Part, days: Days): Line | undefined => {
  const all = { dimension: part.dimension }
  const [one, whole] = [sumOf(detail, part, days), sumOf(detail, all, days)]
  if (isAccount(part)) {
    const out = paidIn(detail, all, days).reduce(
      (sum, { amount, direction }) => (direction === 'out' ? sum + amount : sum),
      0n,
    )
    return shareOf(records, part, days, one.money, out, 'all money out of the books')
  }
  return shareOf(records, part, days, one.money, whole.money, 'all sales')
}

const shareOf = (
  records: Records,
  part: Part,
  days: Days,
  one: bigint,
  all: bigint,
  of: string,
): Line | undefined => {
  const sources = [
    { value: dollarsOf(one), days },
    { value: dollarsOf(all), days },
  ]
  const share = rowsFigure(records, `${partName(part)} of ${of}`, 'percent', sources, 'share')
  return say`${capital(partName(part))} was ${share} of ${of} ${daysWords(records, days)}: ${moneyFigure(records, part, days, { money: one })} of ${rowsFigure(records, of, 'aud', sources.slice(1))}.`
}

/** The answer to a form of question about a part; empty where the form cannot be answered. */
export const answerPart = (context: PartContext, part: Part): Lines => {
  const { asked, detail, records } = context
  const held = heldDays(detail, part.dimension)
  if (!held) return []
  const [named] = asked.days
  const days = within(named ?? held, held)
  if (!days)
    return [
      {
        text: `No row of ${partName(part)} is on record for that time: the rows run ${daysWords(records, held)}.`,
        figures: [],
      },
    ]
  if (hasCutPeriods(detail, part, days))
    return [
      {
        text: `Your books give ${partName(part)} for whole periods, and one of them lies only partly in that time. Ask for whole months.`,
        figures: [],
      },
    ]
  const main = (): Lines => {
    if (
      asked.days.length > 1 &&
      (asked.form === 'value' || asked.form === 'count' || asked.form === 'change')
    )
      return changeLines(context, part, held)
    switch (asked.form) {
      case 'count':
        return [countLine(context, part, days), eachLine(context, part, days)]
      case 'share':
        return [shareLine(context, part, days)]
      case 'typical':
        return [typicalLine(context, part, days)]
      case 'price':
        return [priceLine(context, part, days) ?? sumLine(context, part, days)]
      case 'last-time':
        return [lastLine(context, part, days)]
      case 'best-time':
        return [bestLine(context, part, days)]
      case 'change':
        return changeLines(context, part, held)
      case 'effect':
        return [
          ...changeLines(context, part, held),
          {
            text: 'Rows show what came after what, and not what caused it; the season is in both figures.',
            figures: [],
          },
        ]
      case 'why':
        return [...changeLines(context, part, held), { text: 'The rows do not say why.', figures: [] }]
      case 'worth':
        return [
          sumLine(context, part, days),
          shareLine(context, part, days),
          {
            text: isAccount(part)
              ? 'The rows do not say what it brings in, so I can’t weigh it.'
              : 'Costs are not on record by item, so I can’t say what it leaves. Give me its cost, and I’ll work that out.',
            figures: [],
          },
        ]
      default:
        return [sumLine(context, part, days), eachLine(context, part, days)]
    }
  }
  const isShort =
    named !== undefined && (days.from > named.from || days.to < named.to) && named.from <= held.to
  const isUnderWay = named !== undefined && named.to > held.to
  return [
    ...main(),
    isShort && asked.form !== 'change'
      ? {
          text: isUnderWay
            ? `The rows end on ${dayWords(held.to, records.now)}.`
            : `The rows begin on ${dayWords(held.from, records.now)}.`,
          figures: [],
        }
      : undefined,
  ]
}

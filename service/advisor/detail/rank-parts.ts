/** Lists items, categories, channels or accounts by what they took, were sold or cost. */
import { capital, type Line, rows, say } from '../line.ts'
import type { Records } from '../records.ts'
import type { Asked } from './asked.ts'
import { type Detail, type Dimension, namesOf } from './detail.ts'
import { daysWords, moneyFigure, sourceWords, unitsFigure } from './say-part.ts'
import { heldDays, sideOf, sumOf, within } from './sums.ts'

const words: readonly (readonly [Dimension, RegExp])[] = [
  [
    'category',
    /\b(?:categor(?:y|ies)|departments?|kinds? of (?:sale|work|job|treatment)s?|types? of (?:sale|work|job|treatment|service)s?)\b/i,
  ],
  ['channel', /\b(?:channels?|payment (?:types?|methods?)|locations?)\b/i],
  [
    'item',
    /\b(?:items?|products?|services?|procedures?|treatments?|sellers?|what (?:do|did|have) we (?:sell|sold)|what sells|sells)\b/i,
  ],
  [
    'account',
    /\b(?:accounts?|suppliers?|vendors?|payees?|by account|each account|which (?:bill|expense)s?)\b/i,
  ],
]

const asksList =
  /\b(?:which|what|top|best|worst|most|least|biggest|largest|smallest|highest|lowest|by|each|every|per|break ?down|list|rank(?:ed)?|popular|seller|sells)\b/i

/** The dimension that a question divides by; undefined where it names none. */
export const dimensionIn = ({ text }: Asked['question'], detail: Detail): Dimension | undefined => {
  if (!asksList.test(text)) return undefined
  const found = words.filter(([, pattern]) => pattern.test(text)).map(([dimension]) => dimension)
  const held = (dimension: Dimension) => namesOf(detail, dimension).length > 0
  const [first] = found
  if (first === undefined) return undefined
  if (held(first)) return first
  // A file may call its products categories.
  if (first === 'item' && held('category')) return 'category'
  return first === 'category' && held('item') ? 'item' : undefined
}

const nouns: Readonly<Record<Dimension, string>> = {
  item: 'items',
  category: 'categories',
  channel: 'channels',
  account: 'accounts',
}

const ofUnits =
  /\b(?:units?|popular|how many|number|quantity|often|sell(?:s|ing)? (?:the )?(?:most|best|least)|sold (?:the )?(?:most|least))\b/i
const listed = 5
const most = 15

/** The lines of a list; undefined where the question divides by nothing that is on record. */
export const rankParts = (
  records: Records,
  detail: Detail,
  { question, days, form }: Asked,
): readonly (Line | undefined)[] | undefined => {
  const dimension = dimensionIn(question, detail)
  const held = dimension && heldDays(detail, dimension)
  if (!dimension || !held || form === 'ahead' || form === 'suppose' || form === 'why' || days.length > 1)
    return undefined
  const span = within(days[0] ?? held, held)
  if (!span)
    return [
      { text: `No row is on record for that time: the rows run ${daysWords(records, held)}.`, figures: [] },
    ]
  const { text } = question
  const isProfit = /\b(?:profit\w*|margins?)\b/i.test(text)
  const isLow = /\b(?:worst|least|lowest|smallest|slowest|fewest|bottom|poorest)\b/i.test(text)
  const byUnits = dimension !== 'account' && ofUnits.test(text)
  const count = question.amounts.find(
    ({ unit, value }) => unit === 'plain' && Number.isInteger(value) && value > 0,
  )?.value
  const all = namesOf(detail, dimension)
    .filter(
      (name) =>
        dimension !== 'account' ||
        sideOf(detail, { dimension, names: [name] }) ===
          (/\b(?:in|income|received)\b/i.test(text) && !/\bin (?:[a-z]+)\b/i.test(text) ? 'in' : 'out'),
    )
    .map((name) => {
      const part = { dimension, names: [name] }
      return { name, part, sum: sumOf(detail, part, span) }
    })
    .filter(({ sum }) => sum.rows > 0)
    .toSorted((one, other) => {
      const by = byUnits ? other.sum.units - one.sum.units : Number(other.sum.money - one.sum.money)
      return isLow ? -by : by
    })
  const [first] = all
  if (!first) return undefined
  const shown = all.slice(0, Math.min(most, count ?? listed))
  const money = moneyFigure(records, first.part, span, first.sum)
  const units = unitsFigure(records, first.part, span, first.sum)
  const end = isLow ? 'least' : 'most'
  const main =
    dimension === 'account'
      ? say`Of the ${String(all.length)} accounts with money out in your books, “${first.name}” was ${isLow ? 'smallest' : 'largest'} ${daysWords(records, span)}, at ${money}.`
      : byUnits
        ? say`Of ${String(all.length)} ${nouns[dimension]}, “${first.name}” was sold ${end} ${daysWords(records, span)}: ${units}, for ${money}.`
        : say`Of ${String(all.length)} ${nouns[dimension]}, “${first.name}” took the ${end} ${daysWords(records, span)}: ${money}, for ${units} sold.`
  return [
    isProfit && dimension !== 'account'
      ? {
          text: `Costs are not on record by ${dimension}, so I can’t rank by profit; by revenue it is this.`,
          figures: [],
        }
      : undefined,
    main,
    shown.length > 1
      ? rows(
          shown.map(({ name, part, sum }) =>
            dimension === 'account'
              ? say`- ${capital(name)}: ${moneyFigure(records, part, span, sum)}`
              : say`- ${capital(name)}: ${moneyFigure(records, part, span, sum)}, ${unitsFigure(records, part, span, sum)} sold`,
          ),
        )
      : undefined,
    { text: `That is ${sourceWords({ dimension })}.`, figures: [] },
  ]
}

/** Writes the answer to a plan over rows, with corrections and gaps. */
import type { RowsPlan } from '#schema/advisor/rows-plan'
import { sayNothing } from '../../answers/writers/say-nothing.ts'
import type { Ask, Written } from '../../answers/written.ts'
import { nothing } from '../../plans/context.ts'
import { listed } from '../listed-names.ts'
import { withOneName } from '../one-name.ts'
import { dayWords } from '../say-part.ts'
import { isAccount, type Lines, meantDays, partsOfPlan, plain, type RowsContext } from './rows-context.ts'
import { sayCompare } from './say-compare.ts'
import { sayGrowth } from './say-growth.ts'
import { sayJump } from './say-jump.ts'
import { sayLacking } from './say-lacking.ts'
import { sayRank, sayUnsold } from './say-rank.ts'
import { sayShare } from './say-share.ts'
import { saySuppose } from './say-suppose.ts'
import { sayBest, sayLast, sayTypical } from './say-times.ts'
import { sayValue } from './say-value.ts'

const writers: { readonly [operation in RowsPlan['operation']]: (context: RowsContext) => Lines } = {
  value: sayValue,
  rank: sayRank,
  share: sayShare,
  growth: sayGrowth,
  jump: sayJump,
  best: sayBest,
  typical: sayTypical,
  last: sayLast,
  compare: sayCompare,
  suppose: saySuppose,
  unsold: sayUnsold,
  lacking: sayLacking,
}

/** "I read “lavendar” as “Lavender”." */
const heardLine = ({ heard = [] }: RowsPlan) =>
  heard.length === 0
    ? undefined
    : plain(`I read ${listed(heard.map(({ written, name }) => `“${written}” as “${name.slice(0, 60)}”`))}.`)

const mostSpelled = 3

/** Says once which spellings were merged. */
const spelledLine = (
  { records, plan }: RowsContext,
  otherSpellings: ReturnType<typeof withOneName>['otherSpellings'],
) => {
  const parts = [...(plan.parts ?? []), ...(plan.wholePart ? [plan.wholePart] : [])]
  const found = parts.flatMap(({ dimension, names = [] }) =>
    names.flatMap((name) => {
      const others = otherSpellings(dimension, name)
      return others.length > 0 ? [`“${name}” and ${listed(others.slice(0, 2).map((one) => `“${one}”`))}`] : []
    }),
  )
  return records && found.length > 0
    ? plain(`I count ${found.slice(0, mostSpelled).join(', and ')} as one name.`)
    : undefined
}

/** Where rows start or end within the requested time. */
const cutLine = (context: RowsContext) => {
  if (context.plan.operation === 'growth') return undefined
  const [part] = partsOfPlan(context.plan)
  const meant = part && meantDays(context, part)
  if (!part || !meant?.cut) return undefined
  const whose = isAccount(part) ? 'of your books' : 'of your sales file'
  return meant.cut.to > meant.days.to
    ? plain(`The rows ${whose} end on ${dayWords(meant.days.to, context.records.now)}.`)
    : plain(`The rows ${whose} begin on ${dayWords(meant.days.from, context.records.now)}.`)
}

const worthLine = ({ plan }: RowsContext) =>
  plan.manner === 'worth'
    ? plain(
        partsOfPlan(plan).some(isAccount)
          ? 'The rows do not say what it brings in, so I can’t weigh it.'
          : 'Costs are not on record by item, so I can’t say what it leaves. Give me its cost, and I’ll work that out.',
      )
    : undefined

export const sayRows = (ask: Ask<RowsPlan>): Written => {
  const { plan, context } = ask
  if (!context.detail) return sayNothing(ask, nothing('not-available'))
  const { detail, otherSpellings } = withOneName(context.detail)
  const rows = { records: context.records, detail, plan }
  const lines = writers[plan.operation](rows)
  return {
    lines: [
      heardLine(plan),
      ...lines,
      ...(plan.manner === 'worth'
        ? [
            ...sayShare({
              ...rows,
              plan: { ...plan, shareOf: partsOfPlan(plan).some(isAccount) ? 'costs' : 'sales' },
            }),
          ]
        : []),
      worthLine(rows),
      plan.operation === 'lacking' ? undefined : spelledLine(rows, otherSpellings),
      cutLine(rows),
    ],
    support: 1,
  }
}

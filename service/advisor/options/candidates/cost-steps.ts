/** Savings on an expense line: one whose share of revenue rose, or one in the matter. */
import { type ExpenseKind, expenseKinds } from '#schema/kpi/kpi'
import type { BusinessType } from '#schema/session/session'
import { weekdayText } from '../../calendar.ts'
import { unsigned } from '../../figure.ts'
import { type Line, say } from '../../line.ts'
import { measureLabel } from '../../measures/measure-names.ts'
import type { Grade } from '../option.ts'
import { assumed, price } from '../priced.ts'
import type { Scene } from '../scene.ts'
import { type Candidate, type Generator, overFourWeeks, toTenth } from './candidate.ts'

type CostKind = Exclude<ExpenseKind, 'staff'>

/** `what` follows its verb; `keep` says where to leave it. */
type Way = {
  readonly verb: string
  readonly what: string
  readonly short: string
  readonly keep: string
  readonly effort: Grade
}

const quotes = (what: string): Way => ({
  verb: 'Ask two suppliers to quote for',
  what,
  short: `get a second quote for ${what}`,
  keep: 'Stay with the current supplier if the best quote saves less than half of that.',
  effort: 'medium',
})
const trims = (what: string): Way => ({
  verb: 'Go through',
  what,
  short: `trim ${what}`,
  keep: 'put back what you cut',
  effort: 'low',
})

const rent: Way = {
  verb: 'Ask the landlord for relief on',
  what: 'the rent and outgoings',
  short: 'ask for relief on the rent',
  keep: 'Accept the present rent only for something of equal value, such as works or a shorter term.',
  effort: 'medium',
}

const ways: Readonly<Record<BusinessType, Readonly<Record<CostKind, Way>>>> = {
  cafe: {
    supplies: quotes('food and drink'),
    premises: rent,
    marketing: trims('local advertising'),
    other: trims('other costs'),
  },
  realestate: {
    supplies: quotes('photography and signs'),
    premises: rent,
    marketing: trims('portal listings and campaigns'),
    other: trims('other costs'),
  },
  consulting: {
    supplies: {
      verb: 'Renegotiate the day rates of',
      what: 'contractors',
      short: 'renegotiate contractor rates',
      keep: 'Do the work with your own people wherever a contractor will not move.',
      effort: 'medium',
    },
    premises: rent,
    marketing: trims('proposals and events'),
    other: trims('other costs'),
  },
  retail: {
    supplies: quotes('goods for sale'),
    premises: rent,
    marketing: trims('advertising'),
    other: trims('other costs'),
  },
  other: {
    supplies: quotes('supplies'),
    premises: rent,
    marketing: trims('advertising'),
    other: trims('other costs'),
  },
}

const fewestPoints = 0.2
const largest = 12

const stopLine = (scene: Scene, { keep }: Way): Line | undefined =>
  keep.endsWith('.') ? { text: keep, figures: [] } : say`If ${scene.words.sales} drop, ${keep}.`

const savingOn = (scene: Scene, kind: CostKind): readonly Candidate[] => {
  const { records, matter, sized } = scene
  const share = overFourWeeks(scene, `${kind}-share`)
  if (!share || share.of.value <= 0) return []
  const hasRisen = share.difference.value >= fewestPoints
  const isNamed = matter.levers.size <= 2 && matter.levers.has(kind)
  if (!hasRisen && !isNamed) return []
  const needed = hasRisen ? (100 * share.difference.value) / share.of.value : sized(3, 4, 6)
  const percent = Math.max(1, Math.min(largest, sized(6, 9, largest), toTenth(needed)))
  const changes = [{ lever: kind, by: 'percent', size: -percent } as const]
  const saving = assumed(records, `saving aimed for on ${kind}, percent`, 'percent', percent)
  const way = ways[records.business.type][kind]
  const name = measureLabel(kind, records.business.type)
  const step = say`${way.verb} ${way.what} by ${weekdayText(scene.friday)}, and aim for ${saving} less.`
  const short = say`${way.short}`
  if (!step || !short) return []
  return [
    {
      key: kind,
      step,
      short,
      because: hasRisen
        ? say`The share of revenue that goes on ${name} rose ${unsigned(share.difference)} to ${share.of} over four weeks.`
        : say`Over the last four weeks ${share.of} of revenue went on ${name}.`,
      stopIf: stopLine(scene, way),
      effort: way.effort,
      by: scene.friday,
      changes,
      restsOn: [],
      priced: price(scene.context, changes),
      lever: kind,
      tier: 1,
    },
  ]
}

export const costSteps: Generator = (scene) =>
  expenseKinds.flatMap((kind) =>
    kind === 'staff' || !scene.matter.levers.has(kind) ? [] : savingOn(scene, kind),
  )

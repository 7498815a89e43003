/** Says what the weekly worth of a step comes to over another time, or in part. */
import type { Horizon } from '#schema/advisor/change-plans'
import type { Figure } from '#schema/core/advice'
import { measure, stated } from '../../figure.ts'
import { type Line, say } from '../../line.ts'
import type { Option } from '../../options/option.ts'
import type { Records } from '../../records.ts'
import { roughly } from '../advice-words.ts'

const weeksIn: Readonly<Record<Horizon, number>> = { month: 52 / 12, quarter: 13, year: 52 }
const names: readonly (readonly [part: number, name: string])[] = [
  [2 / 3, 'two thirds of it'],
  [0.75, 'three quarters of it'],
  [0.5, 'half of it'],
  [1 / 3, 'a third of it'],
  [0.25, 'a quarter of it'],
  [0.2, 'a fifth of it'],
  [0.1, 'a tenth of it'],
]

/** The worth of an option over a time or in part; undefined where neither is asked. */
export const worthOver = (
  records: Records,
  { worth }: Option,
  { over, part }: { readonly over?: Horizon; readonly part?: number },
): Line | undefined => {
  if (over === undefined && part === undefined) return undefined
  if (!worth) return say`No record says what it is worth by the week, so I can’t work that out.`
  const factor = (over ? weeksIn[over] : 1) * (part ?? 1)
  const times = ({ label, value }: Figure) => {
    const figure = measure(records)({
      label: `${label}, ${over ? `over a ${over}` : 'in part'}`,
      unit: 'aud',
      formula: 'product',
      inputs: [stated('assumption', label, value), stated('question', 'how many times', factor)],
    })
    return figure && roughly(figure)
  }
  const [likely, low, high] = [times(worth.likely), times(worth.low), times(worth.high)]
  if (!likely || !low || !high) return undefined
  const share = measure(records)({
    label: 'part that comes true',
    unit: 'percent',
    formula: 'value',
    inputs: [stated('question', 'part', Math.round((part ?? 1) * 100))],
  })
  const name = names.find(([own]) => own === part)?.[1]
  const lead =
    part === undefined ? say`That is` : name ? say`With ${name}, that is` : say`With ${share} of it, that is`
  const sum =
    low.value < 0 && high.value > 0
      ? say`${likely} a ${over ?? 'week'} (anywhere from a loss of ${low} to a gain of ${high})`
      : say`${likely} a ${over ?? 'week'} (between ${low} and ${high})`
  return say`${lead} about ${sum}${over ? ', if every week is like that' : ''}, compared with doing nothing.`
}

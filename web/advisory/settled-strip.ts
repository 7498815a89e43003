/** Positions of expected and actual results on one scale of dollars a week; higher is better. Pure. */
import type { Advisory } from '#schema/advisory/advisory'
import type { AdvisoryOutcome, Expectation } from '#schema/advisory/outcome'
import { isMoney } from '../kit/figures/measure-value.ts'
import { goodSign } from '../kit/figures/outcome-text.ts'

/** Lowest and highest change. */
export type StripScale = { readonly low: number; readonly high: number }

/** Positions from 0 to 1: no change, the expected band, the promise and the result. */
export type Strip = {
  readonly zero: number
  readonly from: number
  readonly to: number
  readonly promised: number
  readonly found: number | undefined
}

type Changes = {
  readonly band: readonly [number, number]
  readonly promised: number
  readonly found?: number
}

const changesOf = (expects: Expectation, { found }: AdvisoryOutcome): Changes => {
  const better = (value: number) => goodSign(expects) * (value - expects.before)
  const [one, other] = [better(expects.low), better(expects.high)]
  return {
    band: [Math.min(one, other), Math.max(one, other)],
    promised: better(expects.value),
    ...(found === undefined ? {} : { found: better(found) }),
  }
}

/** A scale that covers all advice in dollars, and 0. */
export const scaleOf = (settled: readonly Pick<Advisory, 'expects' | 'outcome'>[]): StripScale => {
  const values = settled.flatMap(({ expects, outcome }) => {
    if (expects === undefined || outcome === undefined || !isMoney(expects.measure)) return []
    const { band, promised, found = 0 } = changesOf(expects, outcome)
    return [...band, promised, found]
  })
  return { low: Math.min(0, ...values), high: Math.max(1, ...values) }
}

export const stripOf = (expects: Expectation, outcome: AdvisoryOutcome, { low, high }: StripScale): Strip => {
  const place = (value: number) => (value - low) / (high - low)
  const { band, promised, found } = changesOf(expects, outcome)
  return {
    zero: place(0),
    from: place(band[0]),
    to: place(band[1]),
    promised: place(promised),
    found: found === undefined ? undefined : place(found),
  }
}

/** Part `alerts`: events reported and false alerts, over 104 replayed weeks of each industry with planted events. */
import { watchedMeasures } from '#schema/alert/alert'
import { planted, plantedWeeks, trades } from '../alert/planted-weeks.ts'
import { addScores, recallOf, type Score, scoreOf } from '../alert/replay-weeks.ts'
import type { Bench } from './bench-run.ts'

/** The rules were tuned with odd seeds; only even ones are reported. */
const seeds = { quick: 20, whole: 120 }

const sensitivities = ['low', 'medium', 'high'] as const

const line = ({ told, falsely, years }: Score): string => {
  const kinds = planted.map((kind) => `${kind} ${told[kind].told} of ${told[kind].all}`)
  const each = watchedMeasures.map((measure) => `${measure} ${(falsely[measure] / years).toFixed(2)}`)
  return `told ${(100 * recallOf(told)).toFixed(1)}% (${kinds.join(', ')}); false alerts a year: ${each.join(', ')}`
}

export const alerts = async ({ isQuick, print }: Bench) => {
  const results: Record<string, Score> = {}
  const reported = Array.from({ length: isQuick ? seeds.quick : seeds.whole }, (_, seed) => 2 * seed)
  for (const isCold of [false, true])
    for (const sensitivity of isCold ? (['medium'] as const) : sensitivities)
      for (const type of trades) {
        const score = addScores(
          reported.map((seed) => scoreOf(plantedWeeks(type, seed, { isCold }), sensitivity)),
        )
        const name = `${isCold ? 'nothing on record before' : 'a year on record before'}, ${sensitivity}, ${type}`
        results[name] = score
        print(`${name}: ${line(score)}`)
      }
  return results
}

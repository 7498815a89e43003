/** Says what it means if somebody leaves: lost work or trade, not just a saving. */
import type { ScenarioAnswer } from '#schema/advisor/change-answers'
import type { LeverChange } from '#schema/advisor/change-plans'
import { stated } from '../../figure.ts'
import { say } from '../../line.ts'
import { measureNamed } from '../../measures/measures.ts'
import { isNothing } from '../../plans/context.ts'
import { inputsOf } from '../../plans/inputs.ts'
import { wageOf } from '../../plans/lever-inputs.ts'
import { figureOf } from '../../plans/measured.ts'
import { peopleIn, teamInput } from '../../plans/people.ts'
import { typicalCover } from '../../plans/scenario.ts'
import { vocabularies } from '../../vocabulary.ts'
import { tradeOf, unsigned, type Written } from '../written.ts'
import { sayPayers } from './gone-payers.ts'

import { effect, type GoneAsk, passagesOf, quoteLine, quotesAbout, supposing, tenth } from './gone-words.ts'
import { horizonLine } from './say-horizon.ts'

/** Paid hours that go are work that goes; wages are saved only if others do it. */
const sayTeam = (ask: GoneAsk, who: string): Written | undefined => {
  const { plan, context } = ask
  const { records } = context
  const hours = plan.changes
    .filter(({ lever, by, size }) => lever === 'staff' && by === 'hours' && size < 0)
    .reduce((sum, { size }) => sum - size, 0)
  const others = plan.changes.filter(({ lever }) => lever !== 'staff')
  const cover = typicalCover(records, plan)
  if (hours === 0 || isNothing(cover)) return undefined
  const people = -peopleIn(records, plan.changes)
  const part = figureOf(records, {
    label: 'part of the paid work',
    unit: 'percent',
    ...(people > 0
      ? {
          formula: 'part-of-periods',
          inputs: [[stated('question', 'people who go', people)], [{ ...teamInput, part: 1 }]],
        }
      : {
          formula: 'hours-of-staff',
          inputs: [
            [stated('question', 'paid hours a week', hours)],
            [stated('assumption', 'wage an hour, AUD', wageOf(records))],
            inputsOf(records, measureNamed('staff'), cover),
          ],
        }),
  })
  if (!part || part.value >= 100) return undefined
  const isSized = others.length > 0
  const lost: LeverChange = {
    lever: 'volume',
    by: 'percent',
    size: -Math.round(tenth * part.value) / tenth,
  }
  const whole = supposing(ask, isSized ? plan.changes : [...plan.changes, lost])
  const saved = supposing(
    ask,
    plan.changes.filter(({ lever }) => lever === 'staff'),
  )
  const [role = ''] = who.split(' ').slice(-1)
  const quote = quotesAbout(ask, who).find(({ text }) =>
    text.title.toLowerCase().includes(role.toLowerCase()),
  )
  const { sales } = vocabularies[tradeOf(ask)]
  if (!whole || !saved) return undefined
  return {
    lines: [
      isSized
        ? say`Profit would ${effect(whole.profit)}, with the wages saved already counted.`
        : say`Count on a loss, not a saving. If ${sales} go with the hours (${part} of the paid work), profit would ${effect(whole.profit)}.`,
      horizonLine({ ...ask, plan: { ...whole.plan } }),
      isSized
        ? undefined
        : say`You save the wages, about ${unsigned(saved.profit.change)} a week until you replace them, only if the others pick up all of that work.`,
      quoteLine(quote),
      people > 0
        ? say`No record says what one person sells. Each person on the team counts as an equal share of the wages.`
        : say`No record says what one person sells. This uses our assumed wage; yours may differ.`,
    ],
    passages: passagesOf(quote),
    support: 0.6,
    weakness: 'no record says how much of the work goes with them',
  }
}

/** Answer if somebody leaves; undefined if nobody does, or the records are insufficient. */
export const sayGone = (ask: GoneAsk, answer: ScenarioAnswer): Written | undefined => {
  const { gone } = ask.plan
  if (!gone) return undefined
  return gone.of === 'team' ? sayTeam(ask, gone.who) : sayPayers(ask, gone, answer)
}

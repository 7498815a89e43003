/** The most valuable decision, priced beside the next best and doing nothing. */
import { cutText } from '#schema/core/cut-text'
import type { DigestChoice, DigestDecision } from '#schema/digest/digest'
import { capital } from '../../advisor/line.ts'
import type { Option } from '../../advisor/options/option.ts'
import { optionsFor } from '../../advisor/options/options-for.ts'
import { lineOf } from './digest-line.ts'
import type { DigestScene } from './digest-scene.ts'

/** Maximum number of choices besides doing nothing. */
const mostChoices = 3

const likely = ({ worth }: Option): number => worth?.likely.value ?? 0

const isGain = (option: Option): boolean => likely(option) > 0

const nameOf = ({ advisory, short }: Option): string => cutText(advisory?.title ?? capital(short.text), 200)

const choiceOf = (option: Option): DigestChoice => ({
  name: nameOf(option),
  isNothing: false,
  ...(option.worth ? { worth: option.worth.likely, low: option.worth.low, high: option.worth.high } : {}),
})

/**
 * The most valuable open advisory; if none has a price, the first step that the records support, or the first
 * open advisory; undefined if there is none of these.
 */
export const toldDecision = ({ context, personaKey }: DigestScene): DigestDecision | undefined => {
  const options = optionsFor(context, 'What to do next', personaKey)
  const byWorth = options.filter(isGain).toSorted((one, other) => likely(other) - likely(one))
  const best =
    byWorth.find(({ advisory }) => advisory) ?? byWorth[0] ?? options.find(({ advisory }) => advisory)
  if (best === undefined) return undefined
  const others = byWorth.filter((one) => one !== best).slice(0, mostChoices - 1)
  const [because, stopIf] = [lineOf(best.because), lineOf(best.stopIf)]
  return {
    title: nameOf(best),
    choices: [...[best, ...others].map(choiceOf), { name: 'Do nothing', isNothing: true }],
    by: best.by,
    ...(best.advisory ? { advisoryId: best.advisory.id } : {}),
    ...(because ? { because } : {}),
    ...(stopIf ? { stopIf } : {}),
  }
}

/** "Fewer customers or lower spend?": what each of the two took off revenue, or added to it. */
import type { ExplainPlan } from '#schema/advisor/change-plans'
import type { Figure } from '#schema/core/advice'
import { direction } from '../../figure.ts'
import { capital, type Line, say } from '../../line.ts'
import { isNothing } from '../../plans/context.ts'
import { evaluateExplain } from '../../plans/explain.ts'
import { vocabularies } from '../../vocabulary.ts'
import { basisWords } from '../comparison.ts'
import { type Ask, subjectFor, tradeOf, unsigned } from '../written.ts'

const halves: readonly string[] = ['revenue', 'transactions', 'revenue-per-transaction']

const isEither = /\bor\b/i
/** Words for what a single sale brings; those for how many there are come with the measure. */
const ofPrice =
  /\b(?:spend\w*|spent|bills?|prices?|pric(?:ing|ed)|tickets?|baskets?|cheaper|dearer|average|rates?|fees?|per (?:head|sale|customer))\b/i
const ofVolume =
  /\b(?:fewer|customers?|people|bums|covers|sales|transactions|visits?|volumes?|footfall|traffic|number|numbers|busy|quiet\w*|days|listings|settlements|how many)\b/i

/** From this part of both together, one of them is most of it. */
const most = 2 / 3

/** Asked which of the two it was, both with their sizes; undefined for any other question, or where only one moved. */
export const volumeOrPrice = (ask: Ask<ExplainPlan>): Line | undefined => {
  const { plan, context, message = '' } = ask
  if (!halves.includes(plan.measure) || plan.mover !== undefined) return undefined
  if (!isEither.test(message) || !ofPrice.test(message) || !ofVolume.test(message)) return undefined
  const answer = evaluateExplain(context, { ...plan, measure: 'revenue' })
  if (isNothing(answer)) return undefined
  const part = (formula: Figure['formula']) => answer.parts.find((one) => one.formula === formula)
  const [volume, price] = [part('volume-effect'), part('price-effect')]
  if (!volume || !price || direction(volume) === 'unchanged' || direction(price) === 'unchanged')
    return undefined
  const { sales } = vocabularies[tradeOf(ask)]
  const spend = subjectFor(ask, 'revenue-per-transaction').text.replace(/^the /, '')
  const revenue = subjectFor(ask, 'revenue').text
  const named = [
    { effect: volume, name: `${volume.value < 0 ? 'fewer' : 'more'} ${sales}`, they: 'they' },
    { effect: price, name: `a ${price.value < 0 ? 'lower' : 'higher'} ${spend}`, they: 'it' },
  ].toSorted((one, other) => Math.abs(other.effect.value) - Math.abs(one.effect.value))
  const [first, second] = named
  if (!first || !second) return undefined
  const [size, rest] = [Math.abs(first.effect.value), Math.abs(second.effect.value)]
  const each = basisWords[answer.basis]
  const moved = (effect: Figure): Line | undefined =>
    effect.value < 0
      ? say`took ${unsigned(effect)}${each} off ${revenue}`
      : say`added ${unsigned(effect)}${each} to ${revenue}`
  const isAlike = Math.sign(first.effect.value) === Math.sign(second.effect.value)
  if (!isAlike) {
    const turned = second.effect.value < 0 ? 'took' : 'added'
    return say`Mostly ${first.name}: ${first.they} ${moved(first.effect)}, while ${second.name} ${turned} ${unsigned(second.effect)}${second.effect.value < 0 ? ' off' : ''}.`
  }
  // Neither made it fall if it rose.
  const isDenied = ask.premise !== undefined && direction(answer.change) !== ask.premise
  if (isDenied) {
    const verb = ask.premise === 'down' ? 'fall' : 'rise'
    return say`Neither: ${revenue} did not ${verb}. ${capital(first.name)} ${moved(first.effect)}, and ${second.name} ${unsigned(second.effect)}.`
  }
  return size >= most * (size + rest)
    ? say`Mostly ${first.name}: ${first.they} ${moved(first.effect)}, and ${second.name} ${unsigned(second.effect)}.`
    : say`Both: ${first.name} ${moved(first.effect)}, and ${second.name} ${unsigned(second.effect)}.`
}

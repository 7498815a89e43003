/** How each style answers: what it adds to an answer, and in which order it speaks. */
import { lastWeeks, nameOf, unitOf, weeksInput } from '../analysis/weeks.ts'
import { facts } from '../brief/facts.ts'
import { lensOf } from '../brief/lenses.ts'
import { stepFor } from '../brief/levers.ts'
import { restsOf } from '../brief/themes.ts'
import type { View } from '../brief/view.ts'
import { measure } from '../figure.ts'
import { type Line, paragraph, say } from '../line.ts'
import type { Answer } from './answers/ask.ts'

/** True where a line says nothing that was not said: all its figures stand in what was told. */
const isTold = ({ text, figures }: Line, told: string): boolean =>
  told.includes(text) || (figures.length > 0 && figures.every(({ shown }) => told.includes(shown)))

/** The style's own question, once in a thread, and a fact of its choice that has not been told yet. */
const lookOf = (view: View, personaKey: string, told: string): Line => {
  const lens = lensOf(personaKey)
  const question = lens.question(view.words)
  const lines = lens.facts.map((name) => facts[name](view))
  const fresh = lines.find((line) => line !== undefined && !isTold(line, told))
  return paragraph([fresh && !told.includes(question) ? say`${question}` : undefined, fresh])
}

/** Words for how a figure is computed, for whoever wants the method. */
const methods: { readonly [formula: string]: string | undefined } = {
  change: 'a change is this week minus the week it is compared with',
  'change-percent': 'its percentage is of the earlier one',
  'volume-effect': 'the effect of volume is priced halfway between the two weeks, so that the parts add up',
  slope: 'a trend is the median of the slopes between all pairs of weeks (Theil-Sen)',
  share: 'a share is the total of that cost divided by total revenue',
  'price-profit': 'profit is price times number, less the costs that move with the number',
  'volume-profit': 'profit is the takings gained, less the costs that move with the number',
  'percent-of': 'the saving is that percentage of average weekly spending',
  'surplus-after': 'a week’s surplus is takings less costs, of which only those tied to the number change',
  projection: 'runway is projected along the median slope, and along its quartiles for the range',
  mean: 'averages are means over whole weeks or days',
}

const methodOf = (lines: readonly Line[]): Line | undefined => {
  const formulas = new Set(lines.flatMap(({ figures }) => figures.map(({ formula }) => formula)))
  // Without a change beside it there is nothing that "its" could speak of.
  const own = formulas.has('change')
    ? methods
    : { ...methods, 'change-percent': 'a percentage change is of what it is compared with' }
  const words = [...formulas].flatMap((name) => own[name] ?? []).slice(0, 3)
  return words.length === 0 ? undefined : say`Method: ${words.join('; ')}.`
}

/** What would show first that it goes wrong. */
const earlySign = ({ records }: View, { theme }: Answer): Line | undefined => {
  const { heading } = restsOf[theme]
  const input = weeksInput(lastWeeks(records, 13), heading)
  const lowest =
    input &&
    measure(records)({
      label: `lowest ${nameOf(records, heading)} of the last quarter`,
      unit: unitOf(heading).unit,
      formula: 'lowest',
      inputs: [input],
    })
  return say`The early warning sign is two weeks in a row below ${lowest}, the lowest ${nameOf(records, heading)} of the last quarter.`
}

const present = (lines: readonly (Line | undefined)[]): readonly Line[] =>
  lines.filter((line): line is Line => line !== undefined && line.text !== '')

/** The paragraphs of an answer as a style gives them; `before` is what was said in the thread. */
export const inStyle = (
  answer: Answer,
  view: View | undefined,
  personaKey: string,
  before: string,
): readonly Line[] => {
  const all = present(answer.paragraphs)
  if (view === undefined || answer.more === undefined) return all
  const step = answer.more === 'view and step' ? stepFor(view, lensOf(personaKey).levers) : undefined
  const todo = step && paragraph(step.lines)
  const lines = all.filter((line) => line.figures.length === 0 || !isTold(line, todo?.text ?? ''))
  const said = paragraph(lines)
  const look = lookOf(view, personaKey, [before, said.text, todo?.text ?? ''].join(' '))
  const isMethodic = personaKey === 'financial_analyst' || view.records.profile.preferredTone === 'analytical'
  const method = isMethodic ? methodOf(lines) : undefined
  // Figures and how they were made come first for the analyst; who runs the floor wants the step before the view.
  // A sentence that speaks of a table stays beside it.
  const isTabular = lines.some(({ text }) => text.startsWith('|'))
  if (personaKey === 'financial_analyst' && !isTabular)
    return present([lines[0], method, ...lines.slice(1), look, todo])
  if (personaKey === 'hospitality_ceo') return present([...lines, todo, method, look])
  const sign = personaKey === 'risk_manager' && !todo ? earlySign(view, answer) : undefined
  return present([...lines, method, paragraph([look, sign]), todo])
}

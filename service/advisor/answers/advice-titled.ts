/** Options that a question names: an open advisory by its title, or a step by what it does. */
import { advisoryAbout } from '../options/advisory-about.ts'
import type { Option } from '../options/option.ts'
import { optionsFor } from '../options/options-for.ts'
import type { AdvisePlan } from './advice.ts'
import type { Ask } from './written.ts'

/** A step has neither the mark nor the words of a question. */
const isStep = /^(?!(?:what|how|which|who|when|where|why|should|can|could|is|are|do|does)\b)[^?]+$/i

/** True for the step that was picked from a list by what it does: "ring the vendors and landlords who went quiet". */
export const isPicked = ({ short, advisory }: Option, matter: string): boolean =>
  !advisory && short.text.toLowerCase() === matter.trim().toLowerCase()

/** The options, plus the open advisory in the question, whatever lever it moves, or the step that was picked. */
export const withTitled = (
  ask: Ask<AdvisePlan>,
  matter: string,
  options: readonly Option[],
): readonly Option[] => {
  const every = () => optionsFor(ask.context, 'What to do next', ask.personaKey)
  const picked = options.some((one) => isPicked(one, matter))
    ? []
    : isStep.test(matter)
      ? every().filter((one) => isPicked(one, matter))
      : []
  if (picked.length > 0) return [...picked, ...options]
  const titled = advisoryAbout(ask.context.records, matter)
  if (titled?.status !== 'new' || options.some(({ key }) => key === titled.id)) return options
  const own = optionsFor(ask.context, titled.title, ask.personaKey).filter(({ key }) => key === titled.id)
  return [...own, ...options]
}

/** Options that a question names: an open advisory by its title, or a step by what it does. */
import { advisoryAbout } from '../options/advisory-about.ts'
import type { Option } from '../options/option.ts'
import { optionsFor } from '../options/options-for.ts'
import type { AdvisePlan } from './advice.ts'
import type { Ask } from './written.ts'

/** True for the step that was picked from a list by what it does: "ring the vendors and landlords who went quiet". */
export const isPicked = ({ short, advisory }: Option, matter: string): boolean =>
  !advisory && short.text.toLowerCase() === matter.trim().toLowerCase()

/** The options, plus the open advisory in the question, whatever lever it moves. */
export const withTitled = (
  ask: Ask<AdvisePlan>,
  matter: string,
  options: readonly Option[],
): readonly Option[] => {
  const titled = advisoryAbout(ask.context.records, matter)
  if (titled?.status !== 'new' || options.some(({ key }) => key === titled.id)) return options
  const own = optionsFor(ask.context, titled.title, ask.personaKey).filter(({ key }) => key === titled.id)
  return [...own, ...options]
}

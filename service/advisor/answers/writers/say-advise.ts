/** Says what could be done about a matter: the best option with its worth and its reason, then the next ones. */
import type { Plan } from '#schema/advisor/plan'
import type { Figure } from '#schema/core/advice'
import { dayText } from '../../calendar.ts'
import { showValue } from '../../figure.ts'
import { capital, type Line, rows, say } from '../../line.ts'
import type { Option, Worth } from '../../options/option.ts'
import { optionsFor } from '../../options/options-for.ts'
import { quoted } from '../../quotation.ts'
import { profileUsed } from '../../used-kinds.ts'
import type { Ask, Written } from '../written.ts'

type AdvisePlan = Extract<Plan, { readonly operator: 'advise' }>

const maxOthers = 2

/** An estimate, with two digits. */
const rough = (figure: Figure): Figure => ({
  ...figure,
  shown: showValue(figure.value, figure.unit, 'rough'),
})

/** "about $130 a week (between $64 and $190)": against doing nothing. */
const worthWords = ({ likely, low, high }: Worth): Line | undefined => {
  const way = likely.value < 0 ? ' less' : ''
  if (low.shown === high.shown) return say`about ${rough(likely)} a week${way}`
  return low.value < 0 && high.value > 0
    ? say`about ${rough(likely)} a week${way} (between ${rough(low)} less and ${rough(high)} more)`
    : say`about ${rough(likely)} a week${way} (between ${rough(low)} and ${rough(high)})`
}

const worthLine = ({ worth, statedWorth, by }: Option): Line | undefined => {
  const day = dayText(by)
  if (worth) return say`It is worth ${worthWords(worth)} in profit. Start by ${day}.`
  const told = statedWorth === undefined ? undefined : quoted(statedWorth, 80)
  return told ? say`The advisory puts its worth at ${told}. Start by ${day}.` : say`Start by ${day}.`
}

const otherRow = ({ short, worth }: Option): Line | undefined => {
  const name = { ...short, text: capital(short.text) }
  return worth ? say`- ${name}: ${worthWords(worth)}` : say`- ${name}`
}

/** How sure an option is to be worth what it says. */
const support = { priced: 0.75, unpriced: 0.65, none: 0.7 } as const

export const sayAdvise = ({ context, plan, personaKey }: Ask<AdvisePlan>): Written => {
  const [best, ...rest] = optionsFor(context, plan.matter, personaKey)
  if (!best)
    return {
      lines: [say`Nothing on record bears out a step on that, so I propose none.`],
      support: support.none,
    }
  const others = rest.slice(0, maxOthers)
  return {
    lines: [
      best.step,
      worthLine(best),
      best.because,
      best.advisory ? say`It is open under Advisories.` : undefined,
      // The Advisor gives the case against, too.
      personaKey === 'risk_manager' ? best.stopIf : undefined,
      others.length > 0 ? say`Otherwise:` : undefined,
      others.length > 0 ? rows(others.map(otherRow)) : undefined,
    ],
    passages: best.restsOn.flatMap(({ kind, id, title, sentence }) =>
      kind === 'connection' || kind === 'calendar'
        ? []
        : [{ kind, id, title, excerpt: sentence.slice(0, 1000) }],
    ),
    // A step takes its size from the tolerance of risk in the profile.
    kinds: profileUsed(context.records),
    support: best.worth ? support.priced : support.unpriced,
    weakness: best.worth ? 'what a step brings depends on how customers and staff take it' : undefined,
  }
}

/** Brief without an answer: what was searched, what is nearest by name, and what to record. */
import { today, weekdayText } from '../calendar.ts'
import { type Line, say } from '../line.ts'
import { lastWeeks, typicalWeeks } from '../options/priced.ts'
import { relatedTexts, tellingWords } from '../options/related-texts.ts'
import { sceneOf } from '../options/scene.ts'
import { evaluate } from '../plans/evaluate.ts'
import { quoted } from '../quotation.ts'
import { measured } from './change-words.ts'
import type { Ground } from './ground.ts'
import type { Sentence } from './sentence.ts'
import { shortDay } from './span-words.ts'

const line = (text: string): Line => ({ text, figures: [] })

const advisers = {
  legal: 'a solicitor',
  tax: 'your accountant or registered tax agent',
  health: 'your doctor',
  emergency: 'triple zero',
} as const

/** Whom to ask instead, for topics outside the records. */
const turnTo = ({ topic }: Ground): Line | undefined => {
  const because = topic.plan?.operator === 'decline' ? topic.plan.because : undefined
  return because !== undefined && because in advisers && hasAdviser(because)
    ? say`That is a matter for ${advisers[because]}.`
    : undefined
}
const hasAdviser = (because: string): because is keyof typeof advisers => Object.hasOwn(advisers, because)

/** True for a topic that only a text could answer, not a figure. */
const isForText = ({ topic: { plan, isUnheld } }: Ground): boolean =>
  isUnheld && (plan === undefined || !('measure' in plan))

/** The text with most words of the topic, though not enough to be about it. */
const nearestText = ({ records, topic }: Ground) => {
  const [found] = relatedTexts(records, topic.text, 0.15)
  const title = found && quoted(found.title, 80)
  return found && title ? { ...found, title } : undefined
}

/** What was searched, and what was found. */
const searched = (ground: Ground, about: string): readonly (Line | undefined)[] => {
  const { records, topic } = ground
  const found = nearestText(ground)
  if (found && isForText(ground)) {
    return [
      say`No figure on record measures ${about}, and no text covers all of it.`,
      say`The nearest is the ${found.kind} ${found.title} of ${shortDay(records, today(new Date(found.writtenAt)))}; read it first, as it has part of the answer.`,
    ]
  }
  const words = tellingWords(topic.text)
    .slice(0, 3)
    .flatMap((word) => quoted(word, 30) ?? [])
  const looked = words.length === 0 ? about : words.join(', ')
  return [
    say`Nothing on record is about ${about}: no figure measures it, and no text names it.`,
    say`A search of every memo, every advisory and the focus for ${looked} found ${found ? say`only the ${found.kind} ${found.title} of ${shortDay(records, today(new Date(found.writtenAt)))}, which has part of it` : 'nothing'}.`,
  ]
}

const profitAWeek = ({ context, records }: Ground) => {
  const answer = evaluate(
    { operator: 'value', measure: 'profit', period: lastWeeks(records, typicalWeeks), aggregate: 'mean' },
    context,
  )
  return answer.operator === 'value' ? answer.figure : undefined
}

/** Title and sentences if the records say nothing about the topic. */
export const honestBrief = (
  ground: Ground,
): { readonly title: Line; readonly sentences: readonly Sentence[] } => {
  const { records, topic, context, personaKey } = ground
  const about = quoted(topic.text, 60) ?? 'this question'
  const { friday, words } = sceneOf(context, topic.text, personaKey)
  const profit = profitAWeek(ground)
  const margin = measured(context, 'margin', lastWeeks(records, typicalWeeks))
  const runway = measured(context, 'runway', lastWeeks(records, 1))
  const breakEven = measured(context, 'break-even-revenue', lastWeeks(records, typicalWeeks))
  const put = (section: Sentence['in'], weight: number, said: Line | undefined): Sentence => ({
    in: section,
    weight,
    line: said,
  })
  const unknown = say`No record says what ${about} would cost, up front and each week, or what it would bring in`
  const room = say`${unknown}, but here is what you can afford: a typical week last quarter left ${profit} in profit, a margin of ${margin}; cash covers ${runway} of costs, and a week breaks even at ${breakEven} in revenue.`
  const nearest = isForText(ground) ? nearestText(ground) : undefined
  return {
    title:
      (nearest ? say`Nearest on record to ${about}: ${nearest.title}` : say`No record answers ${about}`) ??
      line('No record answers this'),
    sentences: [
      ...searched(ground, about).map((said) => put('what', 0, said)),
      put('why', 0, turnTo(ground)),
      put('why', 0, room ?? say`${unknown}.`),
      put(
        'soWhat',
        0,
        say`Put the cost and the return in a note on Finance or in the focus by ${weekdayText(friday)}, with the number of ${words.sales} a week that would pay for it, then ask ${about} again.`,
      ),
      put(
        'soWhat',
        0,
        line(
          'Until then, start small: run a trial only if you can afford to lose what it costs, can undo it, and measure it.',
        ),
      ),
    ],
  }
}

/** Parts of advice in words: worth, reason, earlier decisions, and the question's constraints. */
import type { Advisory } from '#schema/advisory/advisory'
import type { Figure } from '#schema/core/advice'
import { dayText, today } from '../calendar.ts'
import { showValue } from '../figure.ts'
import { capital, type Line, say } from '../line.ts'
import type { Constraints } from '../options/constraints.ts'
import type { Option, Worth } from '../options/option.ts'
import { tellingStems } from '../options/related-texts.ts'
import type { Verdict } from '../options/verdict.ts'
import { stemsOf } from '../passages.excerpt.ts'
import { quoted } from '../quotation.ts'
import type { Records } from '../records.ts'
import { sentencesOf } from '../timeline/dated-sentences.ts'

/** An estimate, with two significant digits. */
export const roughly = (figure: Figure): Figure => ({
  ...figure,
  shown: showValue(figure.value, figure.unit, 'rough'),
})

/** "about $130 a week (between $64 and $190)": compared with doing nothing. */
export const worthWords = ({ likely, low, high }: Worth): Line | undefined => {
  const way = likely.value < 0 ? ' less' : ''
  if (low.shown === high.shown) return say`about ${roughly(likely)} a week${way}`
  return low.value < 0 && high.value > 0
    ? say`about ${roughly(likely)} a week${way} (anywhere from a loss of ${roughly(low)} to a gain of ${roughly(high)})`
    : say`about ${roughly(likely)} a week${way} (between ${roughly(low)} and ${roughly(high)})`
}

export const worthLine = ({ worth, statedWorth, by, advisory }: Option): Line | undefined => {
  const start = advisory ? '' : ` Start by ${dayText(by)}.`
  // Leaving things as they are has no start date.
  if (!worth && statedWorth === undefined) return undefined
  if (worth?.promised)
    return say`Compared with doing nothing, it is worth ${worthWords(worth)} in profit, out of ${worth.promised} of revenue.${start}`
  const inWhat = advisory ? ', our estimate from what it says' : ' in profit'
  if (worth) return say`Compared with doing nothing, it is worth ${worthWords(worth)}${inWhat}.${start}`
  const told = statedWorth === undefined ? undefined : quoted(statedWorth, 80)
  return told ? say`The advisory puts its worth at ${told}.${start}` : undefined
}

export const otherRow = ({ short, worth }: Option): Line | undefined => {
  const name = { ...short, text: capital(short.text) }
  return worth ? say`- ${name}: ${worthWords(worth)}` : say`- ${name}`
}

// Sentences that depend on another one.
const leans = /^(?:The other|Neither|None|One|Both|That|This|It|They|Beans)\b/

/** Sentence of an advisory that is closest to the question; among equals, the last that makes sense alone. */
export const reasonOf = ({ message }: Advisory, matter: string): string | undefined => {
  const stems = new Set([...tellingStems(matter), ...stemsOf(matter)])
  const scored = sentencesOf(message)
    .filter((sentence, at) => at === 0 || !leans.test(sentence))
    .map((sentence) => ({
      sentence,
      hits: [...stemsOf(sentence)].filter((stem) => stems.has(stem)).length,
    }))
  return scored.toReversed().toSorted((one, other) => other.hits - one.hits)[0]?.sentence
}

const outcomes = { hit: ', and it did what it promised', missed: ', and it missed what it promised' } as const

export const settledLine = (advisory: Advisory): Line | undefined => {
  const { status, title, settledAt, outcome } = advisory
  const verdict = outcome?.verdict
  const became = verdict === 'hit' || verdict === 'missed' ? outcomes[verdict] : ''
  const when = settledAt ? ` on ${dayText(today(new Date(settledAt)))}` : ''
  const name = quoted(title, 90)
  return name && status !== 'new' ? say`you ${status} ${name}${when}${became}` : undefined
}

export const leads: Readonly<Record<Verdict, string>> = {
  yes: 'Yes.',
  probably: 'Probably yes.',
  'probably-not': 'Probably not.',
  no: 'No.',
  'in-part': 'Not altogether.',
  'not-yet': 'Not yet.',
  decided: 'That is decided:',
  dismissed: 'Not unless something has changed:',
  even: 'It could go either way.',
  unsure: 'I can’t tell from the records.',
}

/** Proposal of an open advisory in its own words, and its deadline. */
export const proposalOf = ({ title, suggestedAction }: Advisory, by: string): Line | undefined => {
  const [name, action] = [quoted(title, 90), suggestedAction && quoted(suggestedAction, 160)]
  if (!name) return undefined
  return action
    ? say`The open advisory ${name} proposes: ${action}. Decide by ${by}.`
    : say`Decide on the open advisory ${name} by ${by}.`
}

/** Constraints that shaped the list, or that the records cannot check. */
export const constraintLine = ({ order, without, budget, until }: Constraints): Line | undefined => {
  const parts = [
    order === 'cheapest' ? 'Least work first: no outlay is on record.' : '',
    order === 'quickest' ? 'Soonest first.' : '',
    order === 'safest' ? 'Lowest risk first.' : '',
    without ? `None of it means ${quoted(without.words, 60)?.slice(1, -1)}.` : '',
    budget && order !== 'cheapest'
      ? 'No record says what a step costs to set up: check that against your limit.'
      : '',
    until ? `All of it can start by ${dayText(until)}.` : '',
  ].filter((part) => part !== '')
  return parts.length > 0 ? { text: parts.join(' '), figures: [] } : undefined
}

export const passagesOf = (records: Records, options: readonly Option[]) =>
  options.flatMap(({ restsOn, key }) => {
    const own = records.advisories.find(({ id }) => id === key)
    return restsOn.flatMap(({ kind, id, title, sentence }) =>
      kind === 'connection' || kind === 'calendar'
        ? []
        : [
            {
              kind,
              id,
              title,
              excerpt: (own ? `${own.message}\n${own.suggestedAction ?? ''}` : sentence).slice(0, 1000),
            },
          ],
    )
  })

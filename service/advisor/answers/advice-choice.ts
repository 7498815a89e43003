/** Which of two matters comes first: open advisories beside each other, by what they are worth and by their dates. */
import type { Advisory } from '#schema/advisory/advisory'
import type { IsoDate } from '#schema/core/scalars'
import { dayText, today } from '../calendar.ts'
import { type Line, rows, say } from '../line.ts'
import { advisoryAbout } from '../options/advisory-about.ts'
import { choiceOfMatters, type MatterChoice, sidesOf } from '../options/choice-sides.ts'
import { readMatter } from '../options/matter.ts'
import type { Option, Worth } from '../options/option.ts'
import { optionsFor } from '../options/options-for.ts'
import { relatedTexts } from '../options/related-texts.ts'
import { plainWords, quoted } from '../quotation.ts'
import type { Records } from '../records.ts'
import { datesIn, sentencesOf } from '../timeline/dated-sentences.ts'
import { type Advice, askBack, written } from './advice.ts'
import { settledLine, worthWords } from './advice-words.ts'
import type { Written } from './written.ts'

const longest = { step: 160, title: 90, worth: 80 } as const

/** The advisory that a side of the question names, or that is nearest to it: an open one before a settled one. */
const advisoryOn = (records: Records, side: string): Advisory | undefined => {
  const named = advisoryAbout(records, side)
  if (named?.status === 'new') return named
  const near = relatedTexts(records, side).flatMap(
    ({ id }) => records.advisories.find((one) => one.id === id) ?? [],
  )
  return near.find(({ status }) => status === 'new') ?? named ?? near[0]
}

const isOpen = (one: Advisory | undefined): one is Advisory => one?.status === 'new'

/** True for a question that the records can answer as a choice: two matters of their own, one of them an open advisory. */
export const isChoiceOnRecord = (text: string, records: Records): boolean => {
  const choice = choiceOfMatters(text)
  if (!choice) return false
  const [one, other] = choice.sides.map((side) => advisoryOn(records, side))
  return (isOpen(one) || isOpen(other)) && one?.id !== other?.id
}

/** The first date ahead that an advisory names: by when its step must be done. */
const dateOf = ({ message, suggestedAction = '', createdAt }: Advisory, now: Date): IsoDate | undefined =>
  sentencesOf(`${suggestedAction}\n${message}`)
    .flatMap((sentence) => datesIn(sentence, createdAt))
    .map(({ to }) => to)
    .filter((day) => day >= today(now))
    .toSorted()[0]

type Side = {
  readonly open: Advisory
  readonly option: Option | undefined
  readonly date: IsoDate | undefined
}

const likely = ({ option }: Side): number => option?.worth?.likely.value ?? 0

/** Its worth in the advisory's words. */
const statedOf = ({ option, open }: Side): string | undefined => option?.statedWorth ?? open.worth
/** A sum of money that no week or month repeats. */
const isSum = /\$\s?\d(?!.*\b(?:a|per|each|every) (?:day|week|fortnight|month|year)\b)/i

/** "- “Ask a second roaster for a price”: about $210 a week; it names 27 November." */
const sideRow = ({ open, option, date }: Side): Line | undefined => {
  const told = statedOf({ open, option, date })
  const worth = option?.worth
    ? worthWords(option.worth)
    : told
      ? say`its worth is put at ${quoted(told, longest.worth)}`
      : say`no record puts a worth on it`
  return say`- ${quoted(open.title, longest.title)}: ${worth}${date ? say`; the date it names is ${dayText(date)}` : ''}`
}

const byWorth = (one: Side, other: Side): number => likely(other) - likely(one)
const byDate = (one: Side, other: Side): number => (one.date ?? '9999').localeCompare(other.date ?? '9999')

/** The sides, the first one first, and what puts it there. */
const inOrder = (
  by: MatterChoice['by'],
  sides: readonly [Side, Side],
): readonly [Side, Side, Line | undefined] => {
  const [one, other] = sides
  const first = (
    order: (one: Side, other: Side) => number,
    why: string,
  ): readonly [Side, Side, Line | undefined] => {
    const [before, after] = order(one, other) <= 0 ? [one, other] : [other, one]
    return [before, after, say`${quoted(before.open.title, longest.title)} comes first, since ${why}.`]
  }
  const isDated = one.date !== other.date
  if (by === 'date' && isDated) return first(byDate, 'its date is sooner')
  if (likely(one) !== likely(other)) {
    const isPriced = likely(one) > 0 && likely(other) > 0
    const isOnce = [one, other].some((side) => likely(side) === 0 && isSum.test(statedOf(side) ?? ''))
    return first(
      byWorth,
      isPriced
        ? 'it is worth more'
        : isOnce
          ? 'it brings that every week, and the other one a sum once'
          : 'it alone has a worth a week on record',
    )
  }
  if (isDated) return first(byDate, 'its date is sooner; the records put no larger worth on either')
  return [one, other, say`The records put no larger worth on either.`]
}

const sideOf = ({ ask, options }: Advice, open: Advisory): Side => {
  const { records } = ask.context
  const own = options.find(({ key }) => key === open.id)
  const option = own ?? optionsFor(ask.context, open.title, ask.personaKey).find(({ key }) => key === open.id)
  return { open, option, date: dateOf(open, records.now) }
}

const stepLine = ({ open }: Side): Line | undefined =>
  open.suggestedAction
    ? say`The step for ${quoted(open.title, longest.title)}: ${quoted(open.suggestedAction, longest.step)}`
    : undefined

/** The step that the records put a worth on for a side of the question. */
const stepOn = ({ ask }: Advice, side: string): (Option & { readonly worth: Worth }) | undefined => {
  const { context, personaKey } = ask
  const asked = `Should we ${side.replace(asking, '')}?`
  // Only what a figure can be named for has steps of its own: any matter has those that are open.
  const isNamed = readMatter(asked, context.records).named.length > 0
  const [best] = optionsFor(context, asked, personaKey).filter(({ key }) => isNamed || key === 'hours')
  return best?.worth && best.worth.likely.value > 0 ? { ...best, worth: best.worth } : undefined
}
const asking =
  /^\W*(?:(?:so|and|but|ok)\W+)*(?:(?:what|which)(?:['’]s| is| would be)? (?:better|best|smarter)[,:]?|(?:is|would) it(?: be)? (?:better|smarter|wiser) (?:for us )?to|(?:are|would) we(?: be)? better off(?: to)?|should (?:we|i)(?: rather)?|better to|to)\s*/i

/** Two steps of which each has a worth on record: "put prices up or cut staff hours?" */
const saySteps = (answer: Advice, sides: readonly string[]): Written | undefined => {
  const [one, other] = sides.map((side) => stepOn(answer, side))
  if (!one || !other || one.key === other.key) return undefined
  const [first, second] = [one, other].toSorted((a, b) => b.worth.likely.value - a.worth.likely.value)
  if (!first || !second) return undefined
  return written(
    answer,
    [
      say`The better of the two, going by the records, is to ${first.short}: it is worth more.`,
      rows([first, second].map(({ short, worth }) => say`- To ${short}: ${worthWords(worth)}`)),
      say`${first.step}`,
    ],
    [first, second],
  )
}

/** One side is open; the other was settled before, or is on no record. */
const sayOpenOne = (answer: Advice, open: Advisory, other: Advisory | undefined, name: string): Written => {
  const side = sideOf(answer, open)
  return written(
    answer,
    [
      other
        ? say`${quoted(open.title, longest.title)}: the other one is settled, ${settledLine(other)}.`
        : say`${quoted(open.title, longest.title)} is the only one of the two on record: nothing there is about ${plainWords(name.replace(/[?.!\s]+$/, ''), longest.title)}.`,
      sideRow(side),
      stepLine(side),
      other ? undefined : askBack,
    ],
    side.option ? [side.option] : [],
  )
}

/** Which of two comes first; undefined unless each is a matter of its own, and one of them an open advisory. */
export const sayChoice = (answer: Advice): Written | undefined => {
  const { ask, matter } = answer
  const { records } = ask.context
  const asked = choiceOfMatters(ask.plan.matter)
  const sides = asked?.sides ?? sidesOf(matter)
  const [one, other] = sides.map((side) => advisoryOn(records, side))
  if (sides.length < 2 || one?.id === other?.id) return undefined
  if (!isOpen(one) || !isOpen(other)) {
    if (!asked) return undefined
    // An advisory that only has a word of a side may be about something else.
    const steps = saySteps(answer, asked.sides)
    if (steps) return steps
    const [open, against, at] = isOpen(one) ? [one, other, 1] : [other, one, 0]
    return isOpen(open) ? sayOpenOne(answer, open, against, asked.sides[at] ?? '') : undefined
  }
  const [first, second, lead] = inOrder(asked?.by ?? 'either', [sideOf(answer, one), sideOf(answer, other)])
  return written(
    answer,
    [lead, rows([sideRow(first), sideRow(second)]), stepLine(first)],
    [first, second].flatMap(({ option }) => option ?? []),
  )
}

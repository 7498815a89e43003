/** Periods that a question names by an event: "since the landlord walked", "the week the pipe burst", "the auction week". */
import type { NamedPeriod, Period } from '#schema/advisor/period'
import { isCue, isLight, meaningOf, type Term } from '../term.ts'

const mostWords = 7
const leads = /^(?:the|our|that|we|they|when|a|an|he|she|i|my|those|these|his|her|their|its)$/i

/** Verbs that say only that something happened. */
const lightVerbs =
  /^(?:go|goes|going|went|gone|come|came|get|got|put|take|took|taken|make|made|happen|happened|start|started|begin|began|stop|stopped|out|was|were|had|has)$/i

const happens =
  /^(?:rose|fell|went|came|left|began|started|stopped|ended|opened|closed|moved|changed|dropped|jumped|slipped|burst|broke|put|quit|walked|joined|signed)$/i

/** True for a term that may be part of an event: a word with content of its own, and no time, number or question word. */
const isEventWord = (term: Term): boolean =>
  term.meanings.every(({ kind }) =>
    ['unknown', 'measure', 'lever', 'cue', 'filler', 'staff-hours'].includes(kind),
  )

const isEnd = (term: Term): boolean =>
  meaningOf(term, 'mark') !== undefined ||
  isCue(term, 'compare', 'than', 'and', 'but', 'how-many', 'how-much', 'question') ||
  !isEventWord(term)

const isNamed = (term: Term): boolean =>
  meaningOf(term, 'unknown') !== undefined ||
  (meaningOf(term, 'measure') ?? meaningOf(term, 'lever')) !== undefined

type Found = {
  readonly from: number
  readonly until: number
  readonly period: Period
  readonly relation?: true
}

/** The words of an event from a place on, with numbers of what is counted in it; none where there is no thing among them. */
const eventFrom = (terms: readonly Term[], start: number, isCounted = false) => {
  let until = start
  while (until < terms.length && until < start + mostWords) {
    const term = terms[until]
    const isNumber = isCounted && term !== undefined && meaningOf(term, 'number') !== undefined
    if (!term || (!isNumber && isEnd(term))) break
    until += 1
  }
  const own = terms.slice(start, until)
  const words = own
    .filter((term) => meaningOf(term, 'filler') === undefined && !leads.test(term.text))
    // As written: a text on record may have a word that the lexicon would take for a misspelling.
    .flatMap((term) => term.text.split(/\s+/))
    .filter((word) => /^\p{L}{3,}$/u.test(word) && !lightVerbs.test(word) && !leads.test(word))
  const isThing = own.some(isNamed)
  return isThing && words.length > 0
    ? {
        until,
        event: { kind: 'event', words: words } satisfies NamedPeriod,
      }
    : undefined
}

const isWeek = (term: Term | undefined): boolean => /^(?:week|wk)$/i.test(term?.text ?? '')

/** "Since the landlord walked" */
const sinceAt = (terms: readonly Term[], at: number): Found | undefined => {
  const [term, lead] = [terms[at], terms[at + 1]]
  if (!/^(?:since|after)$/i.test(term?.text ?? '')) return undefined
  // "Since rates rose": without an article, only what happened is an event.
  const happened =
    lead && isEventWord(lead) && terms.slice(at + 2, at + 6).some(({ text }) => happens.test(text))
  // "The rates" may be one term.
  if (!leads.test(lead?.text.split(' ')[0] ?? '') && !happened) return undefined
  // "The week after the launch" is one week.
  if (/^after$/i.test(term?.text ?? '') && /^(?:day|week|month)s?$/i.test(terms[at - 1]?.text ?? ''))
    return undefined
  const found = eventFrom(terms, at + 1, true)
  return found && { from: at, until: found.until, period: { of: { kind: 'since', from: found.event } } }
}

/** "The week the pipe burst", "the week before the settlements slipped" */
const weekAt = (terms: readonly Term[], at: number): Found | undefined => {
  const term = terms[at]
  const isBefore = /^(?:(?:the|a) )?week before$/i.test(term?.text ?? '')
  if (!isBefore && !isWeek(term)) return undefined
  const isSkipped = !isBefore && (isBeforeWord(terms[at + 1]) || /^of$/i.test(terms[at + 1]?.text ?? ''))
  const place = isSkipped ? at + 2 : at + 1
  if (!leads.test(terms[place]?.text ?? '')) return undefined
  const found = eventFrom(terms, place)
  // "What did the week of the burst main cost us?" is about what it cost.
  const isOfCost = isSkipped && terms.slice(place, found?.until).some(({ text }) => /^costs?$/i.test(text))
  if (!found || isOfCost) return undefined
  const moved = isBefore || isBeforeWord(terms[at + 1]) ? ({ moved: 'just-before' } as const) : {}
  return { from: at, until: found.until, period: { of: found.event, ...moved } }
}

/** "Wages when the film went up": after a figure, the time of what happened. */
const whenAt = (terms: readonly Term[], at: number): Found | undefined => {
  if (!/^when$/i.test(terms[at]?.text ?? '') || !leads.test(terms[at + 1]?.text ?? '')) return undefined
  if (/^(?:we|they|i|he|she|a|an)$/i.test(terms[at + 1]?.text ?? '')) return undefined
  // "What did it cost us when he left?" is about what that cost.
  if (/^(?:us|me)$/i.test(terms[at - 1]?.text ?? '')) return undefined
  if (!terms.slice(0, at).some((term) => meaningOf(term, 'measure'))) return undefined
  const found = eventFrom(terms, at + 1)
  return found && { from: at, until: found.until, period: { of: found.event } }
}

/** "Better than before the film": as long a time before it as there has been since. */
const beforeAt = (terms: readonly Term[], at: number): Found | undefined => {
  if (!isBeforeWord(terms[at]) || !leads.test(terms[at + 1]?.text.split(' ')[0] ?? '')) return undefined
  const beside = terms[at - 1]
  if (!beside || !isCue(beside, 'than', 'compare')) return undefined
  const found = eventFrom(terms, at + 1)
  return (
    found && {
      from: at,
      until: found.until,
      period: { of: { kind: 'since', from: found.event }, moved: 'just-before' },
    }
  )
}

const isBeforeWord = (term: Term | undefined): boolean => /^before$/i.test(term?.text ?? '')

/** "The auction week": a thing that the lexicon has no other meaning for. */
const namedWeekAt = (terms: readonly Term[], at: number): Found | undefined => {
  const [lead, thing] = [terms[at], terms[at + 1]]
  if (!/^(?:the|that|our)$/i.test(lead?.text ?? '') || !thing || !isWeek(terms[at + 2])) return undefined
  // "The steepest week" is one of several, and no event.
  const isThing =
    meaningOf(thing, 'unknown') !== undefined &&
    thing.meanings.length === 1 &&
    !/^\p{L}{3,}est$/u.test(thing.text)
  const event = { kind: 'event', words: thing.text.split(/\s+/) } satisfies NamedPeriod
  return isThing ? { from: at, until: at + 3, period: { of: event } } : undefined
}

const notOne = /^(?:a|an|any|each|every|per|which|what|no|one|another|other)$/i

/** "Bake sale day takings": a day that only its name tells, and no word to leave out. */
const namedDayAt = (terms: readonly Term[], at: number): Found | undefined => {
  const [before, thing, day] = [terms[at - 1], terms[at], terms[at + 1]]
  if (!thing || !/^(?:day|weekend)$/i.test(day?.text ?? '') || notOne.test(before?.text ?? ''))
    return undefined
  const isThing =
    thing.meanings.length === 1 &&
    meaningOf(thing, 'unknown') !== undefined &&
    !isLight(thing) &&
    thing.text.length > 3
  const event = { kind: 'event', words: thing.text.split(/\s+/) } satisfies NamedPeriod
  return isThing ? { from: at, until: at + 2, period: { of: event } } : undefined
}

/** "Leaving out the burst main week", "without the auction": the week of an event that is left out; several are not placed. */
const exceptedAt = (terms: readonly Term[], at: number): Found | undefined => {
  const [cue, lead, second] = [terms[at], terms[at + 1], terms[at + 2]]
  if (!cue || !isCue(cue, 'except') || !leads.test(lead?.text ?? '')) return undefined
  // "The slip week": whatever the word means elsewhere.
  if (second && isWeek(terms[at + 3]) && isEventWord(second) && second.words.every((word) => word.length > 3))
    return { from: at + 1, until: at + 4, period: { of: { kind: 'event', words: [...second.words] } } }
  const place = isWeek(second) && /^(?:of|with|when)$/i.test(terms[at + 3]?.text ?? '') ? at + 4 : at + 2
  const found = eventFrom(terms, leads.test(terms[place]?.text ?? '') ? place + 1 : place)
  if (!found || terms.slice(place, found.until).every((term) => meaningOf(term, 'unknown') === undefined))
    return undefined
  const until = isWeek(terms[found.until]) ? found.until + 1 : found.until
  return { from: at + 1, until, period: { of: found.event } }
}

/** The terms of a question, with each event as one period; its other words are said with it. */
export const withEvents = (terms: readonly Term[]): readonly Term[] => {
  const all = [...terms]
  for (let at = 0; at < all.length; at++) {
    const found =
      sinceAt(all, at) ??
      beforeAt(all, at) ??
      exceptedAt(all, at) ??
      weekAt(all, at) ??
      whenAt(all, at) ??
      namedWeekAt(all, at) ??
      namedDayAt(all, at)
    if (!found) continue
    for (let place = found.from; place < found.until; place++) {
      const term = all[place]
      if (!term) continue
      const meanings =
        place === found.from
          ? [{ kind: 'period' as const, period: found.period }]
          : [{ kind: 'filler' as const }]
      all[place] = { ...term, meanings }
    }
    at = found.until - 1
  }
  return all
}

/** Says what is urgent: what is of high priority and due soon, by its day, and then what is of high priority without a day. */
import type { FactsAnswer } from '#schema/advisor/answer'
import type { DuePlan } from '#schema/advisor/fact-plans'
import type { TimelineFact } from '#schema/advisor/timeline'
import type { Advisory } from '#schema/advisory/advisory'
import { today, weekdayText } from '../../calendar.ts'
import { type Line, say } from '../../line.ts'
import { tellingStems } from '../../options/related-texts.ts'
import { quoted } from '../../quotation.ts'
import type { Records } from '../../records.ts'
import { passagesOf } from '../facts-words.ts'
import { soonestFirst } from '../form/date-rows.ts'
import type { Ask, Written } from '../written.ts'

const [maxUrgent, maxUndated, maxOthers] = [4, 3, 2]
const [longestTitle, longestSentence, longestWorth] = [70, 130, 80]
const ofRecords = 0.93

const advisoryOf = ({ advisories }: Records, { source }: TimelineFact): Advisory | undefined =>
  advisories.find(({ id }) => id === source.id)

/** True for a text of high priority that nobody has turned down or put away. */
const isUrgent =
  (records: Records) =>
  (fact: TimelineFact): boolean => {
    const memo = records.memos.find(({ id }) => id === fact.source.id)
    if (memo) return memo.priority === 'high' && memo.status !== 'archived'
    return advisoryOf(records, fact)?.urgency === 'high'
  }

const leastShared = 0.5

/** The open advisory that a memo speaks of, by the words of its title and its step. */
const advisoryBehind = (records: Records, fact: TimelineFact): Advisory | undefined => {
  const own = advisoryOf(records, fact)
  const memo = records.memos.find(({ id }) => id === fact.source.id)
  if (own || !memo) return own
  const said = new Set(tellingStems(`${memo.subject} ${memo.content}`))
  return records.advisories.find(({ status, title, suggestedAction = '' }) => {
    const stems = tellingStems(`${title} ${suggestedAction}`)
    return status === 'new' && stems.filter((stem) => said.has(stem)).length >= leastShared * stems.length
  })
}

const worthOf = (advisory: Advisory | undefined): string => {
  const worth =
    advisory?.status === 'new' && advisory.worth ? quoted(advisory.worth, longestWorth) : undefined
  return worth ? ` (worth: ${worth})` : ''
}

const row = (records: Records, fact: TimelineFact): string | undefined => {
  const advisory = advisoryBehind(records, fact)
  const words = quoted(fact.source.sentence, longestSentence)
  const title = quoted(advisory?.title ?? fact.source.title, longestTitle)
  const day = fact.to === today(records.now) ? 'Today' : weekdayText(fact.to)
  return words && `- ${day}: ${title ? `${title}: ` : ''}${words}${worthOf(advisory)}`
}

const rows = (found: readonly (string | undefined)[]): Line => ({
  text: found.flatMap((one) => one ?? []).join('\n'),
  figures: [],
})

/** The same matter once: a memo often repeats its advisory. */
const eachOnce = (facts: readonly TimelineFact[]): readonly TimelineFact[] =>
  facts.filter(
    (fact, at) =>
      !facts.slice(0, at).some(({ source, to }) => source.id === fact.source.id && to === fact.to),
  )

export const sayUrgent = ({ context: { records } }: Ask<DuePlan>, { facts }: FactsAnswer): Written => {
  const dated = eachOnce(soonestFirst(facts.filter(({ kind }) => kind !== 'waiting')))
  const urgent = dated.filter(isUrgent(records)).slice(0, maxUrgent)
  const others = dated.filter((fact) => !isUrgent(records)(fact)).slice(0, maxOthers)
  const shown = new Set(urgent.flatMap((fact) => advisoryBehind(records, fact)?.id ?? []))
  const undated = records.advisories
    .filter(({ id, status, urgency }) => status === 'new' && urgency === 'high' && !shown.has(id))
    .slice(0, maxUndated)
  const isNone = urgent.length + undated.length === 0
  return {
    lines: [
      isNone ? say`Nothing of high priority is waiting.` : undefined,
      urgent.length > 0 ? say`Of high priority, by its day:` : undefined,
      urgent.length > 0 ? rows(urgent.map((fact) => row(records, fact))) : undefined,
      undated.length > 0 ? say`Of high priority, waiting for your decision:` : undefined,
      undated.length > 0
        ? rows(undated.map((one) => `- ${quoted(one.title) ?? ''}${worthOf(one)}`))
        : undefined,
      others.length > 0 ? say`Also due soon:` : undefined,
      others.length > 0 ? rows(others.map((fact) => row(records, fact))) : undefined,
    ],
    passages: passagesOf([...urgent, ...others]),
    support: ofRecords,
  }
}

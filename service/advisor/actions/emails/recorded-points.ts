/** Points on record for an email: facts that its recipient may know, and requests to them. */
import type { TimelineFact } from '#schema/advisor/timeline'
import type { Advisory } from '#schema/advisory/advisory'
import { daysBetween, today } from '../../calendar.ts'
import { commonStems, tellingStems } from '../../options/related-texts.ts'
import { stemsOf } from '../../passages.excerpt.ts'
import { plainWords } from '../../quotation.ts'
import type { Records } from '../../records.ts'
import { sentencesOf } from '../../timeline/dated-sentences.ts'
import { sourceOf } from '../../timeline/text-facts.ts'
import { type RecordText, textsOf } from '../../timeline/texts.ts'
import { inside, insideTeam } from './private-words.ts'
import { type Circle, circleOf, namesTeam, recipientStems } from './recipients.ts'
import { names, toRequest, toSecondPerson } from './second-person.ts'

export type Points = {
  readonly facts: readonly string[]
  /** Request to the recipient in a record, addressed to them. */
  readonly request: string | undefined
  /** Title of the open advisory with the request. */
  readonly undecided: string | undefined
  readonly sources: readonly TimelineFact['source'][]
}

const none: Points = { facts: [], request: undefined, undecided: undefined, sources: [] }
/** Maximum age of texts in days, except for open advisories; older matters are not news. */
const freshDays = 60
const [maxTexts, maxFacts] = [2, 3]
const enough = 0.4
/** Minimum score of further texts relative to the best one; lower if no topic is stated. */
const [nearAsGood, ofOneRecipient] = [0.6, 0.35]

// Sentences that depend on the one before, or reveal something private.
const isLeaning =
  /^(?:Neither|None|Nobody|One|Both|Their|Its|That|This|It|They|Either|With (?:it|them|those)|We haven’t|I’d|I |If |There (?:are|is)|Please|Until|By )\b|\bthe (?:first|second|other|latter)\b/
const pointsBack =
  /\b(?:it|they|them|those|these|the (?:increase|rise|fall|drop|change|difference|gap|result|reason|rest|same))\b/i

const permitted = (circle: Circle, text: string): boolean => {
  if (circle === 'confidant') return true
  if (circle === 'team') return !insideTeam.test(text)
  // Outsiders learn neither how many people work here nor how they are doing.
  return !inside.test(text) && !namesTeam(text)
}

const sentence = (text: string): string =>
  `${text.charAt(0).toUpperCase()}${text.slice(1).replace(/[.,;:\s]+$/, '')}.`

type Told = { readonly told: string; readonly from: string; readonly text: RecordText }

/** Parts of a sentence that the recipient may know, addressed to them; omits private clauses. */
const toldTo = (
  circle: Circle,
  people: ReadonlySet<string>,
  text: string,
  isAfterTold: boolean,
): readonly string[] => {
  // What a memo asks of its reader is no point for anybody else.
  if (isLeaning.test(text) || text.includes('?')) return []
  // "On last week’s sales of $17,458" is clear without the sum.
  const plain =
    circle === 'outside' ? text.replace(/\b(sales|fees|billing|revenue) of \$[\d,.]*\d/gi, '$1') : text
  const isFit = (one: string) =>
    permitted(circle, one) && !isLeaning.test(sentence(one)) && (isAfterTold || !pointsBack.test(one))
  const said = (one: string) => (circle === 'confidant' ? one : toSecondPerson(one, people))
  const whole = isFit(plain) ? said(plain) : undefined
  if (whole) return [whole]
  const clauses = plain.split(/,\s+(?:and|but)\s+|[;:]\s+/)
  return clauses.length < 2
    ? []
    : clauses
        .map(sentence)
        .filter((one) => /^\p{L}/u.test(one) && one.split(' ').length > 4 && isFit(one))
        .flatMap((one) => said(one) ?? [])
}

const timeStems = stemsOf(
  'monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december week weeks month months day days time times',
)
const usable = (stems: Iterable<string>): ReadonlySet<string> =>
  new Set([...stems].filter((stem) => !timeStems.has(stem) && !commonStems.has(stem)))

const shareOf = (stems: ReadonlySet<string>, own: ReadonlySet<string>): number =>
  stems.size === 0 ? 0 : [...stems].filter((stem) => own.has(stem)).length / stems.size

type Request = {
  readonly said: string
  readonly undecided: string | undefined
  readonly source: TimelineFact['source']
}

/** Requests in a memo to people who work here. */
const directiveIn = (found: readonly Found[]): Request | undefined => {
  for (const { text } of found) {
    const asked =
      text.kind === 'memo' ? sentencesOf(text.text).find((one) => /^Please\b/.test(one)) : undefined
    if (asked) return { said: plainWords(asked, 300), undecided: undefined, source: sourceOf(text, asked) }
  }
  return undefined
}

const requestIn = (
  found: readonly Found[],
  circle: Circle,
  people: ReadonlySet<string>,
  to: ReadonlySet<string>,
  advisory: (Advisory & { readonly suggestedAction: string }) | undefined,
): Request | undefined => {
  // Requests to somebody else are not theirs to answer.
  const isTheirs =
    circle !== 'outside' || (advisory && names(`${advisory.title} ${advisory.suggestedAction}`, to))
  if (advisory && isTheirs && permitted(circle, advisory.suggestedAction))
    return {
      said: plainWords(toRequest(advisory.suggestedAction, people), 300),
      undecided: advisory.title,
      source: sourceOf(
        { kind: 'advisory', id: advisory.id, title: advisory.title },
        advisory.suggestedAction,
      ),
    }
  return circle === 'team' ? directiveIn(found) : undefined
}

type Found = { readonly text: RecordText; readonly score: number }

/** Texts about both recipient and topic, as far as each is named; best first. */
const textsAbout = (
  records: Records,
  to: ReadonlySet<string>,
  about: ReadonlySet<string>,
): readonly Found[] => {
  const now = today(records.now)
  const statuses = new Map<string, Advisory['status']>(
    records.advisories.map(({ id, status }) => [id, status] as const),
  )
  const found = textsOf(records)
    .filter(({ kind, id, writtenAt }) => {
      const status = statuses.get(id)
      const isFresh = daysBetween(today(new Date(writtenAt)), now) <= freshDays
      return kind !== 'focus' && status !== 'dismissed' && (status === 'new' || isFresh)
    })
    .flatMap((text): readonly Found[] => {
      const own = stemsOf(`${text.title} ${text.text}`)
      const [toShare, aboutShare] = [shareOf(to, own), shareOf(about, own)]
      const isAbout = about.size === 0 ? toShare > 0 : aboutShare >= enough && (to.size === 0 || toShare > 0)
      const isOpen = statuses.get(text.id) === 'new'
      return isAbout ? [{ text, score: toShare + 2 * aboutShare + (isOpen ? 0.3 : 0) }] : []
    })
    .sort((one, other) => other.score - one.score || other.text.writtenAt.localeCompare(one.text.writtenAt))
  const least = (about.size > 0 ? nearAsGood : ofOneRecipient) * (found[0]?.score ?? 0)
  return found.filter(({ score }) => score >= least).slice(0, maxTexts)
}

/** First words, for recognising two sentences that say the same. */
const opening = (text: string): string => text.toLowerCase().split(' ').slice(0, 5).join(' ')

/** Points on record for a recipient and a topic. */
export const pointsFor = (records: Records, recipient: string, topic: string | undefined): Points => {
  const circle = circleOf(recipient)
  const { people, things } = recipientStems(recipient)
  const about = usable(tellingStems(topic ?? ''))
  const to = usable([...people, ...things])
  if (to.size + about.size === 0) return none
  const found = textsAbout(records, to, about)
  const advisories = new Map<string, Advisory>(records.advisories.map((one) => [one.id, one]))
  const advisory = found
    .map(({ text }) => advisories.get(text.id))
    .find((one) => one?.suggestedAction !== undefined && one.status === 'new')
  const instruction = advisory?.suggestedAction ?? ''
  const facts = found.flatMap(({ text }) => {
    const also = advisory?.id === text.id ? usable(stemsOf(instruction)) : new Set<string>()
    const wanted = new Set([...to, ...about, ...also])
    let isAfterTold = true
    return sentencesOf(advisories.get(text.id)?.message ?? text.text).flatMap((one): readonly Told[] => {
      const hits = [...stemsOf(one)].filter((stem) => wanted.has(stem)).length
      // A sum without a recipient may concern anybody.
      const isWanted = hits > 0 || (circle === 'confidant' && /\$\d|\d%/.test(one))
      const told = isWanted ? toldTo(circle, people, one, isAfterTold) : []
      isAfterTold = told.length > 0
      return told.map((words) => ({ told: plainWords(words, 300), from: one, text }))
    })
  })
  const kept = facts
    .filter(({ told }) => !instruction.startsWith(told.slice(0, 25)))
    .filter(({ told }, at) => facts.findIndex((one) => opening(one.told) === opening(told)) === at)
    .slice(0, maxFacts)
  const request = requestIn(
    found,
    circle,
    people,
    to,
    advisory && { ...advisory, suggestedAction: instruction },
  )
  return {
    facts: kept.map(({ told }) => told),
    request: request?.said,
    undecided: request?.undecided,
    sources: [...kept.map(({ text, from }) => sourceOf(text, from)), ...(request ? [request.source] : [])],
  }
}

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
import { circleOf, recipientStems } from './recipients.ts'
import { type Found, isForClause, isForSuch, requestIn } from './recorded-request.ts'
import { names } from './second-person.ts'
import { saysNotYet, toldTo } from './told-to.ts'

export type Points = {
  readonly facts: readonly string[]
  /** Request to the recipient in a record, addressed to them. */
  readonly request: string | undefined
  /** Title of the open advisory with the request. */
  readonly undecided: string | undefined
  readonly sources: readonly TimelineFact['source'][]
}

/** Nothing on record. */
export const noPoints: Points = { facts: [], request: undefined, undecided: undefined, sources: [] }
/** The facts alone. */
export const withoutRequest = (points: Points): Points => ({
  facts: points.facts,
  request: undefined,
  undecided: undefined,
  sources: points.sources.slice(0, points.facts.length),
})
/** Maximum age of texts in days, except for open advisories; older matters are not news. */
const freshDays = 60
const [maxTexts, maxFacts] = [2, 3]
const enough = 0.4
/** Minimum score of further texts relative to the best one; lower if no topic is stated. */
const [nearAsGood, ofOneRecipient] = [0.6, 0.35]

type Told = { readonly told: string; readonly from: string; readonly text: RecordText }

const timeStems = stemsOf(
  'monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december week weeks month months day days time times hour hours',
)
const usable = (stems: Iterable<string>): ReadonlySet<string> =>
  new Set([...stems].filter((stem) => !timeStems.has(stem) && !commonStems.has(stem)))

const ofOccasion = stemsOf(
  'meeting meet call chat coffee catch talk visit half hour going gone went rose risen suggest offer complain',
)

const ofPrices = stemsOf(
  'price prices pricing rise rises increase increases hike dearer charge charges cost costs premium new higher',
)

const shareOf = (stems: ReadonlySet<string>, own: ReadonlySet<string>): number =>
  stems.size === 0 ? 0 : [...stems].filter((stem) => own.has(stem)).length / stems.size

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

/** What a request is about, and which of the recipients it means. */
export type Matter = { readonly topic?: string | undefined; readonly clause?: string | undefined }

/** Points on record for a recipient and a topic; a dearer price may be on record in other words. */
export const pointsFor = (records: Records, recipient: string, { topic, clause }: Matter): Points => {
  const { things } = recipientStems(recipient)
  // What they supply, and that we want to talk, is no matter by itself.
  const telling = (text: string | undefined) =>
    usable(
      [...tellingStems(text ?? '')].filter(
        (stem) => !things.has(stem) && !ofOccasion.has(stem) && !/^\d+$/.test(stem),
      ),
    )
  const matter = [topic, clause].filter(Boolean).join(' ')
  const about = telling(matter)
  const isOfClause = topic === undefined && clause !== undefined
  const points = pointsAbout(records, recipient, about, { clause, isOfClause, matter })
  const others = new Set([...about].filter((stem) => !ofPrices.has(stem)))
  const isFound = points.facts.length > 0 || points.request !== undefined
  return isFound || others.size > 0 || about.size === 0
    ? points
    : pointsAbout(records, recipient, others, { clause, isOfClause, matter })
}

const mostShared = 0.6
/** True if an earlier fact says most of the same. */
const isRepeated = (fact: string, earlier: readonly string[]): boolean =>
  earlier.some((one) => shareOf(stemsOf(fact), stemsOf(one)) >= mostShared)

type Choice = {
  /** Says which of the recipients are meant; advice about others is left out. */
  readonly clause: string | undefined
  /** True if the clause is all that is known: what is said of somebody else is beside the point. */
  readonly isOfClause: boolean
  /** All words of what the request is about. */
  readonly matter: string
}

const pointsAbout = (
  records: Records,
  recipient: string,
  about: ReadonlySet<string>,
  { clause, isOfClause, matter }: Choice,
): Points => {
  const circle = circleOf(recipient)
  const { people, things } = recipientStems(recipient)
  const to = usable([...people, ...things])
  if (to.size + about.size === 0) return noPoints
  const found = textsAbout(records, to, about)
  const advisories = new Map<string, Advisory>(records.advisories.map((one) => [one.id, one]))
  const advisory = found
    .map(({ text }) => advisories.get(text.id))
    .find(
      (one) =>
        one?.suggestedAction !== undefined &&
        one.status === 'new' &&
        (clause === undefined || isForClause(one, clause)) &&
        (about.size > 0 || isForSuch(one, recipient)),
    )
  const instruction = advisory?.suggestedAction ?? ''
  const facts = found.flatMap(({ text }) => {
    const also = advisory?.id === text.id ? usable(stemsOf(instruction)) : new Set<string>()
    const wanted = new Set([...to, ...about, ...also])
    let isAfterTold = true
    return sentencesOf(advisories.get(text.id)?.message ?? text.text).flatMap((one, at): readonly Told[] => {
      const hits = [...stemsOf(one)].filter((stem) => wanted.has(stem)).length
      // A sum without a recipient may concern anybody.
      const isWanted =
        hits > 0 ||
        (isAfterTold && at > 0 && saysNotYet(one)) ||
        (circle === 'confidant' && about.size === 0 && /\$\d|\d%/.test(one))
      const isTheirs = !isOfClause || names(one, people)
      const told = isWanted && isTheirs ? toldTo(circle, people, one, isAfterTold) : []
      isAfterTold = told.length > 0
      return told.map((words) => ({ told: plainWords(words, 300), from: one, text }))
    })
  })
  const kept = facts
    .filter(({ told }) => !instruction.startsWith(told.slice(0, 25)))
    .filter(({ told }, at) => facts.findIndex((one) => opening(one.told) === opening(told)) === at)
    .filter(
      ({ told }, at, all) =>
        !isRepeated(
          told,
          all.slice(0, at).map((one) => one.told),
        ),
    )
    .slice(0, maxFacts)
  const request = requestIn(
    found,
    circle,
    people,
    to,
    stemsOf(matter),
    recipient,
    advisory && { ...advisory, suggestedAction: instruction },
  )
  return {
    facts: kept.map(({ told }) => told),
    request: request?.said,
    undecided: request?.undecided,
    sources: [...kept.map(({ text, from }) => sourceOf(text, from)), ...(request ? [request.source] : [])],
  }
}

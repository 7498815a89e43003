/** Points on record for an email: facts that its recipient may know, and requests to them. */
import type { Advisory } from '#schema/advisory/advisory'
import { tellingStems } from '../../options/related-texts.ts'
import { stemsOf } from '../../passages.excerpt.ts'
import { plainWords } from '../../quotation.ts'
import type { Records } from '../../records.ts'
import { sentencesOf } from '../../timeline/dated-sentences.ts'
import { sourceOf } from '../../timeline/text-facts.ts'
import type { RecordText } from '../../timeline/texts.ts'
import type { Points } from '../letters/points.ts'
import { isOfPrice, ofPrices, priceFacts } from '../letters/price-facts.ts'
import { shareOf, textsAbout, usable } from '../letters/texts-about.ts'
import { circleOf, recipientStems } from './recipients.ts'
import { isForClause, isForSuch, requestIn } from './recorded-request.ts'
import { names } from './second-person.ts'
import { saysNotYet, toldTo } from './told-to.ts'

/** Nothing on record. */
export const noPoints: Points = { facts: [], request: undefined, undecided: undefined, sources: [] }
const maxFacts = 3
/** A name for all who work here, by which no record is found. */
const anyOfUs = 'the team'
type Told = { readonly told: string; readonly from: string; readonly text: RecordText }

const ofOccasion = stemsOf(
  'meeting meet call chat coffee catch talk visit half hour going gone went rose risen suggest offer complain',
)

/** First words, for recognising two sentences that say the same. */
const opening = (text: string): string => text.toLowerCase().split(' ').slice(0, 5).join(' ')

/** What a request is about, and which of the recipients it means. */
export type Matter = { readonly topic?: string | undefined; readonly clause?: string | undefined }

/** "A different roaster" is none of those on record: what they did is not said to them. */
const ofAnother = /^(?:(?:a|an|some) )?(?:another|different|other|new|alternative|second|fresh)\b/i

/** Points on record for a recipient and a topic; nobody is told what somebody else of the kind did. */
export const pointsFor = (records: Records, recipient: string, matter: Matter): Points => {
  const points = pointsOf(records, recipient, matter)
  return ofAnother.test(recipient)
    ? { ...points, facts: points.facts.filter((fact) => !/\byou(?:r|rs|’\p{L}+)?\b/iu.test(fact)) }
    : points
}

/** A dearer price may be on record in other words. */
const pointsOf = (records: Records, recipient: string, { topic, clause }: Matter): Points => {
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
  if (isFound || about.size === 0) return points
  // What concerns the business concerns its people, whom a record need not name.
  const ofBusiness = circleOf(recipient) === 'team' && recipient !== anyOfUs
  if (ofBusiness) return pointsOf(records, anyOfUs, { topic, clause })
  const choice = { clause, isOfClause, matter }
  if (others.size === 0) return pointsAbout(records, recipient, others, choice)
  // "Hold the old price till February" shares no word with the record of the rise.
  return isOfPrice(matter) ? priceFacts(pointsAbout(records, recipient, new Set(), choice)) : points
}

const [mostShared, allBut] = [0.6, 0.9]
/** True if a later fact says all of it and more. */
const isFuller = (fact: string, later: readonly string[]): boolean =>
  later.some((one) => one.length > fact.length && shareOf(stemsOf(fact), stemsOf(one)) >= allBut)

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
        !isFuller(
          told,
          all.slice(at + 1).map((one) => one.told),
        ),
    )
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
    records.now,
    advisory && { ...advisory, suggestedAction: instruction },
  )
  return {
    facts: kept.map(({ told }) => told),
    request: request?.said,
    undecided: request?.undecided,
    sources: [...kept.map(({ text, from }) => sourceOf(text, from)), ...(request ? [request.source] : [])],
  }
}

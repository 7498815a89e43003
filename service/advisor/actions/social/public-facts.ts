/** A post about a subject from the records: full name, time and place, nothing private. */

import type { TimelineFact } from '#schema/advisor/timeline'
import type { Advisory } from '#schema/advisory/advisory'
import { daysBetween, today } from '../../calendar.ts'
import { capital } from '../../line.ts'
import { commonStems, tellingStems } from '../../options/related-texts.ts'
import { stemsOf } from '../../passages.excerpt.ts'
import { plainWords } from '../../quotation.ts'
import type { Records } from '../../records.ts'
import { sentencesOf } from '../../timeline/dated-sentences.ts'
import { sourceOf } from '../../timeline/text-facts.ts'
import { type RecordText, textsOf } from '../../timeline/texts.ts'
import { inside } from '../emails/private-words.ts'
import { namesTeam } from '../emails/recipients.ts'

export type PublicFacts = {
  /** Full name of the subject in the records: "ten-day, fixed-price diagnostic". */
  readonly name: string
  /** Sentences that may be public. */
  readonly facts: readonly string[]
  readonly sources: readonly TimelineFact['source'][]
  /** The open advisory with these facts. */
  readonly undecided: string | undefined
}

const enough = 0.5
const [maxTexts, maxFacts] = [2, 2]
/** Maximum age in days; posts are about current matters. */
const freshDays = 70

/** Public form of internal instructions: what is happening, not that it has to be done. */
const turns: readonly (readonly [RegExp, (...found: string[]) => string])[] = [
  [
    /^(?:Film|Photograph|Record) (.+?)(?:,? and (?:post|share|publish)\b.*)?$/,
    (what) => `${capital(what)}, on film`,
  ],
  [
    /^(?:Hand|Give|Offer) (.+?) to ((?:everyone|every|all|each|anyone)\b.+)$/,
    (what, to) => `${capital(what)} for ${to}`,
  ],
  [/^Open (.+?) (from .+)$/, (what, when) => `${capital(what)} is open ${when}`],
  [/^Put (.+?) (on the (?:board|menu|counter) .+)$/, (what, where) => `${capital(what)}, ${where}`],
  [
    /^(?:Reprint|Change|Set) .+? with (.+?) (up|down) (.+)$/,
    (what, way, by) => `${capital(what)} goes ${way} ${by}`,
  ],
]

// What a business keeps private: how it earns, decides, pays and worries.
const isPrivate =
  /\b(?:margin|profit|runway|cash|wages?|salar\w+|pay(?:roll|s)?|roster|advisory|decid\w+|decision|dismiss\w*|quote|lost?|lose|bench|idle|client base|average\w*|takings|revenue|fees?|billed|billing|bring|sells?|rates?|vendors?|landlords?|worth|we|our|us|I|please|staff|team|cooks?|floor team|customers?|buyers|auditor|invoice\w*)\b|%|\$/i

const isOurs = (text: string): boolean => isPrivate.test(text) || inside.test(text) || namesTeam(text)

const publicTurn = (action: string): string | undefined => {
  for (const [pattern, said] of turns) {
    const found = pattern.exec(action.replace(/[.\s]+$/, ''))
    if (found) return `${said(...found.slice(1))}.`
  }
  return undefined
}

const noName =
  /^(?:the|a|an|our|its|this|that|of|to|in|on|at|for|and|or|with|is|are|was|from|by|no|each|every|their|your|give|them|put|hold|film|offer|sell|second|as|it|be|any|new)$/i

/** Longest name of the subject in the texts: its last word with the words before it that belong to a name. */
const fullName = (subject: string, texts: readonly RecordText[]): string => {
  const head = subject.split(' ').at(-1) ?? subject
  const plain = subject.replace(/^(?:the|our|my|an?)\s+/i, '')
  const own = stemsOf(plain)
  const names = texts.flatMap(({ text }) =>
    [
      ...text.matchAll(
        new RegExp(
          String.raw`((?:[\p{L}\d-]+,? ){1,4})${head.replace(/[^\p{L}\d-]/gu, '')}(?![\p{L}\d])`,
          'giu',
        ),
      ),
    ].flatMap(([found]) => {
      const words = found.split(' ')
      const from = words.slice(0, -1).findLastIndex((word) => noName.test(word.replace(',', '')))
      const name = words.slice(from + 1).join(' ')
      // Another name of the same subject must contain all words of the request.
      return [...own].every((stem) => stemsOf(name.replaceAll('-', ' ')).has(stem)) ? [name] : []
    }),
  )
  const [longest] = names.toSorted((one, other) => other.length - one.length)
  return longest && longest.split(' ').length >= plain.split(' ').length && longest.length > plain.length + 3
    ? longest.charAt(0).toLowerCase() + longest.slice(1)
    : plain
}

const textsOn = (records: Records, subject: string): readonly RecordText[] => {
  const about = new Set(
    [...tellingStems(subject.replaceAll('-', ' '))].filter((stem) => !commonStems.has(stem)),
  )
  const now = today(records.now)
  const statuses = new Map<string, Advisory['status']>(
    records.advisories.map(({ id, status }) => [id, status]),
  )
  return textsOf(records)
    .filter(({ kind, id, writtenAt }) => {
      const isFresh = daysBetween(today(new Date(writtenAt)), now) <= freshDays
      return (
        (kind === 'memo' || kind === 'advisory') &&
        statuses.get(id) !== 'dismissed' &&
        (isFresh || statuses.get(id) === 'new')
      )
    })
    .flatMap((text) => {
      const own = stemsOf(`${text.title} ${text.text}`.replaceAll('-', ' '))
      const share = about.size === 0 ? 0 : [...about].filter((stem) => own.has(stem)).length / about.size
      return share >= enough ? [{ text, share }] : []
    })
    .sort((one, other) => other.share - one.share)
    .slice(0, maxTexts)
    .map(({ text }) => text)
}

/** Public information on a subject. */
export const publicFacts = (records: Records, subject: string): PublicFacts => {
  const texts = textsOn(records, subject)
  const advisories = new Map<string, Advisory>(records.advisories.map((one) => [one.id, one]))
  const about = new Set(tellingStems(subject.replaceAll('-', ' ')))
  const isOf = (words: string) => [...stemsOf(words)].some((stem) => about.has(stem))
  const found = texts.flatMap((text) => {
    const action = advisories.get(text.id)?.suggestedAction
    const turned = action === undefined ? undefined : publicTurn(action)
    const sentences = text.kind === 'memo' ? sentencesOf(text.text) : []
    const said = sentences.filter(
      (one) => /^(?:From|Every|On|The|A|An|Each)\b/.test(one) && !isOurs(one) && /\d/.test(one) && isOf(one),
    )
    return [
      ...(turned && action && isOf(turned)
        ? [{ fact: turned, source: sourceOf(text, action), id: text.id }]
        : []),
      ...said.map((one) => ({ fact: one, source: sourceOf(text, one), id: undefined })),
    ]
  })
  const kept = found.slice(0, maxFacts)
  const open = kept
    .map(({ id }) => (id ? advisories.get(id) : undefined))
    .find((one) => one?.status === 'new')
  return {
    name: plainWords(`${/^(?:the|our|my|an?) /i.exec(subject)?.[0] ?? ''}${fullName(subject, texts)}`, 80),
    facts: kept.map(({ fact }) => plainWords(fact, 240)),
    sources: kept.map(({ source }) => source),
    undecided: open?.title,
  }
}

/** Requests on record to the recipients of an email. */
import type { TimelineFact } from '#schema/advisor/timeline'
import type { Advisory } from '#schema/advisory/advisory'
import { today } from '../../calendar.ts'
import { stemsOf } from '../../passages.excerpt.ts'
import { plainWords } from '../../quotation.ts'
import { sentencesOf } from '../../timeline/dated-sentences.ts'
import { sourceOf } from '../../timeline/text-facts.ts'
import type { RecordText } from '../../timeline/texts.ts'
import { askedDays } from '../asked-days.ts'
import { proposalsIn } from './proposals.ts'
import { type Circle, recipientThings } from './recipients.ts'
import { names, ourPlan, toRequest } from './second-person.ts'
import { permitted } from './told-to.ts'

const quantity =
  /\b\d[\d,.]* ?(?:kg|kilos?|grams?|tonnes?|litres?|dozen|boxes|crates|cases|cartons|pallets|bags|bottles)\b(?! of\b)/i

/**
 * The request with its object; the object is what the text says that these recipients supply. Square brackets if the
 * text does not say.
 */
const withObject = (request: string, recipient: string, text: string): string => {
  const found = quantity.exec(request)
  if (!found) return request
  const thing = recipientThings(recipient).find((one) => new RegExp(`\\b${one}\\b`, 'i').test(text))
  const end = found.index + found[0].length
  return `${request.slice(0, end)} of ${thing ?? '[what]'}${request.slice(end)}`
}

/** A text about the recipients or the topic. */
export type Found = { readonly text: RecordText; readonly score: number }

type Request = {
  readonly said: string
  readonly undecided: string | undefined
  readonly source: TimelineFact['source']
}

const dated = /\b(?:by|before|until|on) (?:\p{Lu}\p{Ll}+day )?(\d{1,2} \p{Lu}\p{Ll}+)\b/u

/** True for a request whose day has passed. */
const isOver = (sentence: string, writtenAt: string, now: Date): boolean => {
  const [, day = ''] = dated.exec(sentence) ?? []
  const [until] = day === '' ? [] : askedDays(day, new Date(writtenAt)).days
  return until !== undefined && until < today(now)
}

/** Requests in a memo to people who work here. */
const directiveIn = (found: readonly Found[], now: Date): Request | undefined => {
  for (const { text } of found) {
    const asked =
      text.kind === 'memo'
        ? sentencesOf(text.text).find((one) => /^Please\b/.test(one) && !isOver(one, text.writtenAt, now))
        : undefined
    if (asked) return { said: plainWords(asked, 300), undecided: undefined, source: sourceOf(text, asked) }
  }
  return undefined
}

/** What others are asked or told: no request to those who work here, but a plan of ours. */
const ofOthers = /^(?:Ask|Ring|Call|Phone|Email|Write to|Talk to|Speak to|Meet|Visit|See) (?!them\b|each\b)/

/** A request on record to these recipients: of an open advisory, otherwise of a memo. */
export const requestIn = (
  found: readonly Found[],
  circle: Circle,
  people: ReadonlySet<string>,
  to: ReadonlySet<string>,
  about: ReadonlySet<string>,
  recipient: string,
  now: Date,
  advisory: (Advisory & { readonly suggestedAction: string }) | undefined,
): Request | undefined => {
  // Requests to somebody else are not theirs to answer.
  const isTheirs =
    circle !== 'outside' || (advisory && names(`${advisory.title} ${advisory.suggestedAction}`, to))
  if (advisory && isTheirs && permitted(circle, advisory.suggestedAction))
    return {
      said:
        circle !== 'outside' &&
        ofOthers.test(advisory.suggestedAction) &&
        !names(advisory.suggestedAction, people)
          ? ourPlan(plainWords(advisory.suggestedAction, 300))
          : withObject(
              plainWords(toRequest(advisory.suggestedAction, people), 300),
              recipient,
              advisory.message,
            ),
      undecided: advisory.title,
      source: sourceOf(
        { kind: 'advisory', id: advisory.id, title: advisory.title },
        advisory.suggestedAction,
      ),
    }
  if (circle === 'team') return directiveIn(found, now)
  const proposals =
    circle === 'outside'
      ? proposalsIn(
          found.map(({ text }) => text),
          people,
          about,
        ).filter(({ said }) => permitted(circle, said))
      : []
  const [first] = proposals
  return (
    first && {
      said: [...new Set(proposals.map(({ said }) => said))].join(' '),
      undecided: undefined,
      source: sourceOf(first.text, first.from),
    }
  )
}

const kindWords =
  /\b(?:new|past|former|old|lost|future|potential|small|large|largest|biggest|smallest|best|worst|young|late|first)\b/gi

/** True unless the recipients are a kind of people of whom the advisory does not speak: "new landlords". */
export const isForSuch = ({ title, suggestedAction = '', message }: Advisory, recipient: string): boolean => {
  const kinds = recipient.match(kindWords) ?? []
  const own = stemsOf(`${title} ${suggestedAction} ${message}`)
  return kinds.length === 0 || [...stemsOf(kinds.join(' '))].some((stem) => own.has(stem))
}

const half = 0.5
const lettersOf = (text: string): readonly string[] => text.toLowerCase().match(/\p{L}{4,}/gu) ?? []

/** True if title and instruction speak of the people whom the clause describes: "who went quiet". */
export const isForClause = ({ title, suggestedAction = '' }: Advisory, clause: string): boolean => {
  const own = new Set(lettersOf(`${title} ${suggestedAction}`))
  const words = lettersOf(clause)
  return words.length > 0 && words.filter((word) => own.has(word)).length / words.length >= half
}

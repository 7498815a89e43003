/** What a memo proposes to do for the recipients of an email: "I’d offer that approval to every landlord". */
import { stemsOf } from '../../passages.excerpt.ts'
import { plainWords } from '../../quotation.ts'
import { sentencesOf } from '../../timeline/dated-sentences.ts'
import type { RecordText } from '../../timeline/texts.ts'
import { names, toRequest, toYou } from './second-person.ts'

const proposes = /^I[’']d (?<what>.+)$/
/** Whom we let do it is our own affair. */
const lets =
  /^let (?:the |our )?[\p{L} ]+?s (?<what>(?:approve|answer|call|decide|fix|give|make|offer|pay|ring|send|sign|take|tell|write)\b.+)$/u

/** "Offer that approval": what it is was said in the sentence before, so the request itself has to speak of it. */
const pointsBack = /^\p{L}+ (?:it|them|(?:that|this|those|these|such)(?: (?<noun>\p{L}+))?)\b/iu

/** One sentence addressed to the recipients; undefined for one that proposes nothing to them. */
const said = (
  sentence: string,
  people: ReadonlySet<string>,
  about: ReadonlySet<string>,
): string | undefined => {
  const what = proposes.exec(sentence)?.groups?.what
  if (what === undefined || !names(what, people)) return undefined
  const back = pointsBack.exec(what)
  if (back && ![...stemsOf(back.groups?.noun ?? '')].some((stem) => about.has(stem))) return undefined
  const ours = lets.exec(what)?.groups?.what
  const text =
    ours === undefined
      ? toRequest(`${what.charAt(0).toUpperCase()}${what.slice(1)}`, people)
      : `We would ${toYou(ours.replace(/[.\s]+$/, ''), people)}.`
  return names(text, people) ? undefined : plainWords(text, 300)
}

export type Proposal = { readonly said: string; readonly from: string; readonly text: RecordText }

/** All that some texts propose to these people; `about` are the stems of what is asked for. */
export const proposalsIn = (
  texts: readonly RecordText[],
  people: ReadonlySet<string>,
  about: ReadonlySet<string>,
): readonly Proposal[] =>
  texts
    .filter(({ kind }) => kind === 'memo')
    .flatMap((text) =>
      sentencesOf(text.text).flatMap((from) => {
        const words = said(from, people, about)
        return words === undefined ? [] : [{ said: words, from, text }]
      }),
    )

/** Openings of texts that are no letters: a proposal, a reference, a speech. The facts are the writer’s to fill in. */
import { capital } from '../../line.ts'
import { taggedWords } from '../../subjects/tagged-words.ts'
import { article, cleaned, type Occasion } from './occasion.ts'
import { withoutParticiple } from './recipient-clause.ts'

const order = String.raw`\b(?:write|draft|make|prepare|compose|put together|create|need|want)\b(?: (?:me|us|up))*`
const asked = new RegExp(
  String.raw`${order} (?:an?|the|our|my)?\s*(?<what>[\p{L} ]{0,30}?\b(?<kind>proposal|pitch|tender|bid|reference|testimonial|speech|toast|bio|profile|agenda|policy|press release|newsletter)\b(?: \p{L}+)?)(?:(?:,| (?:for|to|about|on|of))\s+(?<whom>.+?))?[\s.!?]*$`,
  'iu',
)

type Form = (whom: string, business: string) => readonly string[]

const forms: readonly (readonly [RegExp, Form])[] = [
  [
    /proposal|pitch|tender|bid/i,
    (whom, business) => [
      `${capital(whom)} [what they need, in their words, and why now].`,
      `${business} proposes [what you would do, and what will be different at the end]. [The result you reached for somebody with the same need, with their permission.]`,
      'The work would take [how long], with [who would do it], at [price and what it includes].',
      'The next step: [a meeting or a decision, and by when].',
    ],
  ],
  [
    /reference|testimonial/i,
    (whom, business) => [
      'To whom it may concern',
      `${/^[A-Z]/.test(whom) ? whom : '[Name]'} worked at ${business} from [date] to [date] as [role].`,
      '[What they did well, with one example.] [How they worked with others.]',
      '[Whether you would work with them again.] For questions, call [number].',
      `[Your name]\n${business}`,
    ],
  ],
  [
    /./,
    (whom, business) => [
      `${capital(whom)}: [the one thing that readers should remember].`,
      '[What happened or will happen, when and where.] [Why it matters to them.]',
      '[What they should do next, and by when.]',
      business,
    ],
  ],
]

const phrase = new RegExp(
  String.raw`${order} (?:an?|the|our|my|some|any)?\s*(?<what>.+?)(?:\s+(?:for|about|to|on|of)\s+(?<whom>.+?))?[\s.!?]*$`,
  'iu',
)
const ofAnyLetter = new Set(
  'email mail draft letter message note text reply response answer follow up followup week month day today tomorrow morning thing something one few couple idea version template'.split(
    ' ',
  ),
)
const isTelling = ({ word, tag }: { readonly word: string; readonly tag: string }): boolean =>
  /^(?:NOUN|PROPN)$/.test(tag) && /^\p{L}{3,}/u.test(word) && !ofAnyLetter.has(word.replace(/s$/, ''))

/** A text of a kind that is not known, by its name: never a letter about something else. */
export const otherText: Occasion = ({ records: { business }, text }) => {
  const { what = '', whom } = phrase.exec(text)?.groups ?? {}
  const named = [what, whom ?? ''].some((part) => taggedWords(part).some(isTelling))
  if (!named) return undefined
  const name = cleaned([what, whom && `for ${whom}`].filter(Boolean).join(' '))
  return {
    to: undefined,
    subject: capital(name),
    paragraphs: [
      `[${capital(name)}: who will read it, and what they should remember.]`,
      '[The facts, with names, dates and places.]',
      business.name,
    ],
    isBare: true,
  }
}

/** The opening of a document in the words of the request, with brackets for all that nobody said. */
export const documentText: Occasion = ({ records: { business }, text }) => {
  const { what = '', kind = '', whom } = asked.exec(text)?.groups ?? {}
  if (kind === '') return undefined
  const name = cleaned(what).replace(/^(?:an?|the|our|my) /i, '')
  const to = whom === undefined ? undefined : withoutParticiple(cleaned(whom).replace(/,.*$/, ''))
  const form = forms.find(([words]) => words.test(kind))?.[1]
  return {
    to,
    subject: capital(to === undefined ? name : `${name} for ${to}`),
    paragraphs: form?.(to ?? '[name]', business.name) ?? [`${article(name)} ${name}`],
    isBare: true,
  }
}

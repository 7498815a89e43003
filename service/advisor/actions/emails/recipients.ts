/** Classifies recipients: people of the business, confidants, outsiders. */
import { stemsOf } from '../../passages.excerpt.ts'

/** `team` works here, `confidant` may see every figure, `outside` gets only what concerns them. */
export type Circle = 'team' | 'confidant' | 'outside'

const team =
  /\b(?:staff|team|crew|everyone|everybody|all|chef|cooks?|kitchen|baristas?|floor|casuals?|waiters?|waitress\w*|supervisors?|juniors?|seniors?|consultants?|agents|property managers?|assistants?|reception\w*|colleagues|employees|leads?|office)\b/i
const confidant =
  /\b(?:accountant|bookkeeper|partners?|mentor|advis[eo]r|coach|bank(?: manager)?|lender|board|directors?|investors?|shareholders?|co-?owners?|wife|husband|spouse|licensee)\b/i
// Agent, bank or staff of somebody else.
const ofOthers =
  /\b(?:buyers?|vendors?|clients?|landlords?|managing|letting|insurance|buyer|vendor)(?:[’']s?|s[’'])?\b/i

const workers =
  /\b(?:staff|team|crew|chef|cooks?|baristas?|waiters?|waitress\w*|supervisors?|juniors?|seniors?|consultants?|agents|property managers?|colleagues|employees)\b/i

/** True for a text that mentions people who work here. */
export const namesTeam = (text: string): boolean => workers.test(text)

export const circleOf = (recipient: string): Circle => {
  if (ofOthers.test(recipient)) return 'outside'
  if (confidant.test(recipient)) return 'confidant'
  return team.test(recipient) ? 'team' : 'outside'
}

const served =
  /\b(?:clients?|customers?|sponsors?|regulars?|vendors?|sellers?|tenants?|guests?|diners?|buyers?|owners?|landlords?|members?|visitors?|patients?)\b/i

/** True for people whom a business serves, and who pay it. */
export const isServed = (recipient: string): boolean => served.test(recipient)

/** Equivalent names in records: people, and what they supply or decide on. */
const sameAs: readonly (readonly [RegExp, people: string, things: string])[] = [
  [/\b(?:roasters?|coff?ee? (?:guy|man|people|supplier|company|rep)|beans?)\b/i, 'roaster', 'beans'],
  [/\b(?:dairy|milk)\b/i, 'dairy', 'milk'],
  [/\b(?:landlord|managing agent)\b/i, 'landlord', 'lease'],
  [/\blandlords\b/i, 'landlord owner', ''],
  [/\b(?:insurer|insurance|broker)\b/i, 'insurer broker', 'policy'],
  [/\bcouncil\b/i, 'council', 'licence'],
  [/\b(?:past|former|old|last year[’']?s) (?:clients?|sponsors?|customers?)\b/i, 'sponsor client', 'past'],
  [/\bsponsors?\b/i, 'sponsor client', ''],
  [/\b(?:lenders?|banks)\b/i, 'broker bank', ''],
  [/\b(?:chef|cooks?|kitchen)\b/i, 'chef', 'cook'],
  [/\bengineers?\b/i, 'engineers', 'desks'],
]

// Words for number or kind that identify nobody.
const nameless = stemsOf(
  'the our all last two three four five both each every main biggest largest smallest new old current other guy man woman lady people person company firm business manager owner contact rep mob folks team staff everyone everybody year',
)

/** Stems by which records name a recipient, and stems of related things. */
export const recipientStems = (
  recipient: string,
): { readonly people: ReadonlySet<string>; readonly things: ReadonlySet<string> } => {
  const also = sameAs.filter(([words]) => words.test(recipient))
  const stems = (words: readonly string[]) =>
    new Set([...stemsOf(words.join(' '))].filter((stem) => !nameless.has(stem)))
  const things = stems(also.map(([, , words]) => words))
  const people = new Set([...stems([recipient]), ...stemsOf(also.map(([, words]) => words).join(' '))])
  return { people: new Set([...people].filter((stem) => !things.has(stem))), things }
}

/** What these people supply or decide on, as a record may name it: "beans" of a roaster. */
export const recipientThings = (recipient: string): readonly string[] =>
  sameAs
    .filter(([words]) => words.test(recipient))
    .flatMap(([, , things]) => things.split(' ').filter(Boolean))

/** True for several people; the greeting then has no name. */
export const isMany = (recipient: string): boolean =>
  /\b(?:everyone|everybody|all|two|three|four|five|\d+|\p{L}{3,}[^s’'\W]s)\b|\b(?:staff|team|crew)(?=$|[^ ]| (?:of|at|in|on|from|who)\b)/iu.test(
    recipient,
  )

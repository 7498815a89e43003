/** What others charge for: by the kind of cost that holds it on record, and what it is called where it is one part of that. */
import type { CostKind } from './question.ts'

type Bought = {
  readonly kind: CostKind
  readonly name: string
  readonly words: string
  /** True where the words alone do not mean it: the landlord of a café is paid, that of an agency pays. */
  readonly isInPhrases?: boolean
}

/** Parts of a kind of cost: the records hold the kind as a whole. */
const parts: readonly Bought[] = [
  { kind: 'supplies', name: 'coffee beans', words: 'bean beans roaster roasters' },
  { kind: 'supplies', name: 'milk', words: 'milk dairy' },
  { kind: 'supplies', name: 'freight', words: 'freight courier couriers shipping' },
  { kind: 'supplies', name: 'packaging', words: 'packaging' },
  { kind: 'supplies', name: 'photography', words: 'photography photographer photographers' },
  { kind: 'premises', name: 'rent', words: 'rent lease' },
  { kind: 'premises', name: 'rent', words: 'landlord landlords', isInPhrases: true },
  { kind: 'premises', name: 'electricity', words: 'electricity power energy' },
  { kind: 'premises', name: 'gas', words: 'gas' },
  { kind: 'premises', name: 'council rates', words: 'council', isInPhrases: true },
  { kind: 'staff', name: 'overtime', words: 'overtime' },
  { kind: 'staff', name: 'superannuation', words: 'superannuation' },
  { kind: 'marketing', name: 'portal fees', words: 'portal portals' },
  { kind: 'other', name: 'cleaning', words: 'cleaning cleaner cleaners' },
  { kind: 'other', name: 'insurance', words: 'insurance insurer insurers premiums' },
  { kind: 'other', name: 'interest', words: 'interest loan loans mortgage overdraft', isInPhrases: true },
  { kind: 'other', name: 'bank fees', words: 'bank', isInPhrases: true },
]

/** Words that name a kind of cost as a whole. */
const wholes: readonly Pick<Bought, 'kind' | 'words'>[] = [
  { kind: 'staff', words: 'wage wages payroll salary salaries labour labor award' },
  {
    kind: 'supplies',
    words:
      'supplies supplier suppliers wholesaler wholesalers ingredient ingredients contractor contractors subcontractor subcontractors',
  },
  { kind: 'premises', words: 'premises' },
  { kind: 'marketing', words: 'marketing advertising adverts ads campaign campaigns' },
]

const split = (words: string): readonly string[] => words.split(' ')

/** Words that name a part of a kind of cost wherever they stand. */
export const partWords: readonly (readonly [CostKind, readonly string[]])[] = parts
  .filter(({ isInPhrases }) => isInPhrases !== true)
  .map(({ kind, words }) => [kind, split(words)])

const payees = new Set([...parts, ...wholes].flatMap(({ words }) => split(words)))

/** What a message names that is a part of a kind of cost. */
export const partIn = (text: string, kind: CostKind): string | undefined => {
  const said = new Set(text.split(' '))
  return parts.find((part) => part.kind === kind && split(part.words).some((word) => said.has(word)))?.name
}

const charge = /^(prices?|pricing|fees?|charges?|charging|rates?|commissions?)$/
const ourselves = /^(we|i|our|my)$/

const ownerBefore = (words: readonly string[], at: number): 'we' | 'others' | undefined => {
  for (let back = at - 1; back >= 0; back--) {
    const word = words[back] ?? ''
    if (payees.has(word)) return 'others'
    if (ourselves.test(word)) return 'we'
  }
  return undefined
}

/**
 * Who sets the price that a message speaks of: whoever is named last before the word for it, else whoever is named at
 * all, else we. Where it speaks of several, the one nearest to the size of the change counts.
 */
export const whoCharges = (text: string, namesCost: boolean): 'we' | 'others' => {
  const words = text.split(' ')
  const size = words.findIndex((word) => /^(%|\$?\d)/.test(word))
  const [at] = words
    .flatMap((word, index) => (charge.test(word) ? [index] : []))
    .sort((a, b) => Math.abs(a - size) - Math.abs(b - size))
  if (at === undefined) return namesCost ? 'others' : 'we'
  if (/^(us|me)$/.test(words[at + 1] ?? '')) return 'others'
  // "Suppliers up 6%: what do we charge?" gives the size of theirs, and asks about ours.
  const beforeSize = words.slice(Math.max(0, size - 4), Math.max(0, size))
  if (
    at > size &&
    beforeSize.some((word) => payees.has(word)) &&
    !beforeSize.some((word) => ourselves.test(word))
  )
    return 'others'
  const isOfThings = /^(of|for|from)$/.test(words[at + 1] ?? '')
  if (isOfThings && words.slice(at + 2, at + 6).some((word) => payees.has(word))) return 'others'
  return ownerBefore(words, at) ?? (namesCost ? 'others' : 'we')
}

/** Messages made to be slow to read: near-words, lists without an end, what makes a careless pattern try again and again. */

const filled = (word: string, length: number): string =>
  `${word} `.repeat(Math.ceil(length / (word.length + 1))).slice(0, length)

const pieces = [
  'revenux margim transactoins custmoers overheds wholesalrs campaigms comissions utilisatoin advertisng priortiy',
  'rent 5% and wagse',
  'rents, wagse,',
  'last month of january 2025 to',
  'what about with if because',
  'how many staff do we need',
  'marketing',
  'which of our suppliers is .',
  'a.a.a',
  'a@a',
  '"a" “b',
  '   and',
  ',',
  '"',
  '5 more extra less',
  '$5 % 5',
  "'",
] as const

/** One message for each kind, of the given length, at most 8,000 characters; `turn` makes each differ from the last. */
export const hostileMessages = (length: number, turn = 0): readonly string[] => [
  ...pieces.map((piece) => `${turn} ${filled(piece, length)}`.slice(0, length)),
  `${turn}${'a'.repeat(length)}`.slice(0, length),
  `${turn}${' '.repeat(length)}`.slice(0, length),
  `${turn}${','.repeat(length)}`.slice(0, length),
]

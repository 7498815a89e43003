/** Messages designed to be slow to read: near-words, endless lists, and whatever makes a careless pattern backtrack. */

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
  'why did revenue fall in july? why did profit fall in june?',
  'rent? wages? why? sales in may?',
  '12/13/2026 31/02/2025 2026-02-30',
  'revenue on 3 march 2026 and 4 april 2026,',
  'what if we cut rent by 5% and raise prices 3% and hire 2 staff',
] as const

/** The number of long questions that are put into one message. */
const longQuestions = (length: number, turn: number): string =>
  Array.from(
    { length: 6 },
    (_, n) => `${filled(`why did revenue a a fall in july 2026 ${turn + n}`, Math.floor(length / 6) - 2)}? `,
  ).join('')

/** One message of each kind with the given length, at most 8,000 characters; `turn` makes each one differ from the last. */
export const hostileMessages = (length: number, turn = 0): readonly string[] => [
  ...pieces.map((piece) => `${turn} ${filled(piece, length)}`.slice(0, length)),
  `${turn}${'a'.repeat(length)}`.slice(0, length),
  `${turn}${' '.repeat(length)}`.slice(0, length),
  // One word for most patterns, and none of the alphabet that they are quick at.
  `${turn}${'\u4e00\u5b57\u7684'.repeat(length / 3)}`.slice(0, length),
  // Each sign is eighteen letters when it is spelled out.
  `${turn}${'\ufdfa'.repeat(length)}`.slice(0, length),
  `${turn}${' \t\u00a0\u2003'.repeat(length / 4)}`.slice(0, length),
  `${turn}${','.repeat(length)}`.slice(0, length),
  longQuestions(length, turn).slice(0, length),
]

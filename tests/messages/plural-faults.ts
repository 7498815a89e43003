/** Finds a count of one with a plural noun ("1 days") in user-visible text. */

/** Singular nouns and verbs that end in s. */
const singular = [
  'brings',
  'needs',
  'takes',
  'weighs',
  'works',
  'waits',
  'lasts',
  'as',
  'business',
  'has',
  'is',
  'less',
  'was',
  'this',
  'does',
  'plus',
  'minus',
  'us',
  'its',
]

/** All faults like "1 days", "1 full weeks" or "1 more sales"; "1.0 points" and "21 days" are correct. */
export const pluralFaults = (text: string): readonly string[] =>
  [
    ...text.matchAll(
      /(?<![\d.,:$/–-])\b1 (?:(?:more|fewer|full|whole|open|last|urgent|billed) )?(\p{L}+)\b/gu,
    ),
  ]
    .filter(([, noun = '']) => /(?<!s)s$|^people$/.test(noun) && !singular.includes(noun))
    .map(([found]) => found)

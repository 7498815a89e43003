/** Finds a count of one with a plural noun, "1 days", in a text that people read. */

/** Words that end in s and name one thing, or say what one does. */
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

/** Every "1 days" of a text, also "1 full weeks" and "1 more sales"; "1.0 points" and "21 days" are right. */
export const pluralFaults = (text: string): readonly string[] =>
  [
    ...text.matchAll(
      /(?<![\d.,:$/–-])\b1 (?:(?:more|fewer|full|whole|open|last|urgent|billed) )?(\p{L}+)\b/gu,
    ),
  ]
    .filter(([, noun = '']) => /(?<!s)s$|^people$/.test(noun) && !singular.includes(noun))
    .map(([found]) => found)

/**
 * Faults of a generated text that need no judgement: doubled words, wrong plurals and articles, stray spaces, missing
 * values.
 */

/** Words that end in s and may follow a count of one. */
const notPlural =
  /^(is|was|has|as|less|plus|this|its|across|versus|does|always|minus|us|yes|loss|business|gross|ours)$/

const lines = (text: string): readonly string[] => text.split('\n').filter((line) => !/^\s*\|/.test(line))

const singularsOf = (line: string): readonly string[] =>
  [...line.matchAll(/(?<![\d.,$]|\d )\b1 (?:more |fewer |open |further )?([a-z]+s)\b/g)]
    .filter(([, word = '']) => !notPlural.test(word))
    .map(([found]) => found)

const startsOf = (line: string): readonly string[] =>
  line
    .split(/(?<=[a-z)”’%\d][.!?])\s+/)
    .map((sentence) => sentence.replace(/^(?:[-*] |\d+\. )?[*_“‘([\s]*/u, ''))
    .filter((sentence) => /^\p{Ll}/u.test(sentence))

const patterns: readonly (readonly [string, RegExp])[] = [
  ['a doubled word', /\b(?!that\b|had\b)(\p{L}{2,}) \1\b/iu],
  ['a space before punctuation', /\S [,.;:!?](?=\s|$)/],
  ['two spaces', /\S {2,}\S/],
  ['two marks', /[,;:][,.;:]|(?<!\.)\.\.(?!\.)|[!?]\./],
  ['a for an', /\ba (?:\$?8(?![\d]{1,2}(?!\d))|\$?1[18](?!\d)|[aeio][a-z]+(?<!one|once|ones|one-\w+))\b/i],
  ['an for a', /\b[Aa]n (?![aeiouAEIOU8“[]|1[18]\b|hour|honest|hono|heir|[A-Z]{2})/],
  ['a value that is missing', /\bundefined\b|\bNaN\b|\bInfinity\b|\[object|\{[\w ]+\}/],
  ['a number with a sign in the wrong place', /\$-|--\d|\+-|% percent/],
  ['cents with one digit', /\$\d[\d,]*\.\d(?!\d)/],
]

/** The mechanical faults of a text, each with its place. */
export const mechanicalFaults = (text: string): readonly string[] => [
  ...lines(text).flatMap((line) => [
    ...patterns.flatMap(([name, pattern]) => {
      const found = pattern.exec(line)
      return found ? [`${name}: …${line.slice(Math.max(0, found.index - 25), found.index + 35)}…`] : []
    }),
    ...singularsOf(line).map((found) => `a plural for one: ${found}`),
    ...startsOf(line).map((sentence) => `a small letter at the start: ${sentence.slice(0, 50)}`),
  ]),
  ...(/((?:Earlier|Later) days are not on record)[\s\S]*\1/.test(text)
    ? [`said twice: ${text.slice(0, 80)}`]
    : []),
  ...((text.match(/“/g)?.length ?? 0) === (text.match(/”/g)?.length ?? 0)
    ? []
    : [`an open quotation: ${text.slice(0, 80)}`]),
]

/** What an edit leaves out of a draft: "say nothing about the water authority", "remove the deadline", "without the phone number". */

const ofMatter =
  /\b(?:(?:mention|say|with|include)\s+(?:nothing|no word)|(?:don[’']?t|do not|never|not to|without|no|not)\s+(?:mention(?:ing)?|say(?:ing)?|includ(?:e|ing)|bring(?:ing)? up|talk(?:ing)?|nam(?:e|ing)|put(?:ting)?)(?: in)?|(?:remove|drop|delete|leave (?:out|off)|take out|cut(?: out)?|lose|scrap|ditch|strike|get rid of|without|no mention of|no)\b)\s+(?:anything |a word |all |any )?(?:the |our |my |your )?(?:bit |part |line |sentence |mention )?(?:about |of |on |with )?(?:the |our |my )?(?<what>[^,;]+?)(?: in (?:it|there))?(?: and (?:make|keep|add|say|put|change|send)\b.*)?[\s.!?]*(?:\bplease\b)?$/i
const parted = /\bleave (?:the |our |my )?(?<what>[^,;]+?) out\b/i

/** The matter that an edit leaves out, in its words; undefined if it leaves out none. */
export const leftOutBy = (edit: string): string | undefined =>
  (ofMatter.exec(edit) ?? parted.exec(edit))?.groups?.what

export const sentencesIn = (text: string): readonly string[] => text.split(/(?<=[.!?\]])\s+/)

const stem = (word: string): string =>
  word
    .toLowerCase()
    .replace(/[’']s$/, '')
    .slice(0, 5)

const stemsIn = (text: string): ReadonlySet<string> =>
  new Set((text.match(/[\p{L}\d$]{3,}/gu) ?? []).map(stem))

const weekday = '(?:mon|tues|wednes|thurs|fri|satur|sun)day'
const months = '(?:January|February|March|April|May|June|July|August|September|October|November|December)'

/** Parts of a letter that go by a name of their own. */
const named: readonly (readonly [called: RegExp, part: RegExp])[] = [
  [
    /^(?:prices?|rates?|costs?|money|sums?|amounts?)$/i,
    /,? (?:at|for) (?:the |our |a )?(?:\p{L}+ )?(?:rate|price|fee)\b|,? (?:at|for) \$[\d,.]+(?: (?:a|per) \p{L}+)?/giu,
  ],
  [
    /^(?:dead ?lines?|due dates?|dates?|by when)$/i,
    new RegExp(` (?:by|before|until) ${weekday}(?: \\d{1,2} ${months})?`, 'gi'),
  ],
  [
    /^(?:phone|phone number|number|contact details?)$/i,
    /,? (?:or )?(?:ring|call) me on \[(?:phone )?number\]|(?<=reach me )on \[(?:phone )?number\] or /gi,
  ],
]

const joint = /(,? and |, )/

/** A sentence without the matter, or with the rest of what it lists. */
const sentenceWithout = (sentence: string, hasMatter: (text: string) => boolean): string => {
  if (!hasMatter(sentence)) return sentence
  const parts = sentence.split(joint)
  const [first = '', ...rest] = parts
  if (parts.length < 3 || hasMatter(first)) return ''
  const kept = rest.flatMap((part, at) =>
    at % 2 === 1 && !hasMatter(part) ? [rest[at - 1] ?? '', part] : [],
  )
  const end = /[.!?]$/.exec(sentence)?.[0] ?? ''
  return `${[first, ...kept].join('').replace(/[.!?]$/, '')}${end}`
}

/** A text without a matter: each sentence that speaks of it is left out, or the part of a list that names it. */
export const withoutMatter = (text: string, what: string): string => {
  const part = named.find(([called]) => called.test(what.trim()))?.[1]
  if (part) return text.replace(part, '')
  const wanted = [...stemsIn(what)]
  const hasMatter = (one: string) => {
    const own = stemsIn(one)
    return wanted.length > 0 && wanted.every((word) => own.has(word))
  }
  return sentencesIn(text)
    .map((sentence) => sentenceWithout(sentence, hasMatter))
    .filter((sentence) => sentence !== '')
    .join(' ')
}

/** Every way to leave something out in one wording: "leaving rent out", "rent aside" and "bar rent" become "excluding rent". */

const thing = String.raw`(?<what>(?:(?!and\b|what\b|how\b|which\b|did\b|do\b)[\p{L}\d’'&-]+[ ,]+(?:and )?){0,5}?(?!it\b|us\b|this\b|that\b|them\b)[\p{L}\d’'&-]+)`

/** Verbs that put a thing out of the count, in the forms in which they begin such a phrase. */
const verbs = ['leav', 'tak', 'keep', 'strip', 'cut', 'set', 'put', 'mov', 'cast', 'brush', 'push']
const verb = `(?:(?:${verbs.join('|')})(?:e|ing|ping|ting)?|with|(?:if|when|once) (?:we|you|i) (?:leave|take|keep|strip|set|put|move|cut))`

/** Where the thing is put. */
const away = `(?:out(?: of (?:it|this|that|the (?:picture|equation|count|sums?|mix|numbers|figures)))?|(?:left|taken|stripped|set|put|kept|moved) (?:out|aside|to one side)|aside|to one side|excluded|removed)`

/** "Bar" is a place too: it leaves out only what is named so. */
const plainThing =
  '(?:the|our|my|any|mon|tue|wed|thu|fri|sat|sun|christmas|easter|public|rent|wages|staff|marketing|supplies|contractors|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)'

/** Said before what is left out. */
const markers = [
  'barring',
  `bar(?= ${plainThing})`,
  'save for',
  'with the exception of',
  '(?:not|without) (?:including|counting)',
  'discounting',
  'omitting',
  'stripping out',
  'stripped of',
  'exclusive of',
  String.raw`minus(?= \p{L})`,
  'net of',
  'never mind',
  'disregarding',
  'ignoring',
  'besides',
  'all but',
  'outside of',
  `if (?:you|we|i) (?:don['’]?t|do not) (?:count|include)`,
  // "Taking out a loan", "putting out flyers" and "cutting out the lunch shift" are acts.
  `(?:leav|sett|putt|tak|cast|brush|mov|cutt)ing (?:aside|to one side)`,
  `leaving out`,
  `(?:if|when|once) (?:we|you|i) (?:leave out|(?:leave|set|put|take|cut) aside)`,
]

const largest = '(?:biggest|largest|highest|main|top|dearest|greatest|priciest)'
const ofCost = '(?:costs?|expenses?|outlays?|bills?|outgoings?|overheads?|line items?)'

const wordings: readonly RegExp[] = [
  new RegExp(String.raw`\b(?:${markers.join('|')})(?= ${thing})`, 'giu'),
  // "Our biggest cost after wages", "after wages, what is our biggest cost?": the next of them.
  new RegExp(
    String.raw`(?<=\b${largest} (?:\p{L}+ )?${ofCost}(?: \p{L}+){0,3}? )after (?!all\b)${thing}(?=\W*$| (?:is|are|was|were)\b)`,
    'giu',
  ),
  new RegExp(
    String.raw`^[\s"'“(]{0,5}after ${thing}(?=,? (?:what|which)\b.{0,40}\b${largest} (?:\p{L}+ )?${ofCost}\b)`,
    'giu',
  ),
  // "Leaving rent out", "take wages out of it", "with July left out"
  new RegExp(String.raw`(?<=^|[,;:.?!–—-]\s*|\s)${verb} ${thing} ${away}(?=[\s,.?!;]|$)`, 'giu'),
  // "I don't want Sundays in it"
  new RegExp(
    String.raw`\b(?:i|we) (?:don['’]?t|do not) want ${thing} (?:in (?:it|this|that|there|them)|included|counted)\b(?:\s*[.;:,–—-]+(?=\s*\S))?`,
    'giu',
  ),
  // "Rent aside, what do we spend?"
  new RegExp(String.raw`^(?<lead>[^\p{L}\d]*(?:(?:and|so|but|ok)[^\p{L}\d]+)*)${thing} aside(?=,? \S)`, 'iu'),
  // "What do we spend, rent aside"
  /(?<=[,;:–—-]\s+)(?<what>(?:[\p{L}\d’'&-]+ ){0,4}[\p{L}\d’'&-]+) aside(?=\W*$)/giu,
]

/** A message with what it leaves out said in one way. */
export const plainExclusions = (message: string): string =>
  wordings.reduce(
    (text, words, at) => text.replace(words, at === 0 ? 'excluding' : '$<lead>excluding $<what>'),
    message,
  )

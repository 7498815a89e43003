/** Every way to leave something out in one wording: "leaving rent out", "rent aside" and "bar rent" become "excluding rent". */

const thing = String.raw`(?<what>(?:(?!and\b|what\b|how\b|which\b|did\b|do\b)[\p{L}\d’'&-]+[ ,]+(?:and )?){0,5}?(?!it\b|us\b|this\b|that\b|them\b)[\p{L}\d’'&-]+)`
const verb =
  '(?:leav(?:e|ing)|tak(?:e|ing)|keep(?:ing)?|strip(?:ping)?|cut(?:ting)?|set(?:ting)?|put(?:ting)?|with|if (?:we|you|i) (?:leave|take|keep|strip|set|put))'

const wordings: readonly (readonly [words: RegExp, plain: string])[] = [
  // "Leaving rent out", "take wages out of it", "with July left out", "setting Easter aside"
  [
    new RegExp(
      String.raw`(?<=^|[,;:.?!–—-]\s*|\s)${verb} ${thing} (?:out(?: of (?:it|this|that|the (?:picture|equation|count|sums?|mix|numbers|figures)))?|(?:left|taken|stripped) out|aside|to one side|excluded|removed)(?=[\s,.?!;]|$)`,
      'giu',
    ),
    'excluding $<what>',
  ],
  // "Rent aside, what do we spend?"
  [new RegExp(String.raw`^\W*(?:(?:and|so|but|ok)\W+)*${thing} aside(?=,? )`, 'giu'), 'excluding $<what>'],
  [
    /\b(?:barring|bar(?= (?:the|our|my|any|mon|tue|wed|thu|fri|sat|sun|christmas|easter|public|rent|wages|staff|marketing|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))|save for|with the exception of|not including|not counting|discounting|omitting|stripping out|stripped of|exclusive of|minus(?= [\p{L}])|net of|never mind|disregarding|ignoring|besides|all but)(?= \p{L})/giu,
    'excluding',
  ],
  [/\b(?:if (?:you|we|i) (?:don['’]?t|do not) (?:count|include))(?= \p{L})/giu, 'excluding'],
]

/** A message with what it leaves out said in one way. */
export const plainExclusions = (message: string): string =>
  wordings.reduce((text, [words, plain]) => text.replace(words, plain), message)

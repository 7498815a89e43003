/** Words for directions, and whether they are claims. */

export type Way = 'up' | 'down' | 'better' | 'worse'

/** A direction word with its position. `isVerb`: a figure directly after it is a change. */
export type DirectionWord = {
  readonly start: number
  readonly end: number
  readonly way: Way
  readonly isVerb: boolean
  /** True if it is a claim on its own; others count only beside a figure. */
  readonly isClaim: boolean
}

const verbs: Readonly<Record<Way, string>> = {
  up: 'rose|risen|rises|rising|rise|increased|increases|increasing|increase|grew|grown|grows|growing|gained|gains|gain|climbed|climbs|climbing|jumped|jumps|jump|lifted|surged',
  down: 'fell|fallen|falls|falling|fall|decreased|decreases|decreasing|decrease|dropped|drops|dropping|drop|declined|declines|declining|decline|slipped|slips|slipping|shrank|shrunk|shrinking|slid|sank|eased|dipped|dips|dip|slumped',
  better: 'improved|improves|improving|improvement',
  worse: 'worsened|worsens|worsening|weakened',
}
const adverbs: Readonly<Record<Way, string>> = {
  up: 'up|more|higher',
  down: 'down|less|fewer|lower',
  better: 'better|stronger',
  worse: 'worse|weaker',
}

const ways: readonly Way[] = ['up', 'down', 'better', 'worse']
const wayOf = (word: string): Way =>
  ways.find((way) => `|${verbs[way]}|${adverbs[way]}|`.includes(`|${word.toLowerCase()}|`)) ?? 'up'

const verbList = ways.map((way) => verbs[way]).join('|')
const adverbList = ways.map((way) => adverbs[way]).join('|')
const words = new RegExp(
  `(?<![\\p{L}-])(?:(?<verb>${verbList})|(?<adverb>${adverbList}))(?![\\p{L}-])`,
  'giu',
)

/** Placeholder for figures while reading the words around them. */
export const place = '•'

// "Once more", "up to date", "more than one", "at the latest".
const idiomBefore =
  /\b(?:once|any|no|not|much|even|what['’]?s|set|sets|follow|follows|pick|picks|end|ends|make|makes|made|sign|back|look|looks|catch|break|breaks|slow|slows|write|note|come|comes|bring|or|and) $/i
const idiomAfter =
  /^ (?:to (?!•)|or less|detail|about|on (?:this|that)|recent|likely|often|closely|important|useful|information|broadly|generally|look|records?|time|questions?|in line)/i

// Suppositions, wishes and questions claim nothing.
const supposed =
  /\b(?:if|whether|would|could|should|may|might|can|to|let|unless|until|how|what|why|when|please|try|aim|want|wants|need|needs|for|risk of|avoid|stop|against a) (?:[\p{L}-]+ ){0,3}$/iu
const denied =
  /\b(?:not|never|no|neither|nor|without|hardly|did(?:n['’]t)|has(?:n['’]t)|is(?:n['’]t)|was(?:n['’]t)|are(?:n['’]t)|were(?:n['’]t)|does(?:n['’]t)) (?:[\p{L}-]+ ){0,2}$/iu

const stateBefore =
  /\b(?:is|are|was|were|be|been|went|gone|going|got|getting|became|did|does|do|stayed|remains?|ran|runs|came in|running|trending|far|much|slightly|a little|somewhat|significantly|well|even|still) $/i

/** Direction words of a text with figures replaced by dots. */
export const directionWordsIn = (text: string): readonly DirectionWord[] =>
  [...text.matchAll(words)].flatMap((found) => {
    const [start, end] = [found.index, found.index + found[0].length]
    const [before, after] = [text.slice(0, start), text.slice(end)]
    const isVerb = found.groups?.verb !== undefined
    const nextToFigure =
      new RegExp(`^(?: by| of| about| nearly| almost| roughly| around| to| at| in)* ?${place}`).test(after) ||
      new RegExp(`${place}(?: points?| per cent)? $`).test(before)
    if (denied.test(before)) return []
    // "More than" before a figure is a bound.
    if (/^(?:more|less|fewer|higher|lower)$/i.test(found[0]) && new RegExp(`^ than ${place}`).test(after))
      return []
    if (!nextToFigure && (idiomAfter.test(after) || (!isVerb && idiomBefore.test(before)))) return []
    const isSupposed = supposed.test(before)
    const isState =
      isVerb || stateBefore.test(before) || /^ than\b/.test(after) || /^(?:up|down)$/i.test(found[0])
    return [
      {
        start,
        end,
        way: wayOf(found[0]),
        isVerb: isVerb || /^(?:up|down)$/i.test(found[0]),
        isClaim: isState && !isSupposed,
      },
    ]
  })

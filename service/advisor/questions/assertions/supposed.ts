/**
 * What a longer question takes for granted: "since wages are over 40% of sales, who do I cut?", "sales have halved, so should I
 * close on Mondays?", "how much have we saved since we sublet the desks?" The clause is apart from what is asked after it.
 */

import { asksAt } from '../wording/message-parts.ts'
import { hasVerb } from './statement.ts'

/** A message in two: what it takes for granted, and what it asks. `isTime`: the clause may only say since when. */
export type Supposed = { readonly clause: string; readonly asked: string; readonly isTime?: true }

const lead = String.raw`^\W*(?:(?:and|so|but|well|look|ok|okay|hey|hi|mate)\b\W*)*`
const grounds = `(?:seeing (?:as|that|how)(?: how)?|given(?: that)?|considering(?: that)?|now(?: that)?|because|since|as|after|ever since|with)`

/** "Since …, what …?": the clause leads. */
const leading = new RegExp(`${lead}(?<ground>${grounds}|if)\\s+(?<rest>.+)$`, 'is')
/** "What …, given that …?": the clause follows. */
const following = new RegExp(`^(?<asked>.+?)[,;–—]?\\s+(?<ground>${grounds})\\s+(?<clause>.+)$`, 'is')
const ofTime = /^(?:ever since|since|after|as|with)$/i

/** Where a sentence, or its main clause, may begin. */
const breaks = /[,;:.!?–—]+(?:\s+-)?\s+|\s+-\s+|\s+(?=so\b)/g
const joint = /^(?:so|then|and|but|therefore|hence|which means)(?: then| now)?\b[\s,]*|^what now\b(?=\W*$)/i

const longest = 300
const fewest = 3

/** A cause that is asked for is asked of what is said to be so: "if supplies are so cheap, why …?" */
const asksCause = /^\W*(?:why|how come|where (?:is|does|has|did))\b/i

const ends = /[?!.,;\s]+$/

/** No more than the fewest are counted: a clause is looked at from each place where it may end. */
const wordsOf = (text: string): number => text.trim().split(/\s+/, fewest).length

/** The first place where a question begins after what could be a clause. */
const asUntil = (text: string): Supposed | undefined => {
  for (const found of text.matchAll(breaks)) {
    const clause = text.slice(0, found.index)
    const after = text.slice(found.index + found[0].length)
    const asked = /^what now\W*$/i.test(after) ? after : after.replace(joint, '')
    if (wordsOf(clause) >= fewest && asksAt(asked)) return { clause, asked }
  }
  return undefined
}

const trimmed = ({ clause, asked, ...rest }: Supposed): Supposed => ({
  ...rest,
  clause: clause
    .replace(/^(?:that|how)\s+/i, '')
    .replace(ends, '')
    .trim(),
  asked: asked.trim(),
})

/** "Why did we lose money every week?": what is said of all times is taken for granted by who asks why. */
const ofAll = new RegExp(
  `${lead}(?:why|how come|how is it that|what made)\\s+(?:(?:do|does|did|have|has|are|is|were|was)\\s+)?(?<clause>.*\\b(?:every|each|always|never)\\b.*)$`,
  'is',
)

/** A message that takes something for granted; undefined for one that only asks, or only claims. */
export const supposedIn = (text: string): Supposed | undefined => {
  if (text.length > longest) return undefined
  const always = ofAll.exec(text)?.groups?.clause
  if (always && wordsOf(always) >= fewest) return trimmed({ clause: always, asked: text })
  const led = leading.exec(text)?.groups
  if (led?.rest) {
    const parts = asUntil(led.rest)
    const isSo = led.ground?.toLowerCase() !== 'if' || (parts && asksCause.test(parts.asked))
    return parts && isSo && hasVerb(parts.clause) ? trimmed(parts) : undefined
  }
  if (asksAt(text)) {
    const { asked = '', clause = '', ground = '' } = following.exec(text)?.groups ?? {}
    return wordsOf(clause) >= fewest && hasVerb(clause) && !ends.test(asked)
      ? trimmed({ clause, asked, ...(ofTime.test(ground) ? { isTime: true as const } : {}) })
      : undefined
  }
  const parts = asUntil(text)
  return parts && hasVerb(parts.clause) && !orders.test(parts.clause) ? trimmed(parts) : undefined
}

/** "Take 10% off wages, what happens?" supposes a step, and says nothing of what is so. */
const orders =
  /^\W*(?:(?:ok|so|and|now|then|say|just|let[’']?s) )*(?:take|cut|drop|add|put|raise|lift|knock|shave|trim|slash|give|lose|reduce|double|halve|increase|hire|close|open|shut|sack|buy|sell|spend|save|move|push|bump)\b/i

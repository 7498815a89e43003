/** "What if we lose the hospital?": a payer by its whole name on record, "the hospital network", where the message has half of it. */
import type { Records } from '../../records.ts'
import { remember } from '../../remember.ts'
import { textsOf } from '../../timeline/texts.ts'

const goes =
  /\b(?:los(?:e|es|ing|t)|without|leav(?:e|es|ing)|left|quits?|walk(?:s|ed)?|pull(?:s|ed)? out|drop(?:s|ped)? us|ends?|ended|cancel(?:s|led)?|goes elsewhere|shrinks?)\b/i
const named =
  /\b(?<half>\p{L}{4,}) (?<rest>programme|program|network|authority|council|contract|group|account|retainer|university|department)\b/giu
const longest = 300
/** Words that any payer may have before its kind. */
const anyOf =
  /^(?:this|that|their|your|same|next|last|whole|each|every|other|another|client|payment|trust|service|first|second|third)$/i

/** Payers on record by the first half of their names; halves that several share are left out. */
const payersOf = remember((records: Records): ReadonlyMap<string, string> => {
  const found = new Map<string, Set<string>>()
  for (const { text } of textsOf(records))
    for (const { groups } of text.matchAll(named)) {
      const half = groups?.half?.toLowerCase() ?? ''
      if (!anyOf.test(half))
        found.set(half, new Set([...(found.get(half) ?? []), groups?.rest?.toLowerCase() ?? '']))
    }
  return new Map(
    [...found].flatMap(([half, [rest, other]]) => (rest && !other ? [[half, rest] as const] : [])),
  )
})

/** The message with a payer that goes by its whole name; unchanged where it has that, or none is on record. */
export const withPayerNamed = (message: string, records: Records): string => {
  if (message.length > longest || !goes.test(message)) return message
  for (const [half, rest] of payersOf(records)) {
    const own = new RegExp(
      String.raw`\b(?:the )?${half}\b(?! (?:${rest}|\p{L}*(?:programme|network|authority|council|contract|group)))`,
      'iu',
    )
    if (own.test(message)) return message.replace(own, `the ${half} ${rest}`)
  }
  return message
}

/** "Would 3% more on prices make up for 5% fewer customers?", "how many sales must it bring?": one change is held against another. */

const size = String.raw`(?:\d|\b(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|half|third|quarter|another)\b)`
const joins =
  '(?:be enough to |be able to |manage to )?(?:make up for|makes up for|offset|outweigh|compensate for|counter(?:act)?|cancel out|balance(?: out)?|cover(?: for)?|pay for)'
const offset = new RegExp(
  String.raw`^\W*(?:(?:so|and|but|ok)\W+)*(?:would|will|does|do|could|can) (?<one>[^.?!]*?${size}[^.?!]*?) ${joins} (?<other>[^.?!]*?${size}[^.?!]*?)[\s?.!]*$`,
  'iu',
)

/** A change with a size of its own; what a change should pay for is a thing, and no change. */
const change =
  /\b(?:los(?:e|es|ing|t|s)|fewer|less|drop\w*|fall\w*|fell|cut\w*|down|lower|ris(?:e|es|ing)|rais\w*|up|more|higher|increas\w*|extra|dearer|cheaper|charg\w*|pay rise)\b/i

/** "How many sales must it bring?": how many more of them pay for what is supposed. */
const brings =
  /\bhow many (?:more |extra |additional )?(?<what>\p{L}+(?: \p{L}+)?) (?:must|should|would|does|do|will|has to|have to|need to) (?:it|that|this|they) (?:have to |need to )?(?:bring(?: (?:us )?in)?|generate|produce|win|deliver)\b[^?.!]*/giu

const longest = 200

/** The message as one supposition, where one change is held against another. */
export const plainOffsets = (message: string): string => {
  const found = message.length > longest ? undefined : offset.exec(message)?.groups
  const { one = '', other = '' } = found ?? {}
  return change.test(one) && change.test(other)
    ? `What if ${one}, and ${other}?`
    : message.replace(brings, 'how many more $<what> do we need')
}

/** "How do we compare with other cafés?": the business beside others of its trade. */

const ours = `(?:we|our (?:business|shop|caf[eé]|practice|agency|numbers|figures)|the business)`
const compares = String.raw`(?:compar\w+|stack(?:ing)? up|measur\w+ up|rate|rank|fare|doing|going|travel\w*|perform\w*)`
const others = String.raw`(?:other \w+|the industry|industry|the trade|similar|the rest|average \w+|competitors?|rivals?|peers?)`

const pattern = new RegExp(
  String.raw`\bhow (?:do|are|does|is) ${ours}\b.{0,30}\b${compares}\b.{0,30}\b(?:with|to|against|beside|next to|alongside)\b.{0,20}${others}`,
  'i',
)

/** True for a question how the business stands beside others of its trade. */
export const asksBesideOthers = (text: string): boolean => pattern.test(text)

/** Lists in one wording: "top 3 and bottom 3 weeks" as "top and bottom 3 weeks", "our slowest time of year" as a month. */

const [high, low] = [
  'top|best|highest|biggest|busiest|strongest',
  'bottom|worst|lowest|smallest|quietest|weakest',
]
const joint = '(?:and|&|plus|as well as)(?: the| our)?'

const ends = new RegExp(
  `\\b(?<one>${high}|${low}) (?<count>\\w+) (?<unit>\\w+ )?${joint} (?<other>${high}|${low}) \\k<count>\\b`,
  'giu',
)

const timeOfYear =
  /\b(?<end>busiest|quietest|slowest|deadest|best|worst|strongest|weakest|leanest) (?:time|part|stretch|season)s? of (?:the |our )?year\b/giu

/** "Our best weak ever": a week, since nothing else is ranked so. */
const weak =
  /\b(?<end>best|worst|busiest|quietest|slowest|biggest|highest|lowest|last|every|per|this|next) weak\b/giu

/** "How much is a settlement worth to us?": what one brings in. */
const worthOfOne =
  /\bhow much (?:is|are) (?:an?|each|one|the average) (?<one>sale|settlement|customer|order|transaction|job|deal|client|visit|docket|cover) worth(?: to us)?(?= on average|\W*$)/giu

/** A message with its lists in one wording. */
export const plainRanks = (message: string): string =>
  message
    .replace(
      ends,
      (_whole, one: string, count: string, _unit: string, other: string) => `${one} and ${other} ${count}`,
    )
    .replace(timeOfYear, '$<end> month')
    .replace(weak, '$<end> week')
    .replace(worthOfOne, 'how much is the average $<one>')

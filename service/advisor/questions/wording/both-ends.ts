/** "Top 3 and bottom 3 weeks" in the wording that names the number once: "top and bottom 3 weeks". */

const [high, low] = [
  'top|best|highest|biggest|busiest|strongest',
  'bottom|worst|lowest|smallest|quietest|weakest',
]
const joint = '(?:and|&|plus|as well as)(?: the| our)?'

const ends = new RegExp(
  `\\b(?<one>${high}|${low}) (?<count>\\w+) (?<unit>\\w+ )?${joint} (?<other>${high}|${low}) \\k<count>\\b`,
  'giu',
)

/** A message in which both ends of a list share their number. */
export const plainEnds = (message: string): string =>
  message.replace(
    ends,
    (_whole, one: string, count: string, _unit: string, other: string) => `${one} and ${other} ${count}`,
  )

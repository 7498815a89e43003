/** The day on which a supposed change starts: "sales drop 15% from Monday" is no change of Mondays. */

const day = '(?:mon|tues|wednes|thurs|fri|satur|sun)day'
const supposes = /\b(?:what|if|suppos\w+|say|imagine|assum\w+|would)\b/i
const sized = /\d ?(?:%|per ?cent\b)/i

const starts = new RegExp(
  `,? (?:from|starting|beginning|effective|as of)(?: from| on)?(?: (?:this|next|the coming|coming))? ${day}(?! ?(?:to|till|until|til|through|thru|-|–)\\b| ?[-–])(?=[\\s,.?!]|$)`,
  'giu',
)

/** A supposition of a change in percent without the day on which it starts. */
export const withoutStart = (message: string): string =>
  supposes.test(message) && sized.test(message) ? message.replace(starts, '') : message

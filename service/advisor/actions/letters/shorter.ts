/** A shorter letter: what it asks, and the first of what it tells. */
import { sentencesIn } from '../left-out.ts'
import { ofReply } from './length-limit.ts'

const matters = /\?$|^(?:Please|(?:We|I)(?:’d like to| can offer| need))\b|\bdecided\b/

/** A single paragraph keeps what it asks and what was told last. */
const shorterOne = (paragraph: string, told: ReadonlySet<string>): string => {
  const all = sentencesIn(paragraph)
  const dropped = all
    .filter((one) => !matters.test(one) && !told.has(one))
    .slice(0, Math.floor(all.length / 2))
  return all.filter((one) => !dropped.includes(one)).join(' ')
}

/** The paragraphs of a letter, cut short; what an edit told before stays. */
export const shorter = (paragraphs: readonly string[], told: ReadonlySet<string>): readonly string[] => {
  const [only, second] = paragraphs
  if (only !== undefined && second === undefined) return [shorterOne(only, told)]
  const kept = paragraphs.flatMap((one, at) => {
    const [first = '', ...rest] = sentencesIn(one)
    const asks = rest.filter((each) => told.has(each) || /\?$|^Please\b|\$\d/.test(each))
    // How to answer goes without saying.
    const isLast = at === paragraphs.length - 1
    const said = isLast ? [first, ...rest.filter((each) => !ofReply.test(each))] : [first, ...asks]
    return said.join(' ') === '' ? [] : [said.join(' ')]
  })
  const first =
    kept.slice(0, -1).find((one) => /^(?:Please|Would you|Could you)\b/.test(one)) ??
    kept.slice(0, -1).find((one) => /\$\d/.test(one)) ??
    kept[0]
  const last = kept.at(-1)
  const isKept = (one: string) =>
    one === first || one === last || sentencesIn(one).some((each) => told.has(each))
  return kept.length > 2 ? kept.filter(isKept) : kept
}

/** Texts on record about the recipient and the topic of a letter. */
import type { Advisory } from '#schema/advisory/advisory'
import { daysBetween, today } from '../../calendar.ts'
import { commonStems } from '../../options/related-texts.ts'
import { stemsOf } from '../../passages.excerpt.ts'
import type { Records } from '../../records.ts'
import { textsOf } from '../../timeline/texts.ts'
import type { Found } from '../emails/recorded-request.ts'

/** Maximum age of texts in days, except for open advisories; older matters are not news. */
const freshDays = 60
const maxTexts = 2
const enough = 0.4
/** Minimum score of further texts relative to the best one; lower if no topic is stated. */
const [nearAsGood, ofOneRecipient] = [0.6, 0.35]

const timeStems = stemsOf(
  'monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december week weeks month months day days time times hour hours',
)
/** Stems that say who or what is meant. */
export const usable = (stems: Iterable<string>): ReadonlySet<string> =>
  new Set([...stems].filter((stem) => !timeStems.has(stem) && !commonStems.has(stem)))

/** The events that a text dates: "the week of 26 October". */
const eventsIn = (text: string): readonly string[] =>
  text.match(/\bin the week of \d{1,2} \p{Lu}\p{L}+/gu) ?? []

/** How many of the stems a text has. */
export const shareOf = (stems: ReadonlySet<string>, own: ReadonlySet<string>): number =>
  stems.size === 0 ? 0 : [...stems].filter((stem) => own.has(stem)).length / stems.size

/** Texts about both recipient and topic, as far as each is named; best first. */
export const textsAbout = (
  records: Records,
  to: ReadonlySet<string>,
  about: ReadonlySet<string>,
): readonly Found[] => {
  const now = today(records.now)
  const statuses = new Map<string, Advisory['status']>(
    records.advisories.map(({ id, status }) => [id, status] as const),
  )
  const fresh = textsOf(records).filter(({ kind, id, writtenAt }) => {
    const status = statuses.get(id)
    const isFresh = daysBetween(today(new Date(writtenAt)), now) <= freshDays
    return kind !== 'focus' && status !== 'dismissed' && (status === 'new' || isFresh)
  })
  const found = fresh
    .flatMap((text): readonly Found[] => {
      const own = stemsOf(`${text.title} ${text.text}`)
      const [toShare, aboutShare] = [shareOf(to, own), shareOf(about, own)]
      const isAbout = about.size === 0 ? toShare > 0 : aboutShare >= enough && (to.size === 0 || toShare > 0)
      const isOpen = statuses.get(text.id) === 'new'
      return isAbout ? [{ text, score: toShare + 2 * aboutShare + (isOpen ? 0.3 : 0) }] : []
    })
    .sort((one, other) => other.score - one.score || other.text.writtenAt.localeCompare(one.text.writtenAt))
  const least = (about.size > 0 ? nearAsGood : ofOneRecipient) * (found[0]?.score ?? 0)
  const best = found.filter(({ score }) => score >= least).slice(0, maxTexts)
  // What became of the same event since stands in texts that do not name the recipient.
  const events = new Set(best.flatMap(({ text }) => eventsIn(text.text)))
  const sequels = fresh.filter(
    (text) =>
      about.size > 0 &&
      best.every(({ text: { id } }) => id !== text.id) &&
      eventsIn(text.text).some((event) => events.has(event)) &&
      shareOf(about, stemsOf(`${text.title} ${text.text}`)) >= enough,
  )
  return [...best, ...sequels.slice(0, 1).map((text) => ({ text, score: 0 }))]
}

/** Briefs that rest on no week of figures: on what customers owe, or on what to import. */
import type { Confidence, Passage } from '#schema/core/advice'
import { daysBetween, today, weekdayText } from '../../calendar.ts'
import { agesLine, overdueLine } from '../../detail/owed-ages.ts'
import { owedAsked } from '../../detail/owed-asked.ts'
import { asOfWords, money, plain, totalLine } from '../../detail/owed-lines.ts'
import { dayWords } from '../../detail/say-part.ts'
import { heldLines, isHeldAlone, nextFiles, overdueOf } from '../../held/held-lines.ts'
import { type Line, say } from '../../line.ts'
import { sceneOf } from '../../options/scene.ts'
import { quoted } from '../../quotation.ts'
import type { Records } from '../../records.ts'
import type { Ground } from '../ground.ts'
import type { Sentence } from '../sentence.ts'

type Told = { readonly title: Line; readonly sentences: readonly Sentence[] }

type OwedBrief = Told & {
  readonly category: 'cash'
  readonly passages: readonly Passage[]
  readonly fit: number
  readonly missing: readonly string[]
}

const put = (section: Sentence['in'], weight: number, said: Line | undefined): Sentence => ({
  in: section,
  weight,
  line: said,
})

/** A topic about what customers owe; one about the whole business is, where that is all there is. */
const isOfOwed = ({ topic, records }: Ground): boolean =>
  owedAsked(topic.text) !== undefined ||
  topic.unrecorded === 'receivables' ||
  (isHeldAlone(records) && (records.work ?? []).length === 0 && topic.matter.isBroad && !topic.isNamed)

const owedTitle = (records: Records): Line | undefined => {
  const { owed } = records
  if (owed === undefined) return undefined
  const all = money(records, owed, 'owed', Number(owed.figures.owed))
  if (owed.figures.customers === 0) return plain('No customer owes you anything')
  return overdueOf(records) > 0
    ? say`${money(records, owed, 'overdue', overdueOf(records))} of the ${all} that customers owe is overdue`
    : say`Customers owe you ${all}`
}

/** Brief on what customers owe; undefined for other topics, and without a list of debtors. */
export const owedBrief = (ground: Ground): OwedBrief | undefined => {
  const { records, context, topic, personaKey } = ground
  const { owed } = records
  const title = owedTitle(records)
  if (owed === undefined || title === undefined || !isOfOwed(ground)) return undefined
  const { friday } = sceneOf(context, topic.text, personaKey)
  const { figures } = owed
  const isOwed = figures.customers > 0
  const late = overdueOf(records)
  const days = daysBetween(owed.asOf, today(records.now))
  return {
    title,
    category: 'cash',
    passages: [],
    fit: 1,
    missing: [],
    sentences: [
      put('what', 0, totalLine(records, owed)),
      put('what', 0, isOwed ? overdueLine(records, owed) : undefined),
      put(
        'what',
        1,
        figures.customers > 1 && figures.largest !== undefined
          ? say`The largest debtor owes ${money(records, owed, 'owed by the largest debtor', Number(figures.largest))} of it.`
          : undefined,
      ),
      put(
        'why',
        0,
        isOwed ? agesLine(records, owed) : plain(`The list ${asOfWords(records, owed)} is empty.`),
      ),
      put(
        'why',
        1,
        figures.oldestDue === undefined
          ? undefined
          : plain(`The oldest unpaid debt was due on ${dayWords(figures.oldestDue, records.now)}.`),
      ),
      put(
        'why',
        1,
        plain('The list says what is unpaid and how old it is, but not why: for that, ask the customer.'),
      ),
      put(
        'soWhat',
        0,
        late > 0
          ? say`By ${weekdayText(friday)}, chase what is overdue, oldest first: the Imports screen lists who owes it, and the advisor can draft the reminder.`
          : isOwed
            ? plain('Nothing has to be chased yet: note when the next amounts fall due.')
            : undefined,
      ),
      put(
        'soWhat',
        0,
        plain(
          days > 1
            ? `The list is ${days} days old, so import a new one first: what was paid since is not in it.`
            : 'Import a new list next week: the difference shows what was paid.',
        ),
      ),
      put('soWhat', 2, isHeldAlone(records) ? nextFiles(records) : undefined),
    ],
  }
}

const freshDays = 8
const halfLifeDays = 14

/** Confidence of such a brief: whether the list says what is overdue, and how old it is; its sums were checked on import. */
export const owedConfidence = ({ owed, now }: Records): Confidence => {
  const days = owed ? daysBetween(owed.asOf, today(now)) : 0
  const coverage = owed?.figures.overdue === undefined && (owed?.figures.customers ?? 0) > 0 ? 0.7 : 1
  const recency = Math.round(1000 * 0.5 ** (Math.max(0, days - freshDays) / halfLifeDays)) / 1000
  return {
    percent: Math.round(100 * coverage ** 0.4 * recency ** 0.25),
    coverage,
    recency,
    agreement: 1,
    because: `It is based on one list of debtors, ${days === 1 ? '1 day' : `${days} days`} old. ${coverage < 1 ? 'For some amounts, the list does not say whether they are overdue. ' : ''}Confidence is about the records, not about whether a step will work.`,
  }
}

/** Brief of a business without weekly figures: what is on record instead, and what the topic would take. */
export const emptyBrief = (ground: Ground): Told => {
  const { records, context, topic, personaKey } = ground
  const about = quoted(topic.text, 60) ?? 'this question'
  const { friday } = sceneOf(context, topic.text, personaKey)
  const isOwedAsked = owedAsked(topic.text) !== undefined || topic.unrecorded === 'receivables'
  const held = isHeldAlone(records)
  const title = held
    ? say`What is on record does not answer ${about} yet`
    : say`No figures are on record yet for ${about}`
  const isOfWork = topic.measure === 'utilisation' || topic.unrecorded === 'utilisation'
  const missing = isOwedAsked
    ? plain('It would take a list of debtors: aged receivables, or unpaid invoices.')
    : held && isOfWork
      ? plain('It would take timesheets that show which time was billed.')
      : held
        ? plain(
            'It would take weeks of revenue and costs. Four weeks give a first answer, and a quarter gives a good one.',
          )
        : plain(
            'Figures arrive with the first week from a connected system. Four weeks of revenue, costs and cash give a first answer, and a quarter gives a good one.',
          )
  const step = isOwedAsked
    ? say`Import that list by ${weekdayText(friday)}, and ask again.`
    : held
      ? say`${nextFiles(records)} Do so by ${weekdayText(friday)}, and ask again.`
      : say`Connect your accounting and sales systems under Integrations by ${weekdayText(friday)}, and ask again after four full weeks.`
  const first = held
    ? say`Nothing on record answers ${about}. What is on record:`
    : say`No weekly figures are on record, so there is nothing to answer ${about} from.`
  return {
    title: title ?? plain('No figures are on record yet'),
    sentences: [
      put('what', 0, first),
      ...(held ? heldLines(context) : []).map((said) => put('what', 0, said)),
      put('why', 0, missing),
      put('soWhat', 0, step),
      put(
        'soWhat',
        0,
        plain(
          'Until then, decide on what you know, and put the reasons in a memo so that they can be checked against the figures later.',
        ),
      ),
    ],
  }
}

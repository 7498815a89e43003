/** A digest as sections, from which HTML and plain text of its mail are made. */
import type { DigestChoice } from '#schema/digest/digest'
import { advice, frame, type MailLine, type MailOrder, wordsOf } from './mail-order.ts'
import type { MailWords } from './mail-words.ts'

export type Mark = { readonly meaning: 'good' | 'attention'; readonly word: string }
export type LinkTo = { readonly label: string; readonly address: string }

/** `about` is English: the item that the title introduces. */
export type Section = {
  readonly title: string
  readonly about?: string
  readonly mark?: Mark
  readonly lines: readonly MailLine[]
  readonly links?: readonly LinkTo[]
  readonly choices?: readonly DigestChoice[]
  readonly button?: LinkTo
}

const decisionSection = (order: MailOrder): readonly Section[] => {
  const { decision } = order.digest
  if (decision === undefined) return []
  const { origin, canDecide } = order
  const words = wordsOf(order)
  const { title, choices, by, advisoryId, because, stopIf } = decision
  const query = advisoryId === undefined ? '' : `?${new URLSearchParams({ advisory: advisoryId })}`
  return [
    {
      title: words.decision,
      about: title,
      choices,
      button: {
        label: canDecide && advisoryId !== undefined ? words.decide : words.open,
        address: advisoryId === undefined ? `${origin}/digest` : `${origin}/nudges${query}`,
      },
      lines: [frame(words.decideBy(words.weekday(by))), ...advice([because, stopIf])],
    },
  ]
}

const dueSection = (order: MailOrder): readonly Section[] => {
  const { due } = order.digest
  if (due.length === 0) return []
  const words = wordsOf(order)
  return [
    {
      title: words.due(due.length),
      lines: due.map(({ title, due: day, isLate }) =>
        frame(`${isLate ? words.isLate(words.weekday(day)) : words.isDue(words.weekday(day))}.`, title),
      ),
      links: [{ label: words.openDecisions, address: `${order.origin}/decisions` }],
    },
  ]
}

const noticeSection = (order: MailOrder): readonly Section[] => {
  const { notices = [] } = order.digest
  if (notices.length === 0) return []
  const words = wordsOf(order)
  return [
    {
      title: words.notices(notices.length),
      ...(notices.some(({ isUrgent }) => isUrgent)
        ? { mark: { meaning: 'attention', word: words.urgent } as const }
        : {}),
      lines: advice(notices.map(({ line }) => line)),
      links: [{ label: words.openAlerts, address: `${order.origin}/alerts` }],
    },
  ]
}

const watchedSection = (order: MailOrder): readonly Section[] => {
  const { watched = [] } = order.digest
  if (watched.length === 0) return []
  const words = wordsOf(order)
  return [
    {
      title: words.watched,
      lines: advice(watched),
      links: [{ label: words.changeWatched, address: `${order.origin}/alerts` }],
    },
  ]
}

const markOf = (words: MailWords, verdict: keyof MailWords['verdicts']): Mark => ({
  meaning: verdict === 'hit' ? 'good' : 'attention',
  word: words.verdicts[verdict],
})

const forecastSection = (order: MailOrder): readonly Section[] => {
  const { forecast, ahead } = order.digest
  const lines = advice([forecast?.line, ahead])
  if (lines.length === 0) return []
  const words = wordsOf(order)
  return [
    {
      title: forecast ? words.forecast : words.ahead,
      ...(forecast ? { mark: markOf(words, forecast.verdict) } : {}),
      lines,
    },
  ]
}

const outcomeSection = (order: MailOrder): readonly Section[] => {
  const { outcome } = order.digest
  const verdict = outcome?.advisory.outcome?.verdict
  if (outcome === undefined || verdict === undefined) return []
  const words = wordsOf(order)
  return [
    {
      title: words.outcome,
      about: outcome.advisory.title,
      mark: markOf(words, verdict),
      lines: advice(outcome.lines),
    },
  ]
}

const missingSection = (order: MailOrder): readonly Section[] => {
  const { missing } = order.digest
  if (missing.length === 0) return []
  const words = wordsOf(order)
  return [
    {
      title: words.missing,
      lines: advice(missing.map(({ text }) => ({ text, figures: [] }))),
      links: [...new Set(missing.map(({ path }) => path))].map((path) => ({
        label: words.bring[path],
        address: `${order.origin}${path}`,
      })),
    },
  ]
}

const earlierSection = (order: MailOrder): readonly Section[] => {
  if (order.earlier === undefined) return []
  const { day, state, answer } = order.earlier
  const words = wordsOf(order)
  const isRefused = state === 'refused'
  const said = answer ? ` ${words.answered(answer)}` : ''
  return [
    {
      title: words.earlier,
      mark: { meaning: 'attention', word: isRefused ? words.notDelivered : words.notConfirmed },
      lines: [
        frame(isRefused ? `${words.refused(words.day(day))}${said}` : words.unconfirmed(words.day(day))),
      ],
    },
  ]
}

/** Sections below the finding and its charts. */
export const sectionsOf = (order: MailOrder): readonly Section[] => [
  ...decisionSection(order),
  ...dueSection(order),
  ...watchedSection(order),
  ...noticeSection(order),
  ...forecastSection(order),
  ...outcomeSection(order),
  ...missingSection(order),
  ...earlierSection(order),
]

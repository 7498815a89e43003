/** A digest as sections, from which HTML and plain text of its mail are made. */
import type { BriefChart } from '#schema/brief/brief'
import type { EarlierDelivery } from '#schema/digest/delivery'
import type { Digest, DigestChoice, DigestLine } from '#schema/digest/digest'
import { dayText, weekdayText, weekNumberOf } from '../../advisor/calendar.ts'
import { chartCaption } from './chart-svg.ts'

/** Input of a mail besides its digest. */
export type MailOrder = {
  readonly digest: Digest
  readonly earlier: EarlierDelivery | undefined
  /** Due time in words for a late digest; undefined if on time. */
  readonly dueWords: string | undefined
  /** Origin of links into the product. */
  readonly origin: string
  /** Address of the unsubscribe page. */
  readonly stopAddress: string
  readonly canDecide: boolean
}

export type Mark = { readonly meaning: 'good' | 'attention'; readonly word: string }
export type LinkTo = { readonly label: string; readonly address: string }

export type Section = {
  readonly title: string
  readonly mark?: Mark
  readonly lines: readonly DigestLine[]
  readonly links?: readonly LinkTo[]
  readonly choices?: readonly DigestChoice[]
  readonly button?: LinkTo
}

/** A sentence without figures. */
export const plain = (text: string): DigestLine => ({ text, figures: [] })

const decisionSection = ({ digest: { decision }, origin, canDecide }: MailOrder): readonly Section[] => {
  if (decision === undefined) return []
  const { title, choices, by, advisoryId, because, stopIf } = decision
  const query = advisoryId === undefined ? '' : `?${new URLSearchParams({ advisory: advisoryId })}`
  return [
    {
      title: `One decision: ${title}`,
      choices,
      button: {
        label: canDecide && advisoryId !== undefined ? 'Decide this' : 'Open in Jarvin',
        address: advisoryId === undefined ? `${origin}/digest` : `${origin}/nudges${query}`,
      },
      lines: [plain(`Decide by ${weekdayText(by)}.`), ...[because, stopIf].flatMap((line) => line ?? [])],
    },
  ]
}

const dueSection = ({ digest: { due }, origin }: MailOrder): readonly Section[] =>
  due.length === 0
    ? []
    : [
        {
          title: due.length === 1 ? 'A decision is due' : 'Decisions due',
          lines: due.map(({ title, due: day, isLate }) =>
            plain(`${title}: ${isLate ? 'overdue since' : 'due'} ${weekdayText(day)}.`),
          ),
          links: [{ label: 'Open decisions', address: `${origin}/decisions` }],
        },
      ]

const noticeSection = ({ digest: { notices = [] }, origin }: MailOrder): readonly Section[] =>
  notices.length === 0
    ? []
    : [
        {
          title: notices.length === 1 ? 'An alert' : 'Alerts',
          ...(notices.some(({ isUrgent }) => isUrgent)
            ? { mark: { meaning: 'attention', word: 'Marked urgent' } as const }
            : {}),
          lines: notices.map(({ line }) => line),
          links: [{ label: 'Open alerts', address: `${origin}/alerts` }],
        },
      ]

const watchedSection = ({ digest: { watched = [] }, origin }: MailOrder): readonly Section[] =>
  watched.length === 0
    ? []
    : [
        {
          title: 'You watch',
          lines: watched,
          links: [{ label: 'Change what you watch', address: `${origin}/alerts` }],
        },
      ]

const forecastSection = ({ digest: { forecast, ahead } }: MailOrder): readonly Section[] => {
  const lines = [forecast?.line, ahead].flatMap((line) => line ?? [])
  if (lines.length === 0) return []
  const isHit = forecast?.verdict === 'hit'
  return [
    {
      title: forecast ? 'Last week’s forecast, and the next' : 'The week ahead',
      ...(forecast
        ? {
            mark: isHit ? { meaning: 'good', word: 'Came true' } : { meaning: 'attention', word: 'Missed' },
          }
        : {}),
      lines,
    },
  ]
}

const verdicts = {
  hit: { meaning: 'good', word: 'Came true' },
  missed: { meaning: 'attention', word: 'Missed' },
  'cannot-tell': { meaning: 'attention', word: 'Can’t tell' },
} as const

const outcomeSection = ({ digest: { outcome } }: MailOrder): readonly Section[] => {
  const verdict = outcome?.advisory.outcome?.verdict
  return outcome === undefined || verdict === undefined
    ? []
    : [
        {
          title: `Last decision: ${outcome.advisory.title}`,
          mark: verdicts[verdict],
          lines: outcome.lines,
        },
      ]
}

const bring = { '/imports': 'Import a file', '/connections': 'Open Integrations' } as const

const missingSection = ({ digest: { missing }, origin }: MailOrder): readonly Section[] =>
  missing.length === 0
    ? []
    : [
        {
          title: 'What’s missing',
          lines: missing.map(({ text }) => plain(text)),
          links: [...new Set(missing.map(({ path }) => path))].map((path) => ({
            label: bring[path],
            address: `${origin}${path}`,
          })),
        },
      ]

const earlierSection = ({ earlier }: MailOrder): readonly Section[] => {
  if (earlier === undefined) return []
  const { day, state, answer } = earlier
  const said = answer ? ` The mail server said: “${answer}”` : ''
  return [
    {
      title: 'An earlier digest',
      mark: { meaning: 'attention', word: state === 'refused' ? 'Not delivered' : 'Not confirmed' },
      lines: [
        plain(
          state === 'refused'
            ? `The digest of ${dayText(day)} could not be delivered.${said}`
            : `The digest of ${dayText(day)} may not have reached you: the mail server’s answer was lost.`,
        ),
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

/** "Week 47 in 90 seconds". */
export const overlineOf = ({ kind, from }: Digest): string => {
  if (from === undefined) return 'Your business in 90 seconds'
  return kind === 'monthly' ? 'The month in 90 seconds' : `Week ${weekNumberOf(from)} in 90 seconds`
}

/** Sentences below the title; lateness comes first. */
export const leadOf = ({ digest, dueWords }: MailOrder): readonly DigestLine[] => [
  ...(dueWords === undefined
    ? []
    : [plain(`This was due ${dueWords}. It is late because Jarvin could not send it then.`)]),
  ...digest.lines,
]

/** A chart in words, for readers without pictures. */
export const chartWords = (chart: BriefChart): string => `${chart.title}. ${chartCaption(chart)}`

/** Why this person gets the mail, and how to unsubscribe. */
export const footWords = ({ digest: { kind, businessName } }: MailOrder): string =>
  `In Jarvin, every figure opens its record. You are getting this mail because ${kind === 'monthly' ? 'monthly reviews' : 'weekly reports'} from ${businessName} are switched on in your profile.`

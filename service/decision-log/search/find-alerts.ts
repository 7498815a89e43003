/** Finds alerts. They are calculated from records, so they have no events. */
import { LRUCache } from 'lru-cache'
import type { Alert } from '#schema/alert/alert'
import { startOfDay } from '../../accounts/start-of-day.ts'
import { alertsOf } from '../../advisor/alerts/alerts.ts'
import { loadAlertMarks } from '../../advisor/alerts/load-alert-marks.ts'
import { loadReading } from '../../advisor/alerts/load-reading.ts'
import { plusDays, today } from '../../advisor/calendar.ts'
import { currentZone } from '../../runtime/business-zone.ts'
import type { Service, SessionContext } from '../../runtime/service.ts'
import { excerptsIn, titleMarks } from './log-excerpt.ts'
import type { LogCriteria } from './log-match.ts'
import { hasWord, wordsIn } from './log-terms.ts'

/** An alert with its searchable texts and the end of its last day. */
type Told = {
  readonly alert: Alert
  readonly texts: readonly (readonly [string, string])[]
  readonly words: ReadonlySet<string>
  readonly createdAt: string
}

type Kept = LRUCache<string, Promise<readonly Told[]>>

// Calculating alerts takes longer than the rest of a search, and typing causes many searches.
const keptBy = new WeakMap<Service, Kept>()

const keptOf = (service: Service): Kept => {
  const kept: Kept = keptBy.get(service) ?? new LRUCache({ max: 200 })
  keptBy.set(service, kept)
  return kept
}

const textsOf = ({ title, lines, step, worth }: Alert): Told['texts'] => [
  ['title', title],
  ...lines.map(({ text }) => ['message', text] as const),
  ...(worth ? [['worth', worth.text] as const] : []),
  ['suggestedAction', step.text],
]

const tell = async (context: SessionContext): Promise<readonly Told[]> => {
  const [{ advisor, personaKey, sensitivity }, marks] = await Promise.all([
    loadReading(context),
    loadAlertMarks(context.db, context.session.accountId),
  ])
  return alertsOf(advisor, { sensitivity, personaKey, marks }).map((alert) => {
    const texts = textsOf(alert)
    const createdAt = startOfDay(plusDays(alert.to, 1), currentZone()).toISOString()
    return { alert, texts, words: new Set(wordsIn(texts.map(([, text]) => text).join('\n'))), createdAt }
  })
}

const tellOnce = (context: SessionContext): Promise<readonly Told[]> => {
  const { session, asOf, now, service } = context
  const { workspace, accountId = null, sees, position } = session
  const kept = keptOf(service)
  const key = JSON.stringify([workspace, accountId, asOf ?? position, sees?.first ?? 1, today(now)])
  const known = kept.get(key)
  if (known) return known
  const told = tell(context)
  kept.set(key, told)
  told.catch(() => kept.delete(key))
  return told
}

/** Alerts that contain all of the words, newest first. Each counts as a message of the service at the end of its last day. */
export const findAlerts = async (context: SessionContext, criteria: LogCriteria, limit: number) => {
  const { from, to, words, ids } = criteria
  if (ids.length > 0 || words.length === 0) return { found: [], hasMore: false }
  const found = (await tellOnce(context)).filter(
    (told) =>
      words.every(({ word, isPrefix }) => hasWord(told.words, word, isPrefix)) &&
      (from === undefined || told.createdAt > from) &&
      (to === undefined || told.createdAt <= to),
  )
  return {
    found: found.slice(0, limit).map(({ alert: { id, title }, texts, createdAt }) => {
      const match = excerptsIn(texts.slice(1), criteria, true)[0]
      const marks = titleMarks(title, criteria)
      return {
        ...{ kind: 'alert', id, title, marks, createdAt },
        ...(match === undefined ? {} : { match }),
      }
    }),
    hasMore: found.length > limit,
  }
}

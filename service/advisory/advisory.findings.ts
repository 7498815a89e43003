/** Raises advisories from the records of own businesses in the background, each finding once. */
import { setTimeout as pause } from 'node:timers/promises'
import { AdvisoryId } from '#schema/advisory/advisory'
import type { Finding } from '#schema/advisory/finding'
import { AdvisorKey } from '#schema/chat/chat'
import { decodeOrThrow } from '#schema/core/decode'
import type { AnyEvent } from '#schema/events'
import { ownWorkspaces } from '../accounts/accounts.ts'
import { loadAlertMarks } from '../advisor/alerts/load-alert-marks.ts'
import { adviceOn } from '../advisor/findings/advice.ts'
import { shareAdvice } from '../advisor/findings/concentration.ts'
import { newFindings } from '../advisor/findings/findings.ts'
import { loadRecords } from '../advisor/load-records.ts'
import { advisorContext } from '../advisor/plans/advisor-context.ts'
import { runCommand } from '../event-store/decide.ts'
import { forBusiness } from '../runtime/business-zone.ts'
import { scheduleRounds } from '../runtime/rounds.ts'
import type { Service } from '../runtime/service.ts'
import { advisoryDecider } from './advisory.decider.ts'
import { takeBackAdvice, unwithdrawnId } from './advisory.taken-back.ts'

/** Milliseconds between rounds over businesses in which something was recorded, and over all of them. */
const [roundEveryMs, wholeRoundMs] = [2000, 60_000]

/** Milliseconds without an event before a business is looked at. */
const restMs = 2000

/** Longest time without a look at a business whose records have not changed: findings also depend on the day. */
const lookAgainMs = 86_400_000

/** A round uses at most this part of the processor, however many businesses there are. */
const busyPart = 0.2

/** Advisories raised at once: the dearest findings; the others follow once these have an answer. */
const mostWaiting = 3

const by = { actor: 'system:advisor', persona: null, correlationId: null, causationId: null }

const styleOf = async (service: Service, workspace: string): Promise<AdvisorKey> => {
  const row = await service.database
    .of(workspace)
    .selectFrom('persona')
    .select('persona_key')
    .executeTakeFirst()
  return AdvisorKey.is(row?.persona_key) ? row.persona_key : 'hospitality_ceo'
}

/** An id that names the finding, so that two processes cannot raise it twice. */
const idOf = ({ measure, way, week }: Finding): AdvisoryId =>
  decodeOrThrow(AdvisoryId, `finding-${measure}-${way}-${week}`, 'The id of an advisory')

const raise = async (service: Service, workspace: string): Promise<number> => {
  const db = service.database.of(workspace)
  await takeBackAdvice(service, workspace)
  const [records, personaKey, { muted }, billed] = await Promise.all([
    loadRecords(db, service.now()),
    styleOf(service, workspace),
    loadAlertMarks(db, undefined),
    service.imported.billed(db, workspace),
  ])
  const waiting = records.advisories.filter(({ status, finding }) => status === 'new' && finding).length
  const context = advisorContext(records)
  let raised = 0
  const moved = newFindings(context)
    .filter(({ measure }) => !muted.has(measure))
    .flatMap((finding) => adviceOn(context, finding, personaKey) ?? [])
  for (const advice of [...moved, ...shareAdvice(records, billed)].slice(
    0,
    Math.max(0, mostWaiting - waiting),
  )) {
    const id = await unwithdrawnId(db, workspace, idOf(advice.finding))
    // Another process may have raised it first; this command is then refused.
    const { kind } = await runCommand(service.store, {
      workspace,
      decider: advisoryDecider,
      id,
      command: { type: 'raise', id, ...advice },
      metadata: by,
    })
    if (kind === 'appended') raised += 1
  }
  return raised
}

/** Raises what a business's records show and no advisory says yet, without muted subjects; returns the number. */
export const raiseFindings = (service: Service, workspace: string): Promise<number> =>
  forBusiness(service.database, workspace, () => raise(service, workspace))

/** Events after which the records, or what is said about them, differ. */
const bearing = [
  'FileImported',
  'ImportUndone',
  'AccountsTold',
  'AccountsUntold',
  'SalesPushed',
  'DayOfRecordsChanged',
  'KpiRecorded',
  'AdvisoryAccepted',
  'AdvisoryDismissed',
  'AdvisoryReopened',
  'AlertsUnmuted',
] as const satisfies readonly AnyEvent['type'][]

/** Head of a history, when it was written, and whether the records have changed since a position. */
const readHead = ({ database }: Service, workspace: string, after: number) =>
  database.withReader(workspace, async (client) => {
    const { rows } = await client.query<{ position: number; at: Date; moved: boolean }>({
      name: 'read-findings-head',
      text: `select h.position, h.at, exists (select 1 from events e
          where e.workspace = $1 and e.position > $2 and e.type = any ($3)) as moved
        from (select e.position, e.recorded_at as at from events e where e.workspace = $1
          order by e.position desc limit 1) h`,
      values: [workspace, after, bearing],
    })
    return rows[0]
  })

/** What is known of a business: the position that was looked at, and when. */
type Seen = { readonly position: number; readonly at: number }

/**
 * Looks at a business unless nothing has changed; returns what is known now. Undefined while its history does not rest: a
 * file is recorded in pieces.
 */
const look = async (
  service: Service,
  workspace: string,
  before: Seen | undefined,
): Promise<Seen | undefined> => {
  const head = await readHead(service, workspace, before?.position ?? -1)
  const at = performance.now()
  if (head === undefined) return undefined
  const position = Number(head.position)
  if (before && !head.moved && at - before.at < lookAgainMs) return { ...before, position }
  if (service.now().getTime() - new Date(head.at).getTime() < restMs) return undefined
  await raiseFindings(service, workspace)
  await pause((performance.now() - at) * (1 / busyPart - 1), undefined, { ref: false })
  return { position, at }
}

/**
 * Follows the businesses of people; demos have their own advice. Looks at those in which this process has recorded something
 * within seconds, and at all of them every minute. The returned function stops it, and resolves after the current round.
 */
export const scheduleFindings = (service: Service): (() => Promise<unknown>) => {
  const seen = new Map<string, Seen>()
  const touched = new Set<string>()
  let own: ReadonlySet<string> = new Set()
  let wholeAt = Number.NEGATIVE_INFINITY
  const stopListening = service.changes.onCommit((workspace) => touched.add(workspace))
  const stop = scheduleRounds(roundEveryMs, async (isEnded) => {
    const isWhole = performance.now() - wholeAt >= wholeRoundMs
    if (isWhole || [...touched].some((workspace) => !own.has(workspace)))
      own = new Set(await ownWorkspaces(service))
    if (isWhole) wholeAt = performance.now()
    const wanted = isWhole ? [...own] : [...touched].filter((workspace) => own.has(workspace))
    touched.clear()
    for (const workspace of wanted) {
      if (isEnded()) return
      // After a failure of the database, the next round looks again, as at a business that does not rest yet.
      const now = await look(service, workspace, seen.get(workspace)).catch(() => undefined)
      if (now) seen.set(workspace, now)
      else touched.add(workspace)
    }
  })
  return () => {
    stopListening()
    return stop()
  }
}

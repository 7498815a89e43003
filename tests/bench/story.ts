/** What goes on in a busy café, event after event: the product's own event types in a believable mix. */
import { randomBytes } from 'node:crypto'
import { addDays, lightFormat } from 'date-fns'
import { v7 } from 'uuid'
import { AdvisoryId } from '#schema/advisory/advisory'
import { decodeOwn } from '#schema/core/decode'
import { IsoDate, IsoTime } from '#schema/core/scalars'
import type { AnyEvent } from '#schema/events'
import { KpiId } from '#schema/kpi/kpi'
import { MemoId } from '#schema/memo/memo'
import { PersonaKey } from '#schema/persona/persona'
import { SessionId } from '#schema/session/session'
import { sha256 } from '../../service/core/chain.ts'
import { encrypt } from '../../service/core/seal.ts'
import { personaCatalogue } from '../../service/persona/persona.catalogue.ts'
import { randomOf } from '../../service/seed/random.ts'
import { advice } from './advice.ts'

/** One event, where it goes and who did it; `key` opens what is sealed in it. */
export type Told = {
  readonly stream: string
  readonly version: number
  readonly actor: string
  readonly persona: string | null
  readonly event: AnyEvent
  readonly key?: { readonly subject: string; readonly key: Buffer }
}

const system = 'system:advisor'

/** Tells `count` events, the next at a moment; what is settled was raised before, and who signs out had signed in. */
export const storyteller = (workspace: string, count: number): ((at: Date) => Told) => {
  const { uniform } = randomOf('a busy café')
  const upTo = (count: number): number => Math.floor(uniform() * count)
  const advisories: { advisoryId: AdvisoryId; title: string }[] = []
  const sessions: SessionId[] = []
  let toggles = 0
  let personas = 0
  let persona: PersonaKey | null = null
  let told = 0

  const by = (): { actor: string; persona: string | null } => ({
    actor: `session:${sessions.at(-1) ?? 'none'}`,
    persona,
  })
  const open = (): Told => ({
    ...{ stream: 'session-workspace', version: 1, actor: 'system:seed', persona: null },
    event: { type: 'WorkspaceOpened', data: { businessType: 'cafe', businessName: 'Corner Café' } },
  })
  const changePersona = (): Told => {
    const others = personaCatalogue.filter(({ key }) => key !== persona)
    const personaKey = decodeOwn(PersonaKey, others[upTo(others.length)]?.key, 'A style')
    const data = { personaKey, previousPersona: persona }
    const change: Told = {
      ...{ stream: 'persona-current', version: ++personas, ...by() },
      event: { type: 'PersonaChanged', data },
    }
    persona = personaKey
    return change
  }
  const signIn = (at: Date): Told => {
    const sessionId = decodeOwn(SessionId, v7({ msecs: at.getTime() }), 'A session')
    const subject = `session-${sessionId}`
    const key = randomBytes(32)
    const box = encrypt(
      key,
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 14_6) Safari/605.1.15',
      `${workspace}/${subject}`,
    )
    sessions.push(sessionId)
    const expiresAt = decodeOwn(IsoTime, addDays(at, 30).toISOString(), 'A time')
    const data = { sessionId, tokenHash: sha256(sessionId), expiresAt, device: { subject, box } }
    return {
      ...{ stream: subject, version: 1, actor: `session:${sessionId}`, persona: null },
      ...{ event: { type: 'SignedIn', data }, key: { subject, key } },
    }
  }
  const signOut = (at: Date): Told => {
    const who = by()
    const sessionId = sessions.pop()
    if (sessionId === undefined) return signIn(at)
    return {
      ...{ stream: `session-${sessionId}`, version: 2, ...who },
      event: { type: 'SignedOut', data: { sessionId } },
    }
  }
  const raise = (at: Date): Told => {
    const advisoryId = decodeOwn(AdvisoryId, v7({ msecs: at.getTime() }), 'An advisory')
    const words = advice(upTo)
    advisories.push({ advisoryId, title: words.title })
    return {
      ...{ stream: `advisory-${advisoryId}`, version: 1, actor: system, persona },
      event: { type: 'AdvisoryRaised', data: { advisoryId, ...words } },
    }
  }
  const settle = (at: Date): Told => {
    const data = advisories.splice(-1 - upTo(Math.min(advisories.length, 40)), 1)[0]
    if (data === undefined) return raise(at)
    const type = uniform() < 0.6 ? 'AdvisoryAccepted' : 'AdvisoryDismissed'
    return { stream: `advisory-${data.advisoryId}`, version: 2, ...by(), event: { type, data } }
  }
  const toggle = (): Told => {
    toggles += 1
    return {
      ...{ stream: 'decision-log-identifiers', version: toggles, ...by() },
      event: { type: 'IdentifiersToggled', data: { showIdentifiers: toggles % 2 === 1 } },
    }
  }
  const figures = (at: Date): Told => {
    const kpiId = decodeOwn(KpiId, v7({ msecs: at.getTime() }), 'A week')
    const weekStart = decodeOwn(IsoDate, lightFormat(addDays(at, -7), 'yyyy-MM-dd'), 'A day')
    const cashRunwayWeeks = 12 + upTo(80) / 10
    const data = {
      ...{ kpiId, weekStart, revenue: 15_000 + upTo(9000), profitMargin: 9 + upTo(90) / 10 },
      ...{ cashRunwayMonths: cashRunwayWeeks / 4, cashRunwayWeeks, transactions: 900 + upTo(600) },
    }
    const event = { type: 'KpiRecorded', data } satisfies AnyEvent
    return { stream: `kpi-${kpiId}`, version: 1, actor: 'system:figures', persona: null, event }
  }
  const memo = (at: Date): Told => {
    const memoId = decodeOwn(MemoId, v7({ msecs: at.getTime() }), 'A memo')
    const { title: subject, message: content } = advice(upTo)
    const data = {
      memoId,
      subject,
      content,
      type: 'analysis',
      priority: 'normal',
      fromPersona: 'value_investor',
    } as const
    return {
      stream: `memo-${memoId}`,
      version: 1,
      actor: system,
      persona,
      event: { type: 'MemoReceived', data },
    }
  }

  return (at) => {
    told += 1
    if (told === 1) return open()
    if (told === 2) return changePersona()
    // At the end identifiers are shown: a page of the log then has most to do, for it opens what is sealed.
    if (told === count && toggles % 2 === 0) return toggle()
    const share = uniform()
    if (share < 0.27) return raise(at)
    if (share < 0.5) return settle(at)
    if (share < 0.68) return signIn(at)
    if (share < 0.82) return signOut(at)
    if (share < 0.92) return figures(at)
    if (share < 0.96) return memo(at)
    return share < 0.98 ? toggle() : changePersona()
  }
}

/** Things that happen in a busy café, one for each event type of the product. */
import { randomBytes } from 'node:crypto'
import { addDays, lightFormat } from 'date-fns'
import { v7 } from 'uuid'
import { AdvisoryId } from '#schema/advisory/advisory'
import { decodeOrThrow } from '#schema/core/decode'
import { IsoDate, IsoTime } from '#schema/core/scalars'
import type { AnyEvent } from '#schema/events'
import { KpiId } from '#schema/kpi/kpi'
import { MemoId } from '#schema/memo/memo'
import type { PersonaKey } from '#schema/persona/persona'
import { SessionId } from '#schema/session/session'
import { sha256 } from '../../service/event-store/chain.ts'
import { personaCatalogue } from '../../service/persona/persona.catalogue.ts'
import { encrypt } from '../../service/sealing/seal.ts'
import { advice } from './advice.ts'

/** A generated event with its stream and actor; `key` unseals its sealed field. */
export type GeneratedEvent = {
  readonly stream: string
  readonly version: number
  readonly actor: string
  readonly persona: string | null
  readonly event: AnyEvent
  readonly key?: { readonly subject: string; readonly key: Buffer }
}

/** State of the story so far. */
export type Story = {
  readonly workspace: string
  /** An integer below `count`. */
  readonly upTo: (count: number) => number
  /** Raised and undecided. */
  readonly advisories: { readonly advisoryId: AdvisoryId; readonly title: string }[]
  readonly sessions: SessionId[]
  toggles: number
  changes: number
  persona: PersonaKey | null
}

/** Generates the event at a time. */
export type Act = (story: Story, at: Date) => GeneratedEvent

const system = 'system:advisor'
const browser = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 14_6) Safari/605.1.15'

/** The user who signed in last acts. */
const by = ({ sessions, persona }: Story) => ({ actor: `session:${sessions.at(-1) ?? 'none'}`, persona })

const idAt = (at: Date): string => v7({ msecs: at.getTime() })

const open: Act = () => ({
  stream: 'session-workspace',
  version: 1,
  actor: 'system:seed',
  persona: null,
  event: { type: 'WorkspaceOpened', data: { businessType: 'cafe', businessName: 'Corner Café' } },
})

const changePersona: Act = (story) => {
  const previousPersona = story.persona
  const others = personaCatalogue.map(({ key }) => key).filter((key) => key !== previousPersona)
  const personaKey = others[story.upTo(others.length)] ?? 'hospitality_ceo'
  const who = by(story)
  story.persona = personaKey
  story.changes += 1
  const event: AnyEvent = { type: 'PersonaChanged', data: { personaKey, previousPersona } }
  return { stream: 'persona-current', version: story.changes, ...who, event }
}

const signIn: Act = ({ workspace, sessions }, at) => {
  const sessionId = decodeOrThrow(SessionId, idAt(at), 'A session')
  const expiresAt = decodeOrThrow(IsoTime, addDays(at, 30).toISOString(), 'A time')
  const subject = `session-${sessionId}`
  const key = randomBytes(32)
  const device = { subject, box: encrypt(key, browser, `${workspace}/${subject}`) }
  const data = { sessionId, tokenHash: sha256(sessionId), expiresAt, device }
  const event: AnyEvent = { type: 'SignedIn', data }
  sessions.push(sessionId)
  return {
    stream: subject,
    version: 1,
    actor: `session:${sessionId}`,
    persona: null,
    event,
    key: { subject, key },
  }
}

const signOut: Act = (story, at) => {
  const who = by(story)
  const sessionId = story.sessions.pop()
  if (sessionId === undefined) return signIn(story, at)
  return {
    stream: `session-${sessionId}`,
    version: 2,
    ...who,
    event: { type: 'SignedOut', data: { sessionId } },
  }
}

const raise: Act = ({ advisories, upTo, persona }, at) => {
  const advisoryId = decodeOrThrow(AdvisoryId, idAt(at), 'An advisory')
  const words = advice(upTo)
  advisories.push({ advisoryId, title: words.title })
  const event: AnyEvent = { type: 'AdvisoryRaised', data: { advisoryId, ...words } }
  return { stream: `advisory-${advisoryId}`, version: 1, actor: system, persona, event }
}

const settle: Act = (story, at) => {
  const { advisories, upTo } = story
  // One of the latest: old undecided advisories stay undecided.
  const [data] = advisories.splice(-1 - upTo(Math.min(advisories.length, 40)), 1)
  if (data === undefined) return raise(story, at)
  const type = upTo(5) < 3 ? 'AdvisoryAccepted' : 'AdvisoryDismissed'
  return { stream: `advisory-${data.advisoryId}`, version: 2, ...by(story), event: { type, data } }
}

const toggle: Act = (story) => {
  story.toggles += 1
  const event: AnyEvent = { type: 'IdentifiersToggled', data: { showIdentifiers: story.toggles % 2 === 1 } }
  return { stream: 'decision-log-identifiers', version: story.toggles, ...by(story), event }
}

const recordFigures: Act = ({ upTo }, at) => {
  const kpiId = decodeOrThrow(KpiId, idAt(at), 'A week')
  const weekStart = decodeOrThrow(IsoDate, lightFormat(addDays(at, -7), 'yyyy-MM-dd'), 'A day')
  const cashRunwayWeeks = 12 + upTo(80) / 10
  const event: AnyEvent = {
    type: 'KpiRecorded',
    data: {
      kpiId,
      weekStart,
      revenue: 15_000 + upTo(9000),
      profitMargin: 9 + upTo(90) / 10,
      cashRunwayMonths: cashRunwayWeeks / 4,
      cashRunwayWeeks,
      transactions: 900 + upTo(600),
    },
  }
  return { stream: `kpi-${kpiId}`, version: 1, actor: 'system:figures', persona: null, event }
}

const sendMemo: Act = ({ upTo, persona }, at) => {
  const memoId = decodeOrThrow(MemoId, idAt(at), 'A memo')
  const { title: subject, message: content } = advice(upTo)
  const type = 'analysis'
  const data = { memoId, subject, content, type, priority: 'normal' as const, fromPersona: 'value_investor' }
  const event: AnyEvent = { type: 'MemoReceived', data }
  return { stream: `memo-${memoId}`, version: 1, actor: system, persona, event }
}

export const acts = { open, changePersona, signIn, signOut, raise, settle, toggle, recordFigures, sendMemo }

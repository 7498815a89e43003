/** Today's history of each demo business, from which visitors' copies are made. */
import { addHours } from 'date-fns'
import type { AnyEvent } from '#schema/events'
import type { DemoBusiness } from '#schema/session/session'
import type { Append } from '../event-store/append.ts'
import { encrypt } from '../sealing/seal.ts'

/** An event of a demo business's history; `secret` is the text to seal into its empty box. */
export type DemoEntry = {
  readonly stream: string
  /** Version of the stream before the event. */
  readonly version: number
  readonly persona: string | null
  readonly recordedAt: string
  readonly event: AnyEvent
  readonly secret?: string
}

/** Append of an entry. */
export const appendOf = ({ stream, version, persona, recordedAt, event }: DemoEntry): Append => ({
  stream,
  expectedVersion: version,
  events: [event],
  metadata: { actor: 'system:seed', persona, recordedAt, correlationId: null, causationId: null },
})

/** Writes the history of a business as of a moment. */
export type WriteDemo = (business: DemoBusiness, now: Date) => Promise<readonly DemoEntry[]>

/** A history as JSON, split at its ids: each id is followed by the piece at the next index. */
export type SplitHistory = { readonly pieces: readonly string[]; readonly ids: readonly string[] }

/** History of a business on a day. */
export type DemoTemplate = { readonly day: number; readonly history: Promise<SplitHistory> }

/** Returns the history to make copies from now. */
export type DemoTemplates = (business: DemoBusiness) => DemoTemplate

const dayMs = 86_400_000

// The demo businesses are in Brisbane, UTC+10 all year.
/** Number of a day of the demo businesses. */
export const dayNumber = (moment: Date): number => Math.floor(addHours(moment, 10).getTime() / dayMs)

// Every id of the demo businesses is a UUIDv7, which starts with its time in milliseconds.
const idForm = /[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}/g
const timeOf = (id: string): Date => new Date(Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16))

const splitAtIds = (text: string): SplitHistory => ({
  pieces: text.split(idForm),
  ids: text.match(idForm) ?? [],
})

/** Opens the templates. Each is written once a day, on first use; yesterday's serves until it is ready. */
export const openDemoTemplates = (write: WriteDemo, now: () => Date): DemoTemplates => {
  type Template = DemoTemplate & { isReady: boolean }
  const templates = new Map<DemoBusiness, { newest: Template; before: Template | undefined }>()
  return (business) => {
    const moment = now()
    const day = dayNumber(moment)
    const known = templates.get(business)
    if (known?.newest.day !== day) {
      const history = write(business, moment).then((entries) => splitAtIds(JSON.stringify(entries)))
      const newest: Template = { day, history, isReady: false }
      const before = known?.newest.isReady ? known.newest : known?.before
      templates.set(business, { newest, before })
      history.then(
        () => {
          newest.isReady = true
        },
        // The next visitor triggers another attempt.
        () => {
          if (templates.get(business)?.newest === newest) templates.delete(business)
        },
      )
      return before?.day === day - 1 ? before : newest
    }
    const { newest, before } = known
    return !newest.isReady && before?.day === day - 1 ? before : newest
  }
}

/** A key of a copy. */
export type CopyKey = { readonly subject: string; readonly key: Buffer }

type Made = { readonly entries: readonly DemoEntry[]; readonly keys: readonly CopyKey[] }

const isEmptySeal = (value: unknown): value is { readonly subject: string; readonly box: '' } =>
  typeof value === 'object' && value !== null && 'subject' in value && 'box' in value && value.box === ''

/** A template with new ids but the same times and positions, and its secrets sealed under keys of the copy. */
export const copyOf = (
  { pieces, ids: replaced }: SplitHistory,
  copy: string,
  { nextId, random }: { nextId: (time: Date) => string; random: (size: number) => Buffer<ArrayBuffer> },
): Made => {
  const ids = new Map<string, string>()
  const freshOf = (id: string): string => {
    const known = ids.get(id)
    if (known !== undefined) return known
    const fresh = nextId(timeOf(id))
    ids.set(id, fresh)
    return fresh
  }
  let text = pieces[0] ?? ''
  for (const [index, id] of replaced.entries()) text += freshOf(id) + (pieces[index + 1] ?? '')
  const keys: CopyKey[] = []
  const sealed = ({ secret, ...entry }: DemoEntry): DemoEntry => {
    if (secret === undefined) return entry
    const event: AnyEvent = JSON.parse(JSON.stringify(entry.event), (_name, value: unknown) => {
      if (!isEmptySeal(value)) return value
      const { subject } = value
      const key = random(32)
      keys.push({ subject, key })
      return { subject, box: encrypt(key, secret, `${copy}/${subject}`) }
    })
    return { ...entry, event }
  }
  const history: readonly DemoEntry[] = JSON.parse(text)
  return { entries: history.map(sealed), keys }
}

/**
 * Seals of heads: whoever can write to the database, but has no key of the service, can append an event that fits the chain, and
 * cannot seal the head that it leaves. The hash of an event covers all events before it, so the seal of the last one covers
 * them all (decision 910). A seal is the HMAC-SHA256 of the text `jarvin head seal`, position, hash, the first position in doubt
 * (empty if there is none) and workspace, each on a line of its own.
 */
import { createHmac, timingSafeEqual } from 'node:crypto'
import type pg from 'pg'
import type { Head } from './append.ts'
import { genesisHash } from './chain.ts'

type Place = Pick<Head, 'position' | 'hash' | 'doubtedFrom'>

/** A head as stored, with its seal; nothing in it can be relied on before the seal was checked. */
export type StoredHead = Head & { readonly seal: Buffer | null }

/** Seals heads by keys that are not in the database. */
export type HeadSeals = {
  readonly seal: (workspace: string, head: Place) => Buffer
  /** True for the seal of one of the keys, and for the head of an empty history, which needs none. */
  readonly isSealed: (workspace: string, head: Omit<StoredHead, 'recordedAt'>) => boolean
  /** True for a seal of the key that `seal` uses. */
  readonly isCurrent: (workspace: string, head: Omit<StoredHead, 'recordedAt'>) => boolean
}

const sealBy = (key: Buffer, workspace: string, { position, hash, doubtedFrom }: Place): Buffer =>
  createHmac('sha256', key)
    .update(`jarvin head seal\n${position}\n${hash}\n${doubtedFrom ?? ''}\n${workspace}`)
    .digest()

/** Seals by the first of these keys; those of the others, which were used before it, stay good. */
export const headSealsOf = (key: Buffer, former: readonly Buffer[]): HeadSeals => {
  const isBy = (one: Buffer, workspace: string, head: Omit<StoredHead, 'recordedAt'>): boolean =>
    head.seal?.length === 32 && timingSafeEqual(head.seal, sealBy(one, workspace, head))
  return {
    seal: (workspace, head) => sealBy(key, workspace, head),
    isSealed: (workspace, head) =>
      (head.position === 0 && head.hash === genesisHash) ||
      [key, ...former].some((one) => isBy(one, workspace, head)),
    isCurrent: (workspace, head) => isBy(key, workspace, head),
  }
}

/** Events per query. */
const pageSize = 2000

/**
 * The last position before a head without a good seal that the seal in its row belongs to: whoever moved a head along left it
 * there, or wrote another over it. Undefined if it is that of no event after `from`.
 */
export const lastSealed = async (
  client: Pick<pg.ClientBase, 'query'>,
  workspace: string,
  seals: HeadSeals,
  head: Omit<StoredHead, 'recordedAt'>,
  from = 0,
): Promise<number | undefined> => {
  if (head.seal === null) return undefined
  for (let before = head.position; before > from; ) {
    const { rows } = await client.query<{ position: string | number; hash: string }>(
      `select position, encode(hash, 'hex') as hash from events
        where workspace = $1 and position < $2 and position > $3 order by position desc limit ${pageSize}`,
      [workspace, before, from],
    )
    for (const { position, hash } of rows)
      if (seals.isSealed(workspace, { ...head, position: Number(position), hash })) return Number(position)
    if (rows.length < pageSize) return undefined
    before = Number(rows.at(-1)?.position)
  }
  return undefined
}

/** What a process does with seals while it appends. */
export type Sealing = {
  readonly seals: HeadSeals
  /** Reports a history that others than the service have changed. */
  readonly onFault: (workspace: string, position: number, sentence: string) => void
}

/**
 * Checks a head that this process did not leave itself before it appends to it; `own` is the last one that it left. The head of
 * a forged append is returned with the position from which the history is in doubt, and every seal from then on names it
 * (decision 911).
 */
export const checkHead = async (
  client: Pick<pg.ClientBase, 'query'>,
  workspace: string,
  { seal, ...head }: StoredHead,
  own: Head | undefined,
  sealing: Sealing | undefined,
): Promise<Head> => {
  if (sealing === undefined) return head
  const { seals, onFault } = sealing
  if (seals.isSealed(workspace, { ...head, seal })) {
    const isCut =
      own !== undefined &&
      (head.position < own.position || (head.position === own.position && head.hash !== own.hash))
    if (isCut)
      onFault(
        workspace,
        head.position + 1,
        `the history was cut off or replaced: this process has appended event ${own.position}, and the head now names event ${head.position}`,
      )
    return head
  }
  const last = await lastSealed(client, workspace, seals, { ...head, seal })
  const doubtedFrom = last === undefined ? (own?.position ?? 0) + 1 : (head.doubtedFrom ?? last + 1)
  onFault(
    workspace,
    doubtedFrom,
    `forged append: the service did not append the events from position ${doubtedFrom} to ${head.position}; what is appended from now on is in doubt with them`,
  )
  return { ...head, doubtedFrom }
}

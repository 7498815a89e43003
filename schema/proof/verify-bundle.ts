/** Verifies an evidence bundle offline: its signature, its proofs, and every event in it. */
import { sha256 as anywhere } from '@noble/hashes/sha2.js'
import * as t from 'io-ts'
import { record } from '../core/record.ts'
import { integer, Sha256Hex } from '../core/scalars.ts'
import { bundleFiles, type RunProof } from './bundle.ts'
import { concatBytes, fromHex, hashesFromBase64, type Sha256, textOfUtf8, toHex } from './bytes.ts'
import { provesRun } from './check-proof.ts'
import { cosignedAt, readWitnessVkey } from './cosignature.ts'
import { type Damage, firstDifference, rechainedWithin } from './damage.ts'
import { readEventLines } from './event-lines.ts'
import { type Checkpoint, contradicts, type NoteKey, openCheckpoint, readVkey, vkeyText } from './note.ts'
import { readJson } from './read-json.ts'
import { leafHash, treeHasher } from './tree.ts'

/** Result of a check. `holds`: every event is among the first `size` of the log; `isWhole`: the bundle has all of them. */
export type BundleVerdict =
  | {
      readonly kind: 'holds'
      readonly checkpoint: Checkpoint
      readonly key: NoteKey
      readonly count: number
      readonly isWhole: boolean
      /** Names of the expected witnesses and when they cosigned, in seconds since 1970. */
      readonly cosigned: readonly { readonly name: string; readonly at: number }[]
    }
  | {
      readonly kind: 'damaged'
      readonly damage: Damage
      readonly checkpoint: Checkpoint
      readonly key: NoteKey
    }
  /** Cannot be verified: a file is missing or malformed, or the key is not the expected one. */
  | { readonly kind: 'unreadable'; readonly file: string; readonly why: string }

/** Options of a check. */
export type BundleOptions = {
  /** The vkey that must have signed the checkpoint; by default the one in the bundle. */
  readonly vkey?: string
  /** A signed checkpoint of the same log from another source; a whole bundle must agree with it. */
  readonly remembered?: string
  /** The vkeys of witnesses who must have cosigned the checkpoint. */
  readonly witnesses?: readonly string[]
  readonly sha256?: Sha256
  /** Receives the number of events read so far. */
  readonly onProgress?: (count: number) => void
}

/** A running check: push pieces of files, files in any order, then end it. */
export type BundleCheck = {
  readonly push: (file: string, bytes: Uint8Array) => void
  readonly end: () => BundleVerdict
}

const RunProofLine = record({
  from: integer(1),
  hashes: t.array(Sha256Hex),
  proof: t.array(t.string),
})

class Unreadable extends Error {
  readonly file: string
  readonly why: string

  constructor(file: string, why: string) {
    super(why)
    this.file = file
    this.why = why
  }
}

const readProofs = (text: string): readonly RunProof[] =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const decoded = RunProofLine.decode(readJson(line))
      if (decoded._tag === 'Left')
        throw new Unreadable(bundleFiles.proofs, 'contains a line that is not a proof')
      return decoded.right
    })

/** Opens a check. Its memory use is one hash per event. */
export const openBundleCheck = (options: BundleOptions = {}): BundleCheck => {
  const { sha256 = anywhere } = options
  const events = readEventLines(sha256, options.onProgress)
  const pieces = new Map<string, Uint8Array[]>()
  const small: readonly string[] = [bundleFiles.proofs, bundleFiles.checkpoint, bundleFiles.vkey]

  const textOf = (file: string): string => {
    const found = pieces.get(file)
    if (found === undefined) throw new Unreadable(file, 'is not in the bundle')
    const text = textOfUtf8(concatBytes(...found))
    if (text === undefined) throw new Unreadable(file, 'is not UTF-8 text')
    return text
  }

  const keyOf = (): NoteKey => {
    const key = readVkey(textOf(bundleFiles.vkey))
    if (!key) throw new Unreadable(bundleFiles.vkey, 'is not a public key of the form name+id+key')
    const expected = options.vkey === undefined ? key : readVkey(options.vkey)
    if (!expected || vkeyText(expected) !== vkeyText(key))
      throw new Unreadable(bundleFiles.vkey, 'is not the key you expect')
    return key
  }

  /** Damage of the first run whose proof does not lead to the root: its hashes were not signed. */
  const unproven = (runs: readonly RunProof[], { size, root }: Checkpoint): Damage | undefined => {
    let last = 0
    for (const { from, hashes, proof } of runs) {
      const leaves = hashes.map((hash) => leafHash(fromHex(hash) ?? new Uint8Array(), sha256))
      const path = hashesFromBase64(proof)
      const isProven = path && from > last && provesRun(from - 1, leaves, size, path, root, sha256)
      if (!isProven) return rechainedWithin(from, Math.max(size, from + hashes.length - 1))
      last = from + hashes.length - 1
    }
    return undefined
  }

  const judge = (): BundleVerdict => {
    const key = keyOf()
    const checkpoint = openCheckpoint(textOf(bundleFiles.checkpoint), key)
    if (!checkpoint) throw new Unreadable(bundleFiles.checkpoint, 'is not signed by the key')
    const runs = pieces.has(bundleFiles.proofs) ? readProofs(textOf(bundleFiles.proofs)) : []
    const damaged = (damage: Damage): BundleVerdict => ({ kind: 'damaged', damage, checkpoint, key })
    const unsigned = unproven(runs, checkpoint)
    if (unsigned) return damaged(unsigned)
    const right = runs.flatMap(({ hashes }) => hashes)
    const positions = runs.flatMap(({ from, hashes }) => hashes.map((_, index) => from + index))
    const misfit = events.firstMismatch(right, positions, checkpoint.origin)
    if (misfit !== undefined) {
      const difference = firstDifference(right, events.hashes().map(toHex)) ?? {
        index: misfit,
        kind: 'changed',
      }
      const position = positions[difference.index] ?? (positions.at(-1) ?? 0) + 1
      return damaged({ position, kind: difference.kind })
    }
    const isWhole = right.length === checkpoint.size
    const earlier =
      isWhole && options.remembered !== undefined ? rememberedOf(options.remembered, key) : undefined
    if (earlier && earlier.size > checkpoint.size)
      return damaged({ position: checkpoint.size + 1, kind: 'tail cut' })
    if (earlier && contradicts(earlier, { ...earlier, root: rootOfFirst(right, earlier.size) }))
      return damaged(rechainedWithin(1, earlier.size))
    return { kind: 'holds', checkpoint, key, count: right.length, isWhole, cosigned: cosignatures() }
  }

  const cosignatures = () =>
    (options.witnesses ?? []).map((vkey) => {
      const witness = readWitnessVkey(vkey)
      const at = witness && cosignedAt(textOf(bundleFiles.checkpoint), witness)
      if (at === undefined)
        throw new Unreadable(bundleFiles.checkpoint, `is not cosigned by ${witness?.name ?? vkey}`)
      return { name: witness?.name ?? vkey, at }
    })

  const rememberedOf = (note: string, key: NoteKey): Checkpoint => {
    const earlier = openCheckpoint(note, key)
    if (!earlier) throw new Unreadable('the remembered checkpoint', 'is not signed by the key of this log')
    return earlier
  }

  const rootOfFirst = (hashes: readonly string[], size: number): Uint8Array => {
    const tree = treeHasher(sha256)
    for (const hash of hashes.slice(0, size)) tree.add(leafHash(fromHex(hash) ?? new Uint8Array(), sha256))
    return tree.root()
  }

  return {
    push: (file, bytes) => {
      if (file === bundleFiles.events) events.push(bytes)
      else if (small.includes(file)) pieces.set(file, [...(pieces.get(file) ?? []), bytes.slice()])
    },
    end: () => {
      try {
        events.end()
        return judge()
      } catch (error) {
        if (error instanceof Unreadable) return { kind: 'unreadable', file: error.file, why: error.why }
        if (error instanceof SyntaxError)
          return { kind: 'unreadable', file: bundleFiles.proofs, why: 'contains a line that is not JSON' }
        throw error
      }
    },
  }
}

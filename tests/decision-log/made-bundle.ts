/** Builds evidence bundles without a service, over logs of any length. */
import { bundleFiles, type RunProof, runsOf } from '#schema/proof/bundle'
import { fromHex, toBase64, utf8 } from '#schema/proof/bytes'
import { checkpointText, noteKeyOf, signedNote, vkeyText } from '#schema/proof/note'
import { leafHash, rootOf, runRanges } from '#schema/proof/tree'
import { canonicalEvent, genesisHash, sha256 } from '../../service/event-store/chain.ts'
import { checkpointKeyOf } from '../../service/signing/checkpoint-key.ts'

const secret = checkpointKeyOf(new Uint8Array(32).fill(7))
/** Signs the bundles. */
export const bundleKey = noteKeyOf('jarvin/cafe', secret.publicKey)

/** Canonical texts of `size` events; one of them can have another actor. */
export const canonicalLog = (size: number, edited?: number): readonly string[] => {
  const lines: string[] = []
  let previousHash = genesisHash
  for (let position = 1; position <= size; position++) {
    const line = canonicalEvent(
      {
        actor: position === edited ? 'nobody' : 'session:1 “é”',
        causationId: null,
        correlationId: null,
        id: `event-${position}`,
        persona: null,
        position,
        previousHash,
        recordedAt: '2026-11-20T09:12:00.123Z',
        stream: `advisory-${position}`,
        type: 'AdvisoryRaised',
        version: 1,
        workspace: 'cafe',
      },
      '{"title":"Line one\\nline two 😀"}',
    )
    lines.push(line)
    previousHash = sha256(line)
  }
  return lines
}

/** A bundle before it is split into files. */
export type Bundle = {
  readonly events: readonly string[]
  readonly proofs: readonly RunProof[]
  readonly note: string
  readonly vkey: string
}

const leavesOf = (all: readonly string[]) => all.map((line) => leafHash(fromHex(sha256(line)) ?? utf8('')))

/** A signed checkpoint over the whole log. */
export const noteOver = (all: readonly string[]): string => {
  const text = checkpointText({ origin: 'jarvin/cafe', size: all.length, root: rootOf(leavesOf(all)) })
  return signedNote(text, bundleKey, secret.sign(utf8(text)))
}

/** A bundle of the events at ascending positions. */
export const bundleOf = (positions: readonly number[], all: readonly string[]): Bundle => {
  const leaves = leavesOf(all)
  return {
    events: positions.map((position) => all[position - 1] ?? ''),
    proofs: runsOf(positions).map(({ from, to }) => ({
      from,
      hashes: all.slice(from - 1, to).map(sha256),
      proof: runRanges({ from: from - 1, to }, all.length).map((range) =>
        toBase64(rootOf(leaves.slice(range.from, range.to))),
      ),
    })),
    note: noteOver(all),
    vkey: `${vkeyText(bundleKey)}\n`,
  }
}

/** Texts of a bundle's files by name. */
export const bundleTexts = ({ events, proofs, note, vkey }: Bundle): { readonly [file: string]: string } => ({
  [bundleFiles.events]: events.map((line) => `${line}\n`).join(''),
  [bundleFiles.proofs]: proofs.map((proof) => `${JSON.stringify(proof)}\n`).join(''),
  [bundleFiles.checkpoint]: note,
  [bundleFiles.vkey]: vkey,
})

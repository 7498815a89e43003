/** Writes an evidence bundle (`schema/proof/bundle.ts`): events, proofs, checkpoint, key, and the verification page. */

import type { LogExport } from '#schema/decision-log/log-export'
import { addToRun, bundleFiles, type Run, type RunProof } from '#schema/proof/bundle'
import { canonicalEvent } from '../../event-store/chain.ts'
import { envelopeOf } from '../../event-store/recorded-event.ts'
import type { Download } from '../../http/download.ts'
import { unwrap } from '../../http/refusal.ts'
import { openZip } from '../../http/zip-stream.ts'
import { projectRoot } from '../../runtime/project-root.ts'
import { verifyPage } from '../../site/verify-page.ts'
import type { Signer } from '../checkpoints/checkpoint.ts'
import { proveRun } from '../checkpoints/checkpoint-proof.ts'
import { bundleReadme } from './bundle.readme.ts'
import { type ExportSource, exportedParts } from './export.stream.ts'

/** Signed checkpoint over the first `until` events, with its public key. */
export type BundleCheckpoint = { readonly note: string; readonly vkey: string }

/** Lines of `events.ndjson`. Nothing is unsealed or masked, because changed text would have another hash. */
async function* eventLines(
  source: ExportSource,
  wanted: LogExport,
  isOver: () => boolean,
): AsyncGenerator<string> {
  for await (const part of exportedParts(source, wanted, isOver))
    yield part.map(({ row }) => `${canonicalEvent(envelopeOf(row), row.text)}\n`).join('')
}

/** Lines of `proofs.ndjson`. Reads the history a second time, to avoid keeping all hashes in memory. */
async function* proofLines(
  signer: Signer,
  source: ExportSource,
  wanted: LogExport,
  isOver: () => boolean,
): AsyncGenerator<string> {
  let open: Run | undefined
  let hashes: string[] = []
  const lineOf = async (run: Run): Promise<string> => {
    const proof: RunProof = {
      from: run.from,
      hashes,
      proof: unwrap(await proveRun(signer, source.workspace, wanted.until, run)),
    }
    return `${JSON.stringify(proof)}\n`
  }
  for await (const part of exportedParts(source, wanted, isOver))
    for (const { row } of part) {
      const next = addToRun(open, row.position)
      if (next.done) {
        yield await lineOf(next.done)
        hashes = []
      }
      open = next.open
      hashes.push(row.hash.toString('hex'))
    }
  if (open) yield await lineOf(open)
}

/** Writes the whole zip, with the files for people first. */
export const writeBundle = async (
  signer: Signer,
  source: ExportSource,
  wanted: LogExport,
  { note, vkey }: BundleCheckpoint,
  download: Download,
): Promise<void> => {
  const { isOver } = download
  const zip = openZip(download, wanted.createdAt)
  await zip.add(bundleFiles.readme, [bundleReadme(wanted, vkey)])
  await zip.add(bundleFiles.page, [await verifyPage(projectRoot)])
  await zip.add(bundleFiles.checkpoint, [note])
  await zip.add(bundleFiles.vkey, [`${vkey}\n`])
  await zip.add(bundleFiles.events, eventLines(source, wanted, isOver))
  await zip.add(bundleFiles.proofs, proofLines(signer, source, wanted, isOver))
  await zip.end()
}

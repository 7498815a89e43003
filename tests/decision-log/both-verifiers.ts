/** Verdicts of the Python verifier and of ours on the same zips. */
import { spawnSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { zipSync } from 'fflate'
import { verifyBundleZip } from '#schema/proof/bundle-zip'
import { utf8 } from '#schema/proof/bytes'
import { zipOfBytes } from '#schema/proof/zip-file'
import { nodeSha256 } from '../../service/signing/merkle-tiles.ts'
import { root } from '../core/execute.ts'

const script = join(root, 'schema/proof/verify-bundle.py')
/** A Python that can run the verifier, if there is one. */
export const python = ['python3', '/usr/bin/python3', 'python'].find(
  (name) => spawnSync(name, ['-c', 'import cryptography']).status === 0,
)

/** Files of a bundle. */
export type Texts = { readonly [file: string]: string }
/** A bundle's zip. */
export const zipOf = (texts: Texts): Uint8Array =>
  zipSync(Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, utf8(text)])))

/** Verdicts of the Python verifier. */
export const asPython = async (zips: readonly Uint8Array[], ...options: string[]) => {
  const folder = await mkdtemp(join(tmpdir(), 'jarvin-python-'))
  try {
    const files = zips.map((_, index) => join(folder, `${index}.zip`))
    for (const [index, zip] of zips.entries()) await writeFile(files[index] ?? '', zip)
    const ran = spawnSync(python ?? '', [script, '--json', ...files, ...options], { maxBuffer: 1 << 28 })
    if (ran.status === null || ran.status > 1) throw new Error(ran.stderr.toString())
    const said = ran.stdout.toString().trimEnd().split('\n')
    return said.map((one): object => JSON.parse(one))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Our verdict, in the form of Python's. */
export const asOurs = async (zip: Uint8Array, options = {}) => {
  const verdict = await verifyBundleZip(zipOfBytes(zip), { ...options, sha256: nodeSha256 })
  if (verdict.kind === 'damaged') return { kind: verdict.kind, damage: verdict.damage }
  if (verdict.kind !== 'holds') return verdict
  const { kind, checkpoint, count, isWhole, cosigned } = verdict
  return { kind, log: checkpoint.origin, size: checkpoint.size, count, isWhole, cosigned }
}

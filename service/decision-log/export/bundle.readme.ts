/** The README of an evidence bundle. */
import type { LogExport } from '#schema/decision-log/log-export'
import { bundleFiles } from '#schema/proof/bundle'
import { counted } from '../../runtime/counted.ts'

/** Content of `README.txt`; `vkey` is the public key of the checkpoint. */
export const bundleReadme = (
  { count, until, query, createdAt, exportId }: LogExport,
  vkey: string,
): string => `JARVIN: EVIDENCE FROM A DECISION LOG

${count.toLocaleString('en-AU')} of the first ${counted(until, 'event')} of the log, exported on ${createdAt}.
Query: ${Object.keys(query).length === 0 ? 'the whole log' : JSON.stringify(query)}
Export: ${exportId}

CHECK IT
Open ${bundleFiles.page} in a browser and choose the zip file it came in. The page works offline.
Or, with the source of Jarvin: npm run verify -- --bundle <this zip>
Or, with Python and its package cryptography: python3 schema/proof/verify-bundle.py <this zip>

WHAT IS IN IT
${bundleFiles.events}   the events, oldest first, one per line, byte for byte as they were hashed
${bundleFiles.proofs}   for each run of events, the hashes that connect it to the signed root
${bundleFiles.checkpoint}   what was signed: the name of the log, the number of events, and their root
${bundleFiles.vkey}         the public key of the signature

CHECK IT BY HAND OR WITH YOUR OWN PROGRAM
schema/proof/bundle-format.md in the source of Jarvin describes every field and the order of the hashes in a proof. In short:
The hash of an event is the SHA-256 of its line, without the line feed at the end. Each hash is the data of a leaf in a
Merkle tree as in RFC 6962; position 1 is the first leaf. The checkpoint is a C2SP tlog-checkpoint in a C2SP signed note, signed
with Ed25519. Values of the form {"box":...,"subject":...} are sealed. Once the subject has been erased, nobody can read
them, but every hash still verifies.

WHAT IT PROVES, AND WHAT IT DOES NOT
It proves that these events are in the signed log, unaltered and in this order. It does not prove that what they say is
true, or who holds the key: compare the key with one you have from another source.
Key: ${vkey}
`

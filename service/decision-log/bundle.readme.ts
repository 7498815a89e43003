/** The text for people in an evidence bundle. */
import type { LogExport } from '#schema/decision-log/log-export'
import { bundleFiles } from '#schema/proof/bundle'

/** What `README.txt` says; `vkey` is the public key of the checkpoint. */
export const bundleReadme = (
  { count, until, query, createdAt, exportId }: LogExport,
  vkey: string,
): string => `JARVIN: EVIDENCE FROM A DECISION LOG

${count} events out of the first ${until} of the log, taken away on ${createdAt}.
Asked for: ${Object.keys(query).length === 0 ? 'the whole log' : JSON.stringify(query)}
Export: ${exportId}

CHECK IT
Open ${bundleFiles.page} in a browser and choose the zip file in which you found it. The page works without any network.
Or, with the source of Jarvin: npm run verify -- --bundle <this zip>
Or, with Python and its package cryptography: python3 schema/proof/verify-bundle.py <this zip>

WHAT IS IN IT
${bundleFiles.events}   the events, oldest first, a line each, byte for byte as they were hashed
${bundleFiles.proofs}   for each run of events, the hashes that lead from it to the signed root
${bundleFiles.checkpoint}   what was signed: the log's name, how many events, and the root over them
${bundleFiles.vkey}         the public key of the signature

CHECK IT BY HAND, OR WITH A PROGRAM OF YOUR OWN
schema/proof/bundle-format.md in the source of Jarvin describes every field and the order of the hashes in a proof. In short:
The hash of an event is the SHA-256 of its line, without the line feed at its end. It is the data of a leaf of a Merkle
tree as in RFC 6962; position 1 is the first leaf. The checkpoint is a C2SP tlog-checkpoint in a C2SP signed note, signed
with Ed25519. Values of the form {"box":...,"subject":...} are sealed. Nobody can read them once the subject was erased,
and every hash still holds.

WHAT IT PROVES, AND WHAT NOT
That these events stood in the log that was signed, unaltered and in this order. Not that what they say is true, and not
who holds the key: compare the key with one that you have from another source.
Key: ${vkey}
`

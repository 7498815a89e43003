/** Checkpoints of the decision log, and proofs against them; `schema/proof` verifies both. */
import * as t from 'io-ts'
import { record } from '../core/record.ts'
import { IsoTime, integer, oneOf, pattern, Sha256Hex, text } from '../core/scalars.ts'

/** A hash of the Merkle tree: 32 bytes in base64. */
const TreeHash = pattern(
  'must be 32 bytes in base64',
  /^[A-Za-z0-9+/]{42}[AEIMQUYcgkosw048]=$/,
  'CsUYapGGPo4dkMgIAUqom/Xajj7h2fB2MPA3j2jxq2I=',
)

/** A signed checkpoint: a C2SP tlog-checkpoint in a signed note, and its public key in vkey form. */
export const SignedCheckpoint = record(
  { note: text(2000, 1), vkey: text(400, 1), size: integer(1), madeAt: IsoTime },
  undefined,
  'SignedCheckpoint',
)
export type SignedCheckpoint = t.TypeOf<typeof SignedCheckpoint>

/**
 * A witness: somebody else who cosigns checkpoints, each only if it continues the last. `standing` is what it says of the
 * present one: cosigned it (`agrees`), has cosigned another history and signed that (`contradicts`), refused it without showing
 * that (`mismatch`), does not know the log, gave an answer that cannot be used (`unusable`), or none (`silent`).
 */
export const Witness = record(
  {
    name: text(400, 1),
    vkey: text(800, 1),
    standing: oneOf('agrees', 'contradicts', 'mismatch', 'unknown-log', 'unusable', 'silent'),
  },
  {
    /** Number of events below its last cosignature, and when that was made. */
    size: integer(1),
    cosignedAt: IsoTime,
    /**
     * The checkpoint that it cosigned last, and the one that it cosigned first, each with its cosignature: evidence for a
     * reader who does not believe `size` and `cosignedAt`.
     */
    lastNote: text(4000, 1),
    firstNote: text(4000, 1),
  },
  'Witness',
)
export type Witness = t.TypeOf<typeof Witness>

/** Proof that the log of size `to` begins with the log of size `from` (RFC 6962, section 2.1.2). */
export const ConsistencyProof = record(
  { from: integer(1), to: integer(1), hashes: t.array(TreeHash) },
  undefined,
  'ConsistencyProof',
)
export type ConsistencyProof = t.TypeOf<typeof ConsistencyProof>

/**
 * Proof that the event at `position` is in the log of `size` (RFC 6962, section 2.1.1). `canonical` is the text whose
 * SHA-256 is the event's hash, with sealed values still sealed; null while identifiers are hidden (decision 11).
 */
export const InclusionProof = record(
  {
    position: integer(1),
    size: integer(1),
    hash: Sha256Hex,
    hashes: t.array(TreeHash),
    canonical: t.union([text(10_000_000), t.null]),
  },
  undefined,
  'InclusionProof',
)
export type InclusionProof = t.TypeOf<typeof InclusionProof>

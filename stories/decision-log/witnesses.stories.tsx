/** What a witness says of the log, and what this browser makes of it. */
import { api } from '#schema/api'
import type { Witness } from '#schema/decision-log/checkpoint'
import { replay } from '../../fixtures/core/replay.ts'
import getCheckpointLater from '../../fixtures/decision-log/getCheckpoint.later.json'
import listWitnesses from '../../fixtures/decision-log/listWitnesses.json'
import listWitnessesLater from '../../fixtures/decision-log/listWitnesses.later.json'
import proveConsistency from '../../fixtures/decision-log/proveConsistency.json'
import { rememberWitness } from '../../web/decision-log/checkpoints/remembered-witnesses.ts'
import { changed } from '../core/long-texts.ts'
import { story } from '../core/story.tsx'
import { cosignedNote, otherKey, recordingWitness, rootIn, witnessVkey } from './forged-checkpoints.ts'
import { pages, route, shown } from './log-answers.ts'

export default { title: 'Signed in/Decision log/Witnesses' }

const agrees = replay('listWitnesses', listWitnesses)
const standing = (said: Witness['standing'], isNew = false) =>
  replay(
    'listWitnesses',
    changed(listWitnesses, api.listWitnesses.output, (all) =>
      all.map(({ name, vkey, ...seen }) => ({ ...(isNew ? {} : seen), name, vkey, standing: said })),
    ),
  )
const silent = standing('silent')
const contradicts = standing('contradicts')
const silentFromTheStart = standing('silent', true)

/** The service says that the witness agrees, and shows this note for it. */
const showing = (lastNote: string, firstNote = lastNote) =>
  replay(
    'listWitnesses',
    changed(listWitnesses, api.listWitnesses.output, (all) =>
      all.map((witness) => ({ ...witness, lastNote, firstNote })),
    ),
  )
const recordedNote = listWitnesses.body[0]?.lastNote ?? ''
const recordedSize = listWitnesses.body[0]?.size ?? 1
const notValid = showing(`${recordedNote.slice(0, -8)}AAAA${recordedNote.slice(-4)}`)

/** Somebody else has cosigned the log. */
export const Cosigned = story({ route, answers: [shown, ...pages, agrees] })

/** The witness has cosigned an earlier checkpoint, and does not answer. */
export const Silent = story({ route, answers: [shown, ...pages, silent] })

/** The witness has never answered. */
export const SilentFromTheStart = story({ route, answers: [shown, ...pages, silentFromTheStart] })

/** The witness answered, but not with a cosignature. */
export const Unusable = story({ route, answers: [shown, ...pages, standing('unusable')] })

/** The witness refused the log, and shows no signature of another history. */
export const Mismatch = story({ route, answers: [shown, ...pages, standing('mismatch')] })

/** The witness has cosigned the log before, and no longer knows it or its key. */
export const UnknownLog = story({ route, answers: [shown, ...pages, standing('unknown-log')] })

/** This browser saw nothing wrong, but the witness has seen another history. */
export const Contradicts = story({ route, answers: [shown, ...pages, contradicts] })

/** The witness has vouched for the log more than once. */
export const CosignedAgain = story({
  route,
  answers: [
    shown,
    ...pages,
    replay('getCheckpoint', getCheckpointLater),
    replay('listWitnesses', listWitnessesLater),
  ],
})

/** The log has more events than the witness has cosigned. */
export const CosignedInPart = story({
  route,
  answers: [
    shown,
    ...pages,
    replay('getCheckpoint', getCheckpointLater),
    replay('proveConsistency', proveConsistency),
    agrees,
  ],
})

/** The service says that the witness agrees, but the cosignature does not verify. */
export const NotValid = story({ route, answers: [shown, ...pages, notValid] })

/** The service says that the witness agrees, but what the witness signed is another history. */
export const SignedAnother = story({
  route,
  answers: [
    shown,
    ...pages,
    showing(
      cosignedNote(
        recordedSize,
        rootIn(recordedNote).map((byte) => 255 - byte),
        recordingWitness,
      ),
    ),
  ],
})

/** This browser knows the witness by another key. */
export const AnotherKey = story({
  route,
  before: () => rememberWitness('cafe', witnessVkey(otherKey)),
  answers: [shown, ...pages, agrees],
})

/** A witness that vouched for the log in this browser is no longer named. */
export const NoLongerAsked = story({
  route,
  before: () => rememberWitness('cafe', witnessVkey(recordingWitness)),
  answers: [shown, ...pages],
})

export const NotValidNarrow = story({ route, width: 390, answers: [shown, ...pages, notValid] })
NotValidNarrow.storyName = 'Not valid 390'

export const AnotherKeyNarrow = story({
  route,
  width: 390,
  theme: 'dark',
  before: () => rememberWitness('cafe', witnessVkey(otherKey)),
  answers: [shown, ...pages, agrees],
})
AnotherKeyNarrow.storyName = 'Another key 390'

export const CosignedDark = story({ route, theme: 'dark', answers: [shown, ...pages, agrees] })

export const SilentNarrow = story({ route, width: 390, answers: [shown, ...pages, silent] })
SilentNarrow.storyName = 'Silent 390'

export const ContradictsNarrow = story({ route, width: 390, answers: [shown, ...pages, contradicts] })
ContradictsNarrow.storyName = 'Contradicts 390'

/** What a witness says of the log. */
import { api } from '#schema/api'
import type { Witness } from '#schema/decision-log/checkpoint'
import { replay } from '../../fixtures/core/replay.ts'
import listWitnesses from '../../fixtures/decision-log/listWitnesses.json'
import { changed } from '../core/long-texts.ts'
import { story } from '../core/story.tsx'
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

export const CosignedDark = story({ route, theme: 'dark', answers: [shown, ...pages, agrees] })

export const SilentNarrow = story({ route, width: 390, answers: [shown, ...pages, silent] })
SilentNarrow.storyName = 'Silent 390'

export const ContradictsNarrow = story({ route, width: 390, answers: [shown, ...pages, contradicts] })
ContradictsNarrow.storyName = 'Contradicts 390'

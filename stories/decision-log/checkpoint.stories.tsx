/** The signature of the log: verified, not verified, and a rewritten log. */
import { api } from '#schema/api'
import { networkError, neverRespond, replay, replayAny } from '../../fixtures/core/replay.ts'
import unavailable from '../../fixtures/core/unavailable.json'
import countAudit from '../../fixtures/decision-log/countAudit.json'
import findMoment from '../../fixtures/decision-log/findMoment.earlier.json'
import getCheckpoint from '../../fixtures/decision-log/getCheckpoint.json'
import getCheckpointLater from '../../fixtures/decision-log/getCheckpoint.later.json'
import listAudit from '../../fixtures/decision-log/listAudit.json'
import proveConsistency from '../../fixtures/decision-log/proveConsistency.json'
import proveInclusion from '../../fixtures/decision-log/proveInclusion.json'
import getMeShown from '../../fixtures/session/getMe.shown.json'
import { rememberCheckpoint } from '../../web/decision-log/checkpoints/remembered-checkpoint.ts'
import { changed } from '../core/long-texts.ts'
import { story } from '../core/story.tsx'
import { otherKey, recordingKey, remembered, rootIn } from './forged-checkpoints.ts'

export default { title: 'Signed in/Decision log/Checkpoint' }

const route = '/audit'
const { size, note } = getCheckpoint.body
const later = replay('getCheckpoint', getCheckpointLater)
const proof = replay('proveConsistency', proveConsistency)
const log = [
  replay('getMe', getMeShown),
  replay('listAudit', listAudit),
  replayAny('countAudit', countAudit),
  neverRespond('readAuditEntry'),
]
const root = rootIn(note)
const otherRoot = root.map((byte) => 255 - byte)
const asSeen = remembered(size, root, recordingKey)

/** The first visit: the browser remembers the checkpoint. */
export const FirstVisit = story({ route, answers: log })

/** The log extends what the browser saw two days ago. */
export const ConsistentWithLastVisit = story({
  route,
  before: () => rememberCheckpoint('cafe', asSeen),
  answers: [...log, later, proof],
})

/** An earlier moment is shown; the check is of the current log. */
export const EarlierTime = story({
  route: `${route}?asOf=100`,
  before: () => rememberCheckpoint('cafe', asSeen),
  answers: [...log, later, proof, replayAny('findMoment', findMoment)],
})

/** The check has not been answered. */
export const Checking = story({ route, answers: [...log, neverRespond('getCheckpoint')] })

/** Without an answer nothing is claimed, and the remembered checkpoint stays. */
export const Unreachable = story({
  route,
  before: () => rememberCheckpoint('cafe', asSeen),
  answers: [...log, networkError('getCheckpoint')],
})

/** Another key signs, and the log extends the remembered one. */
export const NewKey = story({
  route,
  before: () => rememberCheckpoint('cafe', remembered(size, root, otherKey)),
  answers: [...log, later, proof],
})

/** The signed history does not extend the remembered one. */
export const Rewritten = story({
  route,
  before: () => rememberCheckpoint('cafe', remembered(size, otherRoot, recordingKey)),
  answers: [...log, later, proof],
})

/** The log is shorter than the remembered one. */
export const Truncated = story({
  route,
  before: () => rememberCheckpoint('cafe', remembered(size + 40, otherRoot, recordingKey)),
  answers: log,
})

/** The note's signature belongs to another text. */
export const InvalidSignature = story({
  route,
  answers: [
    ...log,
    replayAny(
      'getCheckpoint',
      changed(getCheckpoint, api.getCheckpoint.output, (one) => ({
        ...one,
        note: one.note.replace(String(size), String(size + 1)),
      })),
    ),
  ],
})

/** The service has found the damage itself. */
export const DamageReported = story({
  route,
  before: () => rememberCheckpoint('cafe', asSeen),
  answers: [
    ...log,
    replayAny('getCheckpoint', {
      ...unavailable,
      status: 409,
      body: {
        type: 'urn:jarvin:problem:decision-log/damaged',
        title: 'This conflicts with the current state',
        status: 409,
        detail:
          'The history was rewritten from position 40 onwards. It is internally consistent, but differs from what was signed. No checkpoint was signed.',
      },
    }),
  ],
})

/** A row was changed directly in the database. */
export const AlteredEvent = story({
  route,
  before: () => rememberCheckpoint('cafe', asSeen),
  answers: [
    ...log.filter((_, index) => index !== 1),
    replayAny(
      'listAudit',
      changed(listAudit, api.listAudit.output, (all) =>
        all.map((one, index) => (index === 3 ? { ...one, verified: false } : one)),
      ),
    ),
  ],
})

const { position } = proveInclusion.body

/** The signed log includes the open event. */
export const EventIncluded = story({
  route: `${route}?event=${position}`,
  answers: [...log, replay('proveInclusion', proveInclusion)],
})

/** The service shows an event that it never signed. */
export const EventNotIncluded = story({
  route: `${route}?event=${position}`,
  answers: [
    ...log,
    replay(
      'proveInclusion',
      changed(proveInclusion, api.proveInclusion.output, (one) => ({
        ...one,
        hashes: one.hashes.toReversed(),
      })),
    ),
  ],
})

export const RewrittenDark = story({
  route,
  theme: 'dark',
  before: () => rememberCheckpoint('cafe', remembered(size, otherRoot, recordingKey)),
  answers: [...log, later, proof],
})

export const RewrittenNarrow = story({
  route,
  width: 390,
  before: () => rememberCheckpoint('cafe', remembered(size, otherRoot, recordingKey)),
  answers: [...log, later, proof],
})
RewrittenNarrow.storyName = 'Rewritten 390'

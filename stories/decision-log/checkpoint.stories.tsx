/** The signature of the log in every state: checked, not checked, and a log that was rewritten. */
import { api } from '#schema/api'
import { always, answer, unreachable, waiting } from '../../fixtures/core/answers.ts'
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
import { changed } from '../core/longer.ts'
import { story } from '../core/story.tsx'
import { otherKey, recordingKey, remembered, rootIn } from './forged-notes.ts'

export default { title: 'Decision Log signature' }

const route = '/audit'
const { size, note } = getCheckpoint.body
const later = answer('getCheckpoint', getCheckpointLater)
const proof = answer('proveConsistency', proveConsistency)
const log = [
  answer('getMe', getMeShown),
  answer('listAudit', listAudit),
  always('countAudit', countAudit),
  waiting('readAuditEntry'),
]
const root = rootIn(note)
const otherRoot = root.map((byte) => 255 - byte)
const asSeen = remembered(size, root, recordingKey)

/** The first visit: from now on the browser remembers. */
export const FirstVisit = story({ route, answers: log })

/** The log goes on from what the browser saw two days before. */
export const Continued = story({
  route,
  before: () => rememberCheckpoint('cafe', asSeen),
  answers: [...log, later, proof],
})

/** An earlier moment is shown; the check is of the log as it stands now. */
export const Earlier = story({
  route: `${route}?asOf=100`,
  before: () => rememberCheckpoint('cafe', asSeen),
  answers: [...log, later, proof, always('findMoment', findMoment)],
})

/** Before the answer. */
export const Checking = story({ route, answers: [...log, waiting('getCheckpoint')] })

/** No answer, so nothing is said of the log; what is remembered stays. */
export const NotChecked = story({
  route,
  before: () => rememberCheckpoint('cafe', asSeen),
  answers: [...log, unreachable('getCheckpoint')],
})

/** Another key signs, and the events go on as before. */
export const NewKey = story({
  route,
  before: () => rememberCheckpoint('cafe', remembered(size, root, otherKey)),
  answers: [...log, later, proof],
})

/** The history was rewritten: what is signed now does not begin with what was signed before. */
export const Rewritten = story({
  route,
  before: () => rememberCheckpoint('cafe', remembered(size, otherRoot, recordingKey)),
  answers: [...log, later, proof],
})

/** There are fewer events than were signed before. */
export const Cut = story({
  route,
  before: () => rememberCheckpoint('cafe', remembered(size + 40, otherRoot, recordingKey)),
  answers: log,
})

/** The note carries a signature of another text. */
export const Unsigned = story({
  route,
  answers: [
    ...log,
    always(
      'getCheckpoint',
      changed(getCheckpoint, api.getCheckpoint.output, (one) => ({
        ...one,
        note: one.note.replace(String(size), String(size + 1)),
      })),
    ),
  ],
})

/** The service found the damage itself. */
export const Refused = story({
  route,
  before: () => rememberCheckpoint('cafe', asSeen),
  answers: [
    ...log,
    always('getCheckpoint', {
      ...unavailable,
      status: 409,
      body: {
        type: 'urn:jarvin:problem:decision-log/damaged',
        title: 'This conflicts with the current state',
        status: 409,
        detail:
          'The history was rewritten from position 40 on. It is consistent in itself, but it is not what was signed. No checkpoint was signed.',
      },
    }),
  ],
})

/** A row that was changed behind the back of the service. */
export const ChangedRow = story({
  route,
  before: () => rememberCheckpoint('cafe', asSeen),
  answers: [
    ...log.filter((_, index) => index !== 1),
    always(
      'listAudit',
      changed(listAudit, api.listAudit.output, (all) =>
        all.map((one, index) => (index === 3 ? { ...one, verified: false } : one)),
      ),
    ),
  ],
})

const { position } = proveInclusion.body

/** The signed log holds the event that is open. */
export const EventHeld = story({
  route: `${route}?event=${position}`,
  answers: [...log, answer('proveInclusion', proveInclusion)],
})

/** The service shows an event that it never signed. */
export const EventNotHeld = story({
  route: `${route}?event=${position}`,
  answers: [
    ...log,
    answer(
      'proveInclusion',
      changed(proveInclusion, api.proveInclusion.output, (one) => ({
        ...one,
        hashes: one.hashes.toReversed(),
      })),
    ),
  ],
})

/** Rewritten, in the dark theme. */
export const RewrittenDark = story({
  route,
  theme: 'dark',
  before: () => rememberCheckpoint('cafe', remembered(size, otherRoot, recordingKey)),
  answers: [...log, later, proof],
})

/** Rewritten, on a phone. */
export const RewrittenNarrow = story({
  route,
  width: 390,
  before: () => rememberCheckpoint('cafe', remembered(size, otherRoot, recordingKey)),
  answers: [...log, later, proof],
})

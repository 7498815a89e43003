/** Asks a brief's topic again, on the records of its own time and on today's. Records nothing. */
import type { Brief } from '#schema/brief/brief'
import type { briefEndpoints } from '#schema/brief/brief.endpoints'
import type { ReplayDifference, ReplayVersion } from '#schema/brief/replay'
import type { Advisor } from '#schema/core/advice'
import { decodeOrThrow } from '#schema/core/decode'
import { E } from '#schema/core/fp'
import { IsoTime } from '#schema/core/scalars'
import type { BriefDraft } from '../advisor/engine.ts'
import { loadSourcedRecords } from '../advisor/load-sourced-records.ts'
import { recordChanges } from '../advisor/record-changes.ts'
import type { Records } from '../advisor/records.ts'
import type { Handlers } from '../http/handlers.ts'
import type { SessionContext } from '../runtime/service.ts'
import { findWrittenBrief, periodRefusal, recordsAt, unknownBrief } from './brief.moment.ts'

const advisorName = ({ name, model, promptVersion }: Advisor): string =>
  `${name === 'built-in' ? 'Jarvin' : (model ?? 'a language model')}, ${promptVersion}`

const versionOf = (draft: BriefDraft, personaKey: string, asOf: string): ReplayVersion => {
  const { title, what, why, soWhat, basis } = draft
  const { advisor, confidence } = basis
  const moment = decodeOrThrow(IsoTime, asOf, 'A moment')
  return { asOf: moment, personaKey, title, what, why, soWhat, confidence: confidence.percent, advisor }
}

const versionChange = (written: Advisor, replayed: Advisor): readonly ReplayDifference[] => {
  const [from, to] = [advisorName(written), advisorName(replayed)]
  return from === to ? [] : [{ kind: 'version', from, to }]
}

const styleChange = (from: string, to: string): readonly ReplayDifference[] =>
  from === to ? [] : [{ kind: 'style', from, to }]

/** Writes the brief again with the passages that it cites, so that only records and style differ. */
const rewrite = (
  { service, signal }: SessionContext,
  { topic, basis: { passages } }: Brief,
  records: Records,
  personaKey: string,
): Promise<BriefDraft> => service.advisor.writeBrief({ records, topic, personaKey, passages }, signal)

export const briefReplayHandlers: Handlers<Pick<typeof briefEndpoints, 'replayBrief'>> = {
  replayBrief: async ({ briefId }, context) => {
    const found = await findWrittenBrief(context, briefId)
    if (!found) return E.left(unknownBrief)
    const { brief, position } = found
    const { service, session, asOf, db, now } = context
    const refused = periodRefusal(session)
    if (refused) return E.left(refused)
    const then = await recordsAt(context, position - 1, new Date(brief.createdAt))
    const current =
      asOf === undefined
        ? await loadSourcedRecords(db, now, service.imported)
        : await recordsAt(context, asOf, now)
    const sameRecords = await rewrite(context, brief, then, brief.personaKey)
    const today = await rewrite(context, brief, current, session.persona)
    return E.right({
      written: versionOf(brief, brief.personaKey, brief.createdAt),
      sameRecords: versionOf(sameRecords, brief.personaKey, brief.createdAt),
      today: versionOf(today, session.persona, current.now.toISOString()),
      differences: [
        ...versionChange(brief.basis.advisor, today.basis.advisor),
        ...styleChange(brief.personaKey, session.persona),
        ...recordChanges(then, current),
      ],
    })
  },
}

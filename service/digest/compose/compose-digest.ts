/** Composes a digest from the records alone, with the same plans and figures as chat and briefs. Pure. */
import type { Digest, DigestLine } from '#schema/digest/digest'
import { monthText } from '../../advisor/calendar.ts'
import { heldLines, heldStep, isHeldAlone } from '../../advisor/held/held-lines.ts'
import type { Line } from '../../advisor/line.ts'
import { outlookOf } from '../../advisor/options/outlook-words.ts'
import { isJudged, targetsAhead } from '../../advisor/options/target-outlook.ts'
import { targetTurn } from '../../advisor/options/target-turn.ts'
import type { Span } from '../../advisor/periods/dates.ts'
import { lineOf, linesOf } from './digest-line.ts'
import { type DigestScene, lastMonth, toldWeek } from './digest-scene.ts'
import { aheadLine, forecastCheck } from './forecast-check.ts'
import { type Told, toldChanges } from './told-changes.ts'
import { toldDecision } from './told-decision.ts'
import { toldMissing } from './told-missing.ts'
import { toldMonth } from './told-month.ts'
import { toldNotices } from './told-notices.ts'
import { toldDue, toldOutcome } from './told-outcome.ts'
import { toldWatched } from './told-watched.ts'

const longestTitle = 200
const mostTargets = 3

const nothing: Told = { title: undefined, lines: [], charts: [] }

const toldOf = (scene: DigestScene): Told & { readonly span?: Span } => {
  const week = toldWeek(scene)
  if (scene.kind === 'monthly') return toldMonth(scene) ?? nothing
  return week ? { ...toldChanges(scene, week), span: week } : nothing
}

const titleWithout = ({ kind, context: { records } }: DigestScene): string => {
  if (isHeldAlone(records)) return 'No week of figures is on record yet'
  if (records.kpis.length === 0) return 'Nothing is on record yet'
  return kind === 'weekly'
    ? 'Last week is not on record yet'
    : `${monthText(lastMonth(records.now).to)} is not wholly on record yet`
}

/**
 * The outlook of each target, as chat and briefs say it: how it ended if it did so in this span. A verdict is told once,
 * in the span of its date.
 */
const targetLines = ({ context }: DigestScene, span: Span): readonly (Line | undefined)[] =>
  targetsAhead(context)
    .filter((target) => !isJudged(target) || (target.by >= span.from && target.by <= span.to))
    .slice(0, mostTargets)
    .map((target) => targetTurn(context, target, span) ?? outlookOf(context.records, target))

/** Digest of a scene. A business without records gets only its first steps. */
export const composeDigest = (scene: DigestScene): Digest => {
  const { kind, context } = scene
  const { records } = context
  const told = toldOf(scene)
  const hasRecords = records.kpis.length > 0
  const week = toldWeek(scene)
  const forecast = week && forecastCheck(scene, week)
  const ahead = week && lineOf(aheadLine(scene))
  const decision = hasRecords ? toldDecision(scene) : undefined
  const outcome = toldOutcome(scene)
  const watched = hasRecords ? toldWatched(scene, told.span) : []
  const isWatched = ({ text }: DigestLine): boolean => watched.some((line) => line.text === text)
  const notices = told.span ? toldNotices(scene, told.span) : []
  return {
    kind,
    businessName: records.business.name,
    title: (told.title?.text ?? titleWithout(scene)).slice(0, longestTitle),
    lines: linesOf([
      ...told.lines,
      ...(isHeldAlone(records) ? [...heldLines(context), heldStep(records)] : []),
      ...(told.span ? targetLines(scene, told.span) : []),
    ]).filter((line) => !isWatched(line)),
    charts: [...told.charts],
    due: toldDue(scene),
    missing: toldMissing(scene),
    ...(told.span ? { from: told.span.from, to: told.span.to } : {}),
    ...(forecast ? { forecast } : {}),
    ...(ahead ? { ahead } : {}),
    ...(decision ? { decision } : {}),
    ...(outcome ? { outcome } : {}),
    ...(watched.length > 0 ? { watched: [...watched] } : {}),
    ...(notices.length > 0 ? { notices: [...notices] } : {}),
  }
}

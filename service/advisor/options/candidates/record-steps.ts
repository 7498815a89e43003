/** Steps already on record: open advisories, dated requests in memos, and earlier decisions on the matter. */
import type { Advisory } from '#schema/advisory/advisory'
import type { IsoDate } from '#schema/core/scalars'
import { dayText, plusDays, today, weekdayOf, weekdayText } from '../../calendar.ts'
import { say } from '../../line.ts'
import { evaluate } from '../../plans/evaluate.ts'
import { quoted } from '../../quotation.ts'
import { advisoryWorth } from '../advisory-worth.ts'
import { leversNamed, linesNamed } from '../lever-words.ts'
import { relatedTexts } from '../related-texts.ts'
import type { Scene } from '../scene.ts'
import { stancesOf } from '../stance.ts'
import type { Candidate } from './candidate.ts'

const longestTitle = 90

const sourceOf = ({ id, title, message }: Advisory): Candidate['restsOn'][number] => ({
  kind: 'advisory',
  id,
  title,
  sentence: message.split(/(?<=[.!?])\s/)[0] ?? message,
})

/** Days for deciding on an advisory, by urgency. */
const daysToDecide = { high: 3, medium: 7, low: 14 } as const

/** The day itself, or the Monday after a weekend. */
const onWorkday = (day: IsoDate): IsoDate => (weekdayOf(day) > 4 ? plusDays(day, 7 - weekdayOf(day)) : day)

const decidedOn = ({ settledAt }: Advisory): string => (settledAt ? dayText(today(new Date(settledAt))) : '')

const matches = (scene: Scene, related: ReadonlySet<string>, advisory: Advisory) => {
  const isRelated = related.has(advisory.id)
  const { title, message, suggestedAction = '' } = advisory
  const own = [
    ...stancesOf(scene.records, `${title}. ${suggestedAction}`).map(({ lever }) => lever),
    // A price without direction may be a supplier's.
    ...leversNamed(scene.records, title).filter((lever) => lever !== 'price'),
    ...linesNamed(scene.records, `${suggestedAction}. ${message}`),
  ]
  const isMoved = own.some((lever) => scene.matter.levers.has(lever))
  return { isRelated, isMoved: !scene.matter.isBroad && isMoved, lever: own[0] }
}

const openStep = (scene: Scene, related: ReadonlySet<string>, advisory: Advisory): readonly Candidate[] => {
  const { isRelated, isMoved, lever } = matches(scene, related, advisory)
  const worth = advisoryWorth(scene.records, advisory)
  // Without a weekly amount, no measurable lever moves.
  if (!isRelated && !(isMoved && worth) && !scene.matter.isBroad) return []
  const by = onWorkday(plusDays(today(scene.records.now), daysToDecide[advisory.urgency]))
  const title = quoted(advisory.title, longestTitle)
  const step = say`Decide on the open advisory ${title} by ${weekdayText(by)}.`
  const short = say`decide on ${title}`
  if (!step || !short) return []
  return [
    {
      key: advisory.id,
      step,
      short,
      because: advisory.finding?.lines[0],
      stopIf: undefined,
      effort: 'medium',
      by,
      changes: [],
      restsOn: [sourceOf(advisory)],
      priced: undefined,
      ...(worth ? { worth } : {}),
      ...(advisory.worth === undefined ? {} : { statedWorth: advisory.worth }),
      lever,
      advisory: { id: advisory.id, title: advisory.title, urgency: advisory.urgency },
      tier: isRelated ? 0 : 1,
    },
  ]
}

/** Earlier decision on the matter: keep what was accepted, reconsider what was dismissed only for a reason. */
const settledStep = (
  scene: Scene,
  related: ReadonlySet<string>,
  advisory: Advisory,
): readonly Candidate[] => {
  if (!related.has(advisory.id)) return []
  const title = quoted(advisory.title, longestTitle)
  const isAccepted = advisory.status === 'accepted'
  // Advice that missed its promise is not worth keeping.
  const isMissed = isAccepted && advisory.outcome?.verdict === 'missed'
  const step = isMissed
    ? say`Look again at ${title}, which you accepted on ${decidedOn(advisory)}: it missed what was expected of it.`
    : isAccepted
      ? say`Keep to ${title}, which you accepted on ${decidedOn(advisory)}.`
      : say`Leave ${title} alone unless something has changed since you dismissed it on ${decidedOn(advisory)}.`
  const short = isMissed
    ? say`look again at ${title}`
    : isAccepted
      ? say`keep to ${title}`
      : say`leave ${title} alone`
  return step && short
    ? [
        {
          key: advisory.id,
          step,
          short,
          because: undefined,
          stopIf: undefined,
          effort: 'low',
          by: scene.friday,
          changes: [],
          restsOn: [sourceOf(advisory)],
          priced: undefined,
          ...(advisory.worth === undefined ? {} : { statedWorth: advisory.worth }),
          lever: undefined,
          ...(isAccepted ? {} : { dismissed: { id: advisory.id, title: advisory.title } }),
          tier: 0,
        },
      ]
    : []
}

const weeksAhead = 6

/** Requests in memos with a future date. */
const deadlineSteps = (scene: Scene, related: ReadonlySet<string>): readonly Candidate[] => {
  const now = today(scene.records.now)
  const period = { of: { kind: 'dates' as const, from: now, to: plusDays(now, 7 * weeksAhead) } }
  const due = evaluate({ operator: 'due', period }, scene.context)
  if (due.operator !== 'due') return []
  const dated = due.facts.filter(
    ({ kind, source, from }) => kind === 'deadline' && source.kind === 'memo' && from >= now,
  )
  const first = new Map<string, { readonly by: IsoDate; readonly source: Candidate['restsOn'][number] }>()
  for (const { from, source } of dated) if (!first.has(source.id)) first.set(source.id, { by: from, source })
  return [...first.values()].flatMap(({ by, source }): readonly Candidate[] => {
    const isRelated = related.has(source.id)
    const title = quoted(source.title, longestTitle)
    const step = say`Do what the memo ${title} asks by ${weekdayText(by)}.`
    const short = say`settle ${title} by ${dayText(by)}`
    const sentence = quoted(source.sentence, 200)
    if ((!isRelated && !scene.matter.isBroad) || !step || !short) return []
    return [
      {
        key: source.id,
        step,
        short,
        because: sentence ? say`The memo says: ${sentence}` : undefined,
        stopIf: undefined,
        effort: 'low',
        by,
        changes: [],
        restsOn: [source],
        priced: undefined,
        lever: undefined,
        tier: isRelated ? 0 : 1,
      },
    ]
  })
}

export const recordSteps = (scene: Scene): readonly Candidate[] => {
  const related = new Set(relatedTexts(scene.records, scene.matter.names).map(({ id }) => id))
  return [
    ...scene.records.advisories.flatMap((advisory) =>
      advisory.status === 'new' ? openStep(scene, related, advisory) : settledStep(scene, related, advisory),
    ),
    ...deadlineSteps(scene, related),
  ]
}

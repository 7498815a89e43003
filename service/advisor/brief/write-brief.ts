/** The built-in brief: what the records show, what is behind it, and what to do; every number a figure with its source. */
import { latestWeek } from '../analysis/weeks.ts'
import { leverOf } from '../chat/particulars.ts'
import { ideasIn } from '../chat/synonyms.ts'
import { neededFor, unknownIn } from '../chat/unknown.ts'
import { plainWords } from '../chat/words.ts'
import { confidenceOf } from '../confidence.ts'
import type { BriefDraft, BriefRequest } from '../engine.ts'
import { eachOnce, type Line, paragraph, say } from '../line.ts'
import { kindsQuoted, profileUsed } from '../used-kinds.ts'
import { vocabularies } from '../vocabulary.ts'
import { cited, citedLine } from './citations.ts'
import { driversTold } from './drivers-told.ts'
import { type FactName, facts } from './facts.ts'
import { headlineOf } from './headlines.ts'
import { lensOf } from './lenses.ts'
import { stepFor } from './levers.ts'
import { openBrief } from './open-brief.ts'
import { outlineOf, outlines } from './outlines.ts'
import { categories, readTopic, restsOf, type Theme, type Topic } from './themes.ts'
import { aims, asked, closing } from './tone.ts'
import type { View } from './view.ts'
import { costNamed, stepsNamed } from './wanted.ts'

/** Names the way these briefs are written; a change of wording is a new one. */
export const promptVersion = 'built-in-2'

/** What a brief says, before it is put into its record. */
export type Written = {
  readonly title: Line
  readonly what: Line
  readonly why: Line
  readonly soWhat: Line
}

/** What nobody who asks about prices wants to hear of. */
const ofHours: readonly FactName[] = ['weekdays', 'hours', 'staff share']

const factsOf = (view: View, lensFacts: readonly FactName[]) => {
  const outline = outlineOf(view)
  const isPricing = view.topic.theme === 'pricing'
  const named = new Set<FactName>([...outline.what, ...outline.why])
  const extra = lensFacts.filter((name) => !named.has(name) && !(isPricing && ofHours.includes(name)))
  const other = view.topic.others.flatMap((theme) => outlines[theme].what.slice(0, 1))
  const day: readonly FactName[] = view.topic.weekday === undefined ? [] : ['weekdays', 'hours']
  const cost: readonly FactName[] = view.cost ? ['cost line', 'cost in the trade'] : []
  // The cost that the topic names is told beside the trade already.
  const isOfCost = (name: FactName) => name === `${view.cost} share`
  const chosen = [...cost, ...outline.what, ...day, ...other, ...extra.slice(0, 1)]
  const what = new Set(chosen.filter((name) => !isOfCost(name)))
  const isTold = (name: FactName) => what.has(name) || isOfCost(name)
  const why = [...outline.why, ...extra.slice(1, 2)].filter((name) => !isTold(name))
  const tell = (names: Iterable<FactName>) => [...names].map((name) => facts[name](view))
  return { what: tell(what), why: tell(why) }
}

/** What the topic asks of that no record holds, first of all: the rest is only what there is instead. */
const unmeasuredIn = ({ topic }: BriefRequest): Line | undefined => {
  const unknown = unknownIn(plainWords(topic))
  return unknown === undefined
    ? undefined
    : say`The records say nothing about ${unknown}; that would take ${neededFor(unknown)}. Here is what they do show.`
}

const write = (order: BriefRequest, view: View): Written | undefined => {
  const lens = lensOf(order.personaKey)
  const step = stepFor(view, lens.levers)
  const headline = headlineOf(view)
  if (!step || !headline) return undefined
  const told = factsOf(view, lens.facts)
  const what = paragraph([unmeasuredIn(order), ...told.what])
  if (what.text === '') return undefined
  return {
    title: say`${headline}: ${step.short}` ?? headline,
    // The finding comes first: a list shows no more than the first 120 characters.
    what,
    why: paragraph([
      asked(order),
      say`${lens.question(view.words)}`,
      driversTold(view),
      ...told.why,
      citedLine(order.passages),
    ]),
    soWhat: paragraph([...step.lines, say`${lens.approach}`, ...aims(view, step.serves), closing(order)]),
  }
}

const cut = (text: string, longest: number): string =>
  text.length <= longest ? text : `${text.slice(0, text.lastIndexOf(' ', longest - 2))} …`

/** Themes on which a kind of cost can be the answer; elsewhere its name is only the setting of the question. */
const answersByCost: readonly Theme[] = ['margin', 'cash']

/** The topic as this business means it: the landlord of a café is rent, that of an agency a customer. */
const understood = ({ records, topic: question }: BriefRequest): Topic => {
  const topic = readTopic(question)
  const plain = plainWords(question)
  // A cost that rises is no fall of takings, though both are asked about with "what if".
  const isCostRise =
    topic.theme === 'risk' && topic.percent !== undefined && leverOf(plain, ideasIn(plain)) === 'cost'
  const isUnclear = topic.theme === 'open' || topic.theme === 'customers' || isCostRise
  return isUnclear && costNamed(question, records.business.type)
    ? { ...topic, theme: 'margin', others: [], fit: Math.max(topic.fit, 0.6) }
    : topic
}

const costOf = ({ theme }: Topic, named: View['cost']): View['cost'] => {
  // Of a team the wages are the cost, whoever else is named beside it.
  if (theme === 'team') return named === 'staff' ? named : undefined
  return answersByCost.includes(theme) ? named : undefined
}

const viewOf = ({ records, topic: question }: BriefRequest, week: View['week'], topic: Topic): View => ({
  records,
  words: vocabularies[records.business.type],
  week,
  topic,
  cost: costOf(topic, costNamed(question, records.business.type)),
  wanted: stepsNamed(question),
})

/** Writes a brief from the records alone, without any network; it never throws for what the records lack. */
export const writeBriefFromRecords = (order: BriefRequest): BriefDraft => {
  const { records, passages } = order
  const week = latestWeek(records)
  const topic = understood(order)
  const written = week && topic.theme !== 'open' ? write(order, viewOf(order, week, topic)) : undefined
  const { title, what, why, soWhat } = written ?? openBrief(order)
  // A question that the records could not answer after all is an open one.
  const theme = written ? topic.theme : 'open'
  const isUnmeasured = unmeasuredIn(order) !== undefined
  const fit = written ? topic.fit * (isUnmeasured ? 0.5 : 1) : Math.min(topic.fit, 0.15)
  return {
    title: cut(title.text, 200),
    category: categories[theme],
    what: cut(what.text, 4000),
    why: cut(why.text, 4000),
    soWhat: cut(soWhat.text, 4000),
    basis: {
      advisor: { name: 'built-in', promptVersion },
      confidence: confidenceOf(records, { ...restsOf[theme], fit }),
      figures: [...eachOnce([title, what, why, soWhat].flatMap(({ figures }) => figures))],
      passages: [...cited(passages)],
      unverified: [],
      ...kindsQuoted(records, `${title.text} ${what.text} ${why.text} ${soWhat.text}`, profileUsed(records)),
    },
  }
}

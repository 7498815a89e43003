/** What tells questions of the business from others is learned from: `signs.txt`, and the questions that kinds are learned from. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { businessTypes, type DemoBusiness } from '#schema/session/session'
import { questionOf } from '../../service/advisor/questions/question-of.ts'
import { contentForms, signFeatures, topicFeatures } from '../../service/advisor/signposts/sign-features.ts'
import { fixedMoment } from '../core/sources.ts'
import type { Example } from './fit-classifier.ts'
import { learned } from './question-examples.ts'

type Sign = {
  readonly text: string
  readonly trade: DemoBusiness
  readonly kinds: readonly string[]
  readonly topic?: string
}

const heading = /^= ([a-z:-]+)(?: ([a-z-]+))?$/

/** The lines of `signs.txt`, each with its kind and, of the product, its topic. */
export const signLines = (): readonly Sign[] => {
  const found: Sign[] = []
  let [kind = '', topic]: readonly (string | undefined)[] = []
  for (const line of readFileSync(join(import.meta.dirname, 'questions/signs.txt'), 'utf8').split('\n')) {
    if (line === '' || line.startsWith('#')) continue
    const match = heading.exec(line)
    if (match) {
      kind = match[1] ?? ''
      topic = match[2]
      continue
    }
    const trade = businessTypes[found.length % businessTypes.length] ?? 'cafe'
    found.push({ text: line, trade, kinds: [kind], ...(topic ? { topic } : {}) })
  }
  return found
}

/** The kind of sign of a kind of question. */
const signOfKind = (kind: string): string => {
  if (kind.startsWith('act:')) return kind
  if (kind === 'talk:confidence') return 'product'
  return /^decline:(?!not-on-record)/.test(kind) ? kind : 'business'
}

const isOfBusiness = ({ kinds }: Sign): boolean =>
  kinds.some((kind) => kind === 'business' || kind.startsWith('act:'))

// There are far fewer of these than questions of the business, and they matter more.
const rare = /^decline:|^mind$/
const times = 3

/** Words of questions about a business, each with how many of them have it. */
const formCounts = (signs: readonly Sign[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>()
  for (const sign of signs.filter(isOfBusiness))
    for (const form of contentForms(sign.text)) counts.set(form, (counts.get(form) ?? 0) + 1)
  return counts
}

const allSigns = (): readonly Sign[] => [
  ...signLines(),
  ...learned().map(({ text, trade, kinds }) => ({ text, trade, kinds: [...new Set(kinds.map(signOfKind))] })),
]

/** The words that are known of questions about a business. */
export const businessForms = (): readonly string[] => [...formCounts(allSigns()).keys()].sort()

/** Examples of what a message asks about. */
export const signExamples = (): readonly Example[] => {
  const signs = allSigns()
  const counts = formCounts(signs)
  return signs.flatMap((sign) => {
    // A message does not make its own words known.
    const own = isOfBusiness(sign) ? 1 : 0
    const question = questionOf(sign.text, sign.trade, fixedMoment)
    const features = signFeatures(question, (form) => (counts.get(form) ?? 0) > own)
    const copies = sign.kinds.some((kind) => rare.test(kind)) ? times : 1
    return Array.from({ length: copies }, () => ({ features, accepted: sign.kinds }))
  })
}

/** Examples of which part of the product a message is about. */
export const topicExamples = (): readonly Example[] =>
  signLines().flatMap(({ text, trade, topic }) =>
    topic ? [{ features: topicFeatures(questionOf(text, trade, fixedMoment)), accepted: [topic] }] : [],
  )

/** Finds passages in a seed's history, which is not yet in a database; a simpler version of `retrieve`. */
import type { Passage } from '#schema/core/advice'
import { passageOf } from '../advisor/passage-of.ts'
import { excerptOf, stemsOf } from '../advisor/passages.excerpt.ts'
import type { SeedEvent } from './seed.ts'

/** Same number as for briefs in the service. */
const most = 4

// Stop words, as stems.
const asking =
  'the and for our are can how what when where which who does should could would with from too many much'
const common: ReadonlySet<string> = stemsOf(`${asking} have they than that this was were will you`)

/** Passages that share the rarest words with a topic, best first; with the limits of `retrieve`. */
export const passagesFor = (known: readonly SeedEvent[], topic: string): readonly Passage[] => {
  // The latest text of a record replaces earlier ones.
  const texts = new Map(known.flatMap(({ event }) => passageOf(event) ?? []).map((text) => [text.id, text]))
  const passages = [...texts.values()].map((text) => ({
    text,
    title: stemsOf(text.title),
    body: stemsOf(text.body),
  }))
  const asked = [...stemsOf(topic)].filter((stem) => !common.has(stem))
  const held = (stem: string): number =>
    passages.filter(({ title, body }) => title.has(stem) || body.has(stem)).length
  const worth = new Map(asked.map((stem) => [stem, Math.log(1 + passages.length / (1 + held(stem)))]))
  const worthOf = (stems: readonly string[]): number =>
    stems.reduce((sum, stem) => sum + (worth.get(stem) ?? 0), 0)
  const ranked = passages.map(({ text, title, body }) => {
    const covered = worthOf(asked.filter((stem) => title.has(stem) || body.has(stem)))
    return { text, covered, rank: covered + worthOf(asked.filter((stem) => title.has(stem))) }
  })
  const best = Math.max(0, ...ranked.map(({ covered }) => covered))
  return ranked
    .filter(({ covered }) => covered > 0 && covered >= Math.max(worthOf(asked) / 4, best / 2))
    .sort((one, other) => other.rank - one.rank)
    .slice(0, most)
    .map(({ text: { body, ...text } }) => ({ ...text, excerpt: excerptOf(body, topic) }))
}

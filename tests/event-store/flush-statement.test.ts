/** A prepared statement's name identifies exactly one text, whatever a flush contains. */
import { expect, it } from 'vitest'
import { genesisHash, sha256 } from '../../service/event-store/chain.ts'
import { flushQuery } from '../../service/event-store/flush-statement.ts'

const from = { position: 0, hash: genesisHash, recordedAt: '' }
const to = { position: 2, hash: sha256('2'), recordedAt: '2026-11-21T00:00:00.000Z' }

const event = (position: number) => ({
  envelope: {
    ...{ actor: 'a', causationId: null, correlationId: null, id: `${position}`, persona: null, position },
    ...{ previousHash: genesisHash, recordedAt: '2026-11-21T00:00:00.000Z', stream: `s-${position}` },
    ...{ type: 'SignedOut', version: 1, workspace: 'w' },
  },
  hash: sha256(`${position}`),
  data: '{}',
})
const key = (name: string) => ({
  ...{ keyHash: sha256(name), fingerprint: sha256(name), answer: '{}', isSealed: false },
})

it('has a different name for every combination of events and keys with a different text', () => {
  const texts = new Map<string, string>()
  for (const events of [1, 2, 3])
    for (const keys of [0, 1, 2, 3]) {
      const many = (count: number) => Array.from({ length: count }, (_, n) => n + 1)
      const query = flushQuery(
        'w',
        from,
        to,
        many(events).map(event),
        many(keys).map((n) => key(`${n}`)),
        [],
      )
      expect(texts.get(query.name) ?? query.text).toBe(query.text)
      texts.set(query.name, query.text)
      expect(query.values).toHaveLength(
        Math.max(...[...query.text.matchAll(/\$(\d+)/g)].map(([, n]) => Number(n))),
      )
    }
})

import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import type { Fold } from '../../service/event-store/decider.ts'
import { type SnapshotCheck, snapshotCheck } from '../../service/event-store/verify-snapshots.ts'
import { folds } from '../../service/folds.ts'
import { root } from '../core/execute.ts'

const files = readdirSync(`${root}/service`, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.decider.ts'),
)

const isFold = (value: unknown): value is Fold<never> =>
  typeof value === 'object' && value !== null && 'evolve' in value && 'slice' in value

it.each(files)('includes every decider in %s', async (file) => {
  const found = Object.values(await import(/* @vite-ignore */ join(root, 'service', file))).filter(isFold)
  expect(found).not.toEqual([])
  const known = new Set(folds.map(({ fingerprint }: SnapshotCheck) => fingerprint))
  for (const fold of found) expect([...known]).toContain(snapshotCheck(fold).fingerprint)
})

it('gives every fold its own fingerprint', () => {
  expect(new Set(folds.map(({ fingerprint }) => fingerprint)).size).toBe(folds.length)
})

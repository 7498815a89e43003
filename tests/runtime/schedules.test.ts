/** Background work that nobody starts is work that never happens, and no other test misses it. */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../core/execute.ts'

const textsOf = async (folder: string): Promise<readonly (readonly [path: string, text: string])[]> => {
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.ts'))
  return Promise.all(names.map(async (name) => [name, await readFile(join(folder, name), 'utf8')] as const))
}

it('starts every schedule of the service', async () => {
  const texts = await textsOf(join(root, 'service'))
  const schedules = texts.flatMap(([path, text]) =>
    [...text.matchAll(/^export const (schedule[A-Z]\w*) =\s*\(/gm)].map(([, name = '']) => ({ path, name })),
  )
  expect(schedules.map(({ name }) => name)).toContain('scheduleWitnesses')
  const idle = schedules.filter(
    ({ path, name }) => !texts.some(([other, text]) => other !== path && text.includes(`${name}(`)),
  )
  expect(idle).toEqual([])
})

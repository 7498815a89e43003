/** The history of a demo business as entries for visitors' copies. */
import { execFile } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { DemoEntry, WriteDemo } from '../../accounts/demo-template.ts'
import type { SeedEvent } from '../seed.ts'

/** Adds to each event the version of its stream and the current style. */
export const demoEntries = (history: readonly SeedEvent[]): readonly DemoEntry[] => {
  const versions = new Map<string, number>()
  let persona: string | null = null
  return history.map((entry) => {
    const version = versions.get(entry.stream) ?? 0
    versions.set(entry.stream, version + 1)
    const inForce = persona
    if (entry.event.type === 'PersonaChanged') persona = entry.event.data.personaKey
    return { ...entry, version, persona: inForce }
  })
}

const program = fileURLToPath(new URL('./print-demo.ts', import.meta.url))

/**
 * Writes the history in a low-priority process of its own: it takes up to a second of processor time, and no
 * call should wait for it.
 */
export const writeDemoApart: WriteDemo = async (business, now) => {
  const printing = promisify(execFile)(
    process.execPath,
    [...process.execArgv, program, business, now.toISOString()],
    { maxBuffer: 64 * 2 ** 20 },
  )
  const { pid } = printing.child
  if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL)
  const { stdout } = await printing
  return JSON.parse(stdout)
}

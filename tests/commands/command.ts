/** Runs a command of the service as a process of its own, as a person at a terminal would. */
import { spawn } from 'node:child_process'
import { root } from '../core/execute.ts'

/** How it ended, and all that it wrote. */
export type Said = { readonly code: number | null; readonly said: string }

/** Runs `service/commands/<command>.ts` with these settings. */
export const run = ([command, ...args]: readonly string[], env: NodeJS.ProcessEnv): Promise<Said> =>
  new Promise((done) => {
    const script = ['--import', 'tsx', `service/commands/${command}.ts`, ...args]
    const child = spawn(process.execPath, script, { cwd: root, env: { ...process.env, ...env } })
    let said = ''
    const hear = (text: Buffer) => {
      said += text.toString()
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    child.once('close', (code) => done({ code, said }))
  })

/** Runs a command of the service in its own process. */
import { spawn } from 'node:child_process'
import { root } from '../core/execute.ts'
import { serviceProgram } from '../core/service-bundle.ts'

/** Exit code and full output. */
export type CommandResult = { readonly code: number | null; readonly output: string }

/** Runs `service/commands/<command>.ts` with these environment variables; `programOf` says from where. */
export const run = (
  [command, ...args]: readonly string[],
  env: NodeJS.ProcessEnv,
  programOf = serviceProgram,
): Promise<CommandResult> =>
  new Promise((done) => {
    const script = [...programOf(`commands/${command}`), ...args]
    const child = spawn(process.execPath, script, { cwd: root, env: { ...process.env, ...env } })
    let output = ''
    const collect = (text: Buffer) => {
      output += text.toString()
    }
    child.stdout.on('data', collect)
    child.stderr.on('data', collect)
    child.once('close', (code) => done({ code, output }))
  })

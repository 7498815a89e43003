/** Runs one of the project's tools as a child process. */
import { spawn } from 'node:child_process'
import { delimiter, resolve } from 'node:path'

/** The project's root folder. */
export const root = resolve(import.meta.dirname, '../..')

/** Minutes after which a tool is stopped and counts as failed. */
const timeoutMinutes = 80

/** `show` streams the output, `whole` prints it at the end, `quiet` prints it only if the tool fails. */
export type Output = 'show' | 'whole' | 'quiet'

/** True if the tool exited with code 0. */
export const execute = (
  tool: string,
  args: readonly string[],
  output: Output,
  env: NodeJS.ProcessEnv = {},
): Promise<boolean> =>
  new Promise((settle) => {
    const child = spawn(tool, args, {
      cwd: root,
      env: {
        ...process.env,
        ...env,
        PATH: `${resolve(root, 'node_modules/.bin')}${delimiter}${process.env.PATH ?? ''}`,
      },
      stdio: ['ignore', output === 'show' ? 'inherit' : 'pipe', output === 'show' ? 'inherit' : 'pipe'],
      shell: process.platform === 'win32',
      timeout: timeoutMinutes * 60_000,
    })
    const kept: Buffer[] = []
    child.stdout?.on('data', (chunk: Buffer) => kept.push(chunk))
    child.stderr?.on('data', (chunk: Buffer) => kept.push(chunk))
    child.on('error', (cause) => {
      process.stdout.write(`${tool} could not be started: ${cause.message}\n`)
      settle(false)
    })
    child.on('close', (code, signal) => {
      if (code !== 0 || output === 'whole') process.stdout.write(Buffer.concat(kept))
      if (signal !== null) process.stdout.write(`${tool} was stopped by ${signal}\n`)
      settle(code === 0)
    })
  })

/** Runs a command of the service in its own process. */
import { spawn } from 'node:child_process'
import { root } from '../core/execute.ts'
import { serviceProgram } from '../core/service-bundle.ts'
import { testKeyring } from '../core/sources.ts'

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

/** The findings and the exit code of `npm run verify`; `keys` is the folder of the kept notes. */
export const verifyDatabase = async (
  ownerUrl: string,
  keys: string,
  more: NodeJS.ProcessEnv = {},
  programOf = serviceProgram,
) => {
  const env = {
    DATABASE_URL: ownerUrl,
    CHECKPOINT_KEY: Buffer.alloc(32, 7).toString('base64'),
    KEYS_DIR: keys,
    KEY_ENCRYPTION_KEY: testKeyring.setting(),
    ...more,
  }
  const { code, output } = await run(['verify'], env, programOf)
  const isFine =
    /^The directory of workspaces, signed|the hash chain of \d+ events? is intact|every read table matches the history|^$/
  return { code, wrong: output.split('\n').filter((line) => !isFine.test(line)) }
}

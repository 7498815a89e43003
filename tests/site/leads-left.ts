/** What visitors left with the started service, as whoever follows up reads it. */
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { root } from '../core/execute.ts'

/** `npm run leads` beside the running service: whole rows of CSV, newest first, without the heading. */
export const leadsLeft = async (kind: 'early-access' | 'contact'): Promise<readonly string[]> => {
  const args = ['--import', 'tsx', 'service/commands/leads.ts', '--csv', '--kind', kind]
  const env = { ...process.env, DATA_DIR: process.env.SERVICE_DATA_DIR }
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: root, env })
  return stdout.trim().split('\r\n').slice(1)
}

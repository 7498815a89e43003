/** Leads stored by the started service. */
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { root } from '../core/execute.ts'
import { serviceProgram } from '../core/service-bundle.ts'

/** Runs `npm run leads` beside the service: rows of CSV, newest first, without the header. */
export const readLeads = async (kind: 'early-access' | 'contact'): Promise<readonly string[]> => {
  const args = [...serviceProgram('commands/leads'), '--csv', '--kind', kind]
  const env = { ...process.env, DATA_DIR: process.env.SERVICE_DATA_DIR }
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: root, env })
  return stdout.trim().split('\r\n').slice(1)
}

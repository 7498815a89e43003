/** The process as seen by a terminal or supervisor, with a database that accepts connections but never answers. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type Server, type Socket } from 'node:net'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { root } from '../core/execute.ts'

let silent: Server
let child: ChildProcess
let printed: string
const open = new Set<Socket>()

beforeEach(async () => {
  silent = createServer((socket) => void open.add(socket.on('error', () => {}))).listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const address = silent.address()
  const port = typeof address === 'object' ? address?.port : undefined
  printed = ''
  // In development mode it connects to the database before building anything.
  child = spawn(process.execPath, ['--import', 'tsx', 'service/main.ts', '--dev'], {
    cwd: root,
    env: { ...process.env, DATABASE_URL: `postgres://u:p@127.0.0.1:${port}/d` },
  })
  const read = (text: Buffer) => {
    printed += text.toString()
  }
  child.stdout?.on('data', read)
  child.stderr?.on('data', read)
})
afterEach(() => {
  child.kill('SIGKILL')
  for (const socket of open) socket.destroy()
  silent.close()
})

it('says at once that it is starting and what takes long, and exits on the second signal', async () => {
  const patience = { timeout: 20_000, interval: 50 }
  await vi.waitFor(() => expect(printed).toMatch(/^Starting Jarvin …\nUpdating the database/), patience)
  const ended = once(child, 'exit')
  // After Ctrl-C the process gets SIGINT from the terminal and SIGTERM from npm.
  child.kill('SIGINT')
  child.kill('SIGTERM')
  await vi.waitFor(() => expect(printed).toMatch('Stopping.'), patience)
  expect(child.exitCode).toBeNull()
  await vi.waitFor(() => {
    child.kill('SIGINT')
    expect(child.exitCode).toBe(1)
  }, patience)
  await ended
  expect(printed.match(/Stopping\./g)).toHaveLength(1)
})

/** The process as a terminal or a supervisor sees it, over a database that takes connections and says nothing. */
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
  // In development it builds nothing before it asks the database.
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

it('says at once that it starts, what takes long, and ends when it is asked a second time', async () => {
  const patience = { timeout: 20_000, interval: 50 }
  await vi.waitFor(() => expect(printed).toMatch(/^Starting Jarvin …\nBringing the database/), patience)
  const ended = once(child, 'exit')
  // npm passes a Ctrl-C on that the terminal has told us of already.
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

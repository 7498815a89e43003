import express from 'express'
import { afterEach, expect, it } from 'vitest'
import { close } from '../../service/http/close.ts'
import { openDownload } from '../../service/http/download.ts'
import { listen } from '../../service/http/listen.ts'

const piece = new Uint8Array(1_000_000).fill(97)
const pieces = 40

let stop: (() => Promise<unknown>) | undefined
afterEach(() => stop?.())

/** Serves a file in many chunks; returns its address and the most that was ever buffered for the caller. */
const serve = async () => {
  const seen = { mostHeld: 0, written: 0 }
  let end = () => {}
  const ended = new Promise<void>((resolve) => {
    end = resolve
  })
  const app = express().get('/file', async (request, response) => {
    const download = openDownload(request, response)
    download.begin({ name: 'log.csv', type: 'text/csv; charset=utf-8' })
    for (let at = 0; at < pieces && !download.isOver(); at++) {
      const sent = download.write(piece)
      seen.mostHeld = Math.max(seen.mostHeld, response.writableLength)
      await sent
      seen.written += 1
    }
    response.end()
    end()
  })
  const { server, port } = await listen(app, 0)
  stop = () => close(server)
  return { address: `http://127.0.0.1:${port}/file`, seen, ended }
}

it('buffers no more than the current chunk, however long the file is', async () => {
  const { address, seen, ended } = await serve()
  const response = await fetch(address)
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="log.csv"')
  expect((await response.arrayBuffer()).byteLength).toBe(pieces * piece.length)
  await ended
  expect(seen.mostHeld).toBeGreaterThan(0)
  expect(seen.mostHeld).toBeLessThan(2 * piece.length)
})

it('stops when the caller disconnects', async () => {
  const { address, seen, ended } = await serve()
  const leaving = new AbortController()
  const response = await fetch(address, { signal: leaving.signal })
  await response.body?.getReader().read()
  leaving.abort()
  await ended
  expect(seen.written).toBeLessThan(pieces)
})

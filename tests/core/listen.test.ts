import { once } from 'node:events'
import { connect } from 'node:net'
import express from 'express'
import { expect, it, vi } from 'vitest'
import { close, listen } from '../../service/core/listen.ts'

it('does not wait for a connection that was opened ahead of any request', async () => {
  const { server, port } = await listen(express(), 0)
  const connected = once(server, 'connection')
  const socket = connect(port, '127.0.0.1').on('error', () => {})
  await connected
  const gone = once(socket, 'close')
  const cut = vi.spyOn(server, 'closeAllConnections')
  await close(server)
  await gone
  expect(cut).not.toHaveBeenCalled()
})

it('waits for an answer that is under way', async () => {
  const app = express()
  let answer = () => {}
  const asked = new Promise<void>((resolve) => {
    app.get('/', (_request, response) => {
      answer = () => void response.send('done')
      resolve()
    })
  })
  const { server, port } = await listen(app, 0)
  const answered = fetch(`http://127.0.0.1:${port}/`).then((response) => response.text())
  await asked
  const cut = vi.spyOn(server, 'closeAllConnections')
  const closed = close(server)
  answer()
  expect(await answered).toBe('done')
  await closed
  // The caller would have kept the connection for another request.
  expect(cut).not.toHaveBeenCalled()
})

/** The built stories: Ladle's own build, which no other test sees, shows a story of every file. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import express from 'express'
import * as t from 'io-ts'
import { decodeOwn } from '#schema/core/decode'
import { close, listen } from '../service/core/listen.ts'
import { root } from './core/execute.ts'

const folder = join(root, 'build/stories')
const Meta = t.type({ stories: t.record(t.string, t.type({ filePath: t.string })) })

/** The first story of each file, by file. */
const firstStories = (): ReadonlyMap<string, string> => {
  const meta: unknown = JSON.parse(readFileSync(join(folder, 'meta.json'), 'utf8'))
  const stories = Object.entries(decodeOwn(Meta, meta, 'the list of stories').stories)
  return new Map(stories.reverse().map(([id, { filePath }]) => [filePath, id]))
}

test('Ladle shows a story of every file, without a word on the console', async ({ page }) => {
  expect(existsSync(join(folder, 'meta.json')), '"npm test ladle" builds the stories').toBe(true)
  // One page after the other, and there are many.
  test.setTimeout(180_000)
  const said: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) said.push(message.text())
  })
  page.on('pageerror', (error) => said.push(error.message))
  // A server of its own, and files that stay: what stories share is fetched and compiled once.
  const { server, port } = await listen(
    express().use(express.static(folder, { immutable: true, maxAge: '1h' })),
    0,
  )
  for (const [file, id] of firstStories()) {
    await page.goto(`http://127.0.0.1:${port}/?story=${id}&mode=preview`)
    await expect(page.getByRole('heading', { level: 1 }), file).toBeVisible()
    expect(said, file).toEqual([])
  }
  await close(server)
})

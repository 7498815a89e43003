/** Ladle's own build, which no other test uses, shows a story of every file. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import express from 'express'
import * as t from 'io-ts'
import { decodeOrThrow } from '#schema/core/decode'
import { close, listen } from '../service/http/listen.ts'
import { root } from './core/execute.ts'

const folder = join(root, 'build/stories')
const Meta = t.type({ stories: t.record(t.string, t.type({ filePath: t.string })) })

/** The first story of each file. */
const firstStories = (): ReadonlyMap<string, string> => {
  const meta: unknown = JSON.parse(readFileSync(join(folder, 'meta.json'), 'utf8'))
  const stories = Object.entries(decodeOrThrow(Meta, meta, 'the list of stories').stories)
  return new Map(stories.reverse().map(([id, { filePath }]) => [filePath, id]))
}

/** Parallel windows: Ladle takes nearly a second to switch stories. */
const windows = 4

test('Ladle shows a story of every file without console output', async ({ context }) => {
  expect(existsSync(join(folder, 'meta.json')), '"npm test ladle" builds the stories').toBe(true)
  const said: string[] = []
  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) said.push(message.text())
  })
  context.on('weberror', (fault) => said.push(fault.error().message))
  const { server, port } = await listen(express().use(express.static(folder)), 0)
  const left = [...firstStories()]
  const showSome = async (): Promise<void> => {
    const page = await context.newPage()
    await page.goto(`http://127.0.0.1:${port}/?mode=preview`)
    for (let next = left.shift(); next !== undefined; next = left.shift()) {
      const [file, id] = next
      // Follow the address as Ladle's own list does, without reloading.
      await page.evaluate((address) => {
        document.querySelector('h1')?.setAttribute('data-before', '')
        window.history.pushState({}, '', address)
        window.dispatchEvent(new PopStateEvent('popstate', { state: {} }))
      }, `/?story=${id}&mode=preview`)
      await expect(page.locator('h1:not([data-before])').first(), file).toBeVisible()
      expect(said, file).toEqual([])
    }
  }
  await Promise.all(Array.from({ length: windows }, showSome))
  await close(server)
})

/** Following the end of a conversation. */
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { useStickToEnd } from '../../web/chat/use-stick-to-end.ts'

let grow = (_lines: number): void => {}

const Conversation = () => {
  const [lines, setLines] = useState(100)
  grow = setLines
  const { ref, onScroll } = useStickToEnd(String(lines), '')
  return (
    <div ref={ref} role="log" style={{ height: '200px', overflow: 'auto' }} onScroll={onScroll}>
      <div style={{ minHeight: `${lines * 20}px` }}>
        <button type="button">Show the working</button>
      </div>
    </div>
  )
}

const twoFrames = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))

const open = async () => {
  await render(<Conversation />)
  const log = page.getByRole('log').element()
  await expect.poll(() => log.scrollTop).toBe(1800)
  // The first report of sizes comes with the next frame, and is about every part.
  await twoFrames()
  return log
}

it('follows growth, also after the text became shorter', async () => {
  const log = await open()
  flushSync(() => grow(120))
  expect(log.scrollTop).toBe(2200)
  flushSync(() => grow(50))
  flushSync(() => grow(60))
  expect(log.scrollTop).toBe(1000)
})

it('does not follow if the focus has just moved the view, before the browser says so', async () => {
  const log = await open()
  log.scrollTop = 300
  flushSync(() => grow(120))
  expect(log.scrollTop).toBe(300)
})

const addBelow = (log: Element) => {
  const late = document.createElement('div')
  late.style.height = '2048px'
  log.firstElementChild?.append(late)
}

it('follows what arrives late below the text', async () => {
  const log = await open()
  addBelow(log)
  await expect.poll(() => log.scrollHeight - log.scrollTop).toBe(200)
})

it('leaves the view where somebody opens a part of the conversation', async () => {
  const log = await open()
  log.querySelector('button')?.focus({ preventScroll: true })
  addBelow(log)
  await twoFrames()
  expect(log.scrollTop).toBe(1800)
})

const addAbove = (log: Element) => {
  const late = document.createElement('div')
  late.style.height = '3000px'
  log.firstElementChild?.prepend(late)
}

const topIn = (log: Element): number =>
  (log.querySelector('button')?.getBoundingClientRect().top ?? Number.NaN) - log.getBoundingClientRect().top

it('keeps the focus in sight where something arrives late above it', async () => {
  const log = await open()
  log.scrollTop = 0
  log.querySelector('button')?.focus()
  await twoFrames()
  addAbove(log)
  await expect.poll(() => topIn(log)).toBeLessThan(200)
  expect(topIn(log)).toBeGreaterThanOrEqual(0)
})

it('does not go back to a focus that somebody has scrolled away from', async () => {
  const log = await open()
  log.scrollTop = 0
  log.querySelector('button')?.focus()
  await twoFrames()
  log.scrollTop = 900
  await twoFrames()
  addBelow(log)
  await twoFrames()
  expect(log.scrollTop).toBe(900)
})

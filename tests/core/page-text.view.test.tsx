/** The checks of stories skip a page that they have seen: by its text, which neither the theme nor the number of a drawing changes. */
import { expect, it } from 'vitest'
import { cleanup, render } from 'vitest-browser-react'
import { Dark, Filled } from '../../stories/dashboards/finance.stories.tsx'
import { textOf } from './page-checks.ts'
import { waitForScreen } from './wait-for-screen.ts'

const textShownBy = async (Shown: typeof Dark): Promise<string> => {
  await cleanup()
  await render(<Shown />)
  await waitForScreen()
  expect(document.querySelectorAll('[_echarts_instance_] svg').length).toBeGreaterThan(0)
  return textOf(document.body)
}

it('a screen with charts has the same text in both themes, and when it is drawn again', async () => {
  const dark = await textShownBy(Dark)
  const light = await textShownBy(Filled)
  expect(light).toBe(dark)
  expect(await textShownBy(Filled)).toBe(light)
})

it('a page with another class, name or word has another text', () => {
  const textIn = (html: string): string => {
    const element = document.createElement('div')
    element.innerHTML = html
    return textOf(element)
  }
  const page = '<p class="a" id="zr">One</p>'
  const others = [
    '<p class="b" id="zr">One</p>',
    '<p class="a b" id="zr">One</p>',
    '<p id="zr">One</p>',
    '<p class="a" id="other">One</p>',
    '<p class="a" id="zr">Two</p>',
    '<p class="a" id="zr" aria-label="One">One</p>',
  ]
  expect(new Set([page, ...others].map(textIn)).size).toBe(1 + others.length)
  expect(textIn('<p class=" a  bp6-dark" id="zr">One</p>')).toBe(textIn(page))
})

/** Figures in prose, at any width. */
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { FigureText } from '../../web/kit/figures/FigureText.tsx'

const noop = () => undefined

it('no line begins with the punctuation after a figure', async () => {
  const parts = [
    { text: 'Revenue was ' },
    { text: '$16,564', receipt: 1, after: ',' },
    { text: ' more than usual, and costs were ' },
    { text: '$9,120', receipt: 2, after: '.' },
  ]
  await render(
    <p data-testid="prose">
      <FigureText parts={parts} onOpen={noop} />
    </p>,
  )
  const prose = page.getByTestId('prose').element()
  const figures = page.getByRole('button').elements()
  expect(prose.textContent).toContain('costs were $9,120')
  for (let width = 90; width < 400; width += 1) {
    if (prose instanceof HTMLElement) prose.style.width = `${width}px`
    for (const figure of figures) {
      const mark = document.createRange()
      if (figure.nextSibling) mark.selectNodeContents(figure.nextSibling)
      expect
        .soft(mark.getBoundingClientRect().left, `${width}`)
        .toBeGreaterThan(figure.getBoundingClientRect().left)
    }
  }
})

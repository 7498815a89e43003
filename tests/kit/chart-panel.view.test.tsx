/** A chart with its readout, its table and its downloads. */
import { afterEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { weeksAhead } from '#schema/kpi/forecast'
import listKpis from '../../fixtures/kpi/listKpis.json'
import { Dark, Filled } from '../../stories/dashboards/finance.stories.tsx'
import { money } from '../../web/kit/formats.ts'

/** Half a year, the range that the screen opens with. */
const weeksCharted = 26

const latest = listKpis.body.at(-1)
const revenueTitle = `Revenue fell 8% to ${money(latest?.revenue ?? 0)} in week 46`
const revenue = page.getByRole('region', { name: revenueTitle })
const drawing = revenue.getByRole('application')

/** Captures the files that the page would download. */
const savedFiles = () => {
  const saved: { readonly name: string; readonly text: Promise<string>; readonly size: number }[] = []
  const blobs: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) blobs.push(blob)
    return 'blob:kept'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const blob = blobs.at(-1)
    if (blob) saved.push({ name: this.download, text: blob.text(), size: blob.size })
  })
  return saved
}

afterEach(() => {
  vi.restoreAllMocks()
})

describe('a chart', () => {
  it('is drawn as SVG in the colours of its theme', async () => {
    await render(<Dark />)
    await expect
      .poll(() => revenue.element().querySelectorAll('svg path').length)
      .toBeGreaterThan(weeksCharted)
    const accent = getComputedStyle(document.body).getPropertyValue('--chart-1').trim()
    // The latest bar, the band of the forecast and its last point.
    expect(revenue.element().querySelectorAll(`path[fill="${accent}"]`)).toHaveLength(3)
    document.body.classList.remove('bp6-dark')
    const other = getComputedStyle(document.body).getPropertyValue('--chart-1').trim()
    expect(other).not.toBe(accent)
    await expect.poll(() => revenue.element().querySelectorAll(`path[fill="${other}"]`).length).toBe(3)
  })

  it('reads out its values with the arrow keys', async () => {
    await render(<Filled />)
    await expect.element(drawing).toBeVisible()
    drawing.element().focus()
    await userEvent.keyboard('{ArrowLeft}')
    const status = revenue.getByRole('status')
    await expect
      .element(status)
      .toHaveTextContent(`Week 46, from 9 Nov 2026: ${money(listKpis.body.at(-1)?.revenue ?? 0)}`)
    await userEvent.keyboard('{ArrowLeft}')
    await expect
      .element(status)
      .toHaveTextContent(`Week 45, from 2 Nov 2026: ${money(listKpis.body.at(-2)?.revenue ?? 0)}`)
    await userEvent.keyboard('{Home}')
    await expect.element(status).toHaveTextContent(/^Week 21, from 18 May 2026/)
    await userEvent.keyboard('{Escape}')
    await expect.element(status).toHaveTextContent('')
  })

  it('shows its table with the button or the T key', async () => {
    await render(<Filled />)
    const button = revenue.getByRole('button', { name: 'Table' })
    await button.click()
    const table = revenue.getByRole('table')
    expect(table.getByRole('row').elements()).toHaveLength(weeksCharted + weeksAhead + 1)
    await expect
      .element(table.getByRole('rowheader', { name: 'Week 46, from 9 Nov 2026' }))
      .toBeInTheDocument()
    await expect.element(button).toHaveAttribute('aria-pressed', 'true')
    await userEvent.keyboard('t')
    await expect.element(table).not.toBeInTheDocument()
    await expect.element(drawing).toBeVisible()
  })

  it('downloads as image, SVG and table', async () => {
    const saved = savedFiles()
    await render(<Filled />)
    await expect
      .poll(() => revenue.element().querySelectorAll('svg path').length)
      .toBeGreaterThan(weeksCharted)
    for (const kind of ['Image (PNG)', 'Vector image (SVG)', 'Table (CSV)']) {
      await revenue.getByRole('button', { name: 'Save this chart' }).click()
      await page.getByRole('menuitem', { name: kind }).click()
      await expect.element(page.getByRole('menuitem', { name: kind })).not.toBeInTheDocument()
    }
    await expect
      .poll(() => saved.map(({ name }) => name.split('.').at(-1)).sort())
      .toEqual(['csv', 'png', 'svg'])
    const of = (ending: string) => saved.find(({ name }) => name.endsWith(ending))
    const svg = new DOMParser().parseFromString((await of('svg')?.text) ?? '', 'image/svg+xml')
    expect(svg.querySelector('parsererror')?.textContent).toBeUndefined()
    expect(svg.querySelector('title')?.textContent).toBe(revenueTitle)
    expect(svg.documentElement.outerHTML).not.toContain('Variable')
    expect(await of('csv')?.text).toContain(
      `\r\n"Week 46, from 9 Nov 2026",${latest?.revenue},${listKpis.body[0]?.revenue},,,\r\n`,
    )
    expect(await of('png')?.text).toMatch(/^.PNG/)
    expect(of('png')?.size).toBeGreaterThan(5000)
  })
})

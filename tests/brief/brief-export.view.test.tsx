import { describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Brief } from '#schema/brief/brief'
import { decodeOrThrow } from '#schema/core/decode'
import getBrief from '../../fixtures/brief/getBrief.json'
import listLatestBriefs from '../../fixtures/brief/listLatestBriefs.json'
import { Open } from '../../stories/brief/brief.stories.tsx'
import { ExportMenu } from '../../web/brief/ExportMenu.tsx'
import { printSize } from '../../web/kit/charts/print-size.ts'
import { Toasts } from '../../web/kit/feedback/Toasts.tsx'

const first = listLatestBriefs.body[0] ?? getBrief.body
const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true })

describe('exporting a brief', () => {
  it('saves Markdown and JSON', async () => {
    const saved: { name: string; text: Promise<string> }[] = []
    const blobs: Blob[] = []
    const make = vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      if (blob instanceof Blob) blobs.push(blob)
      return 'blob:saved'
    })
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      saved.push({ name: this.download, text: blobs.at(-1)?.text() ?? Promise.resolve('') })
    })
    await render(<Open />)
    for (const kind of ['Markdown', 'JSON']) {
      await page.getByRole('button', { name: 'Export', exact: true }).click()
      await page.getByRole('menuitem', { name: kind }).click()
      await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
      await expect.poll(() => saved.at(-1)?.name).toMatch(kind === 'JSON' ? /json$/ : /md$/)
    }
    make.mockRestore()
    click.mockRestore()
    expect(saved.map(({ name }) => name.replace(/^.*\./, ''))).toEqual(['md', 'json'])
    expect(await saved[0]?.text).toContain(`# ${first.title}`)
    expect(JSON.parse((await saved[1]?.text) ?? '')).toEqual(first)
  })

  it('says when the code for the file does not load, and tries again when asked again', async () => {
    let tries = 0
    const load = () => {
      tries += 1
      return tries === 1
        ? Promise.reject(new TypeError('Failed to fetch'))
        : import('../../web/brief/brief-export.ts')
    }
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
    await render(
      <Toasts>
        <ExportMenu brief={decodeOrThrow(Brief, first, 'a brief')} load={load} />
      </Toasts>,
    )
    const exportAs = async (kind: string) => {
      await page.getByRole('button', { name: 'Export', exact: true }).click()
      await page.getByRole('menuitem', { name: kind }).click()
    }
    await exportAs('Markdown')
    await expect.element(page.getByText('Brief not exported')).toBeVisible()
    expect(click).not.toHaveBeenCalled()
    await exportAs('Markdown')
    await expect.poll(() => click.mock.calls.length).toBe(1)
    click.mockRestore()
  })

  it('prints only the brief, with every receipt', async () => {
    await render(<Open />)
    await expect.element(heading(first.title)).toBeVisible()
    // A chart that is not drawn yet prints as its table.
    await expect.poll(() => document.querySelector('[role=application] svg path')).not.toBeNull()
    expect(document.querySelector('[data-paper]')).toBeNull()
    const drawn = () => [...document.querySelectorAll('[data-paper] [role=application] svg')]
    await vi.waitFor(() => {
      window.dispatchEvent(new Event('afterprint'))
      window.dispatchEvent(new Event('beforeprint'))
      expect(drawn().length).toBeGreaterThanOrEqual(1)
    })
    for (const drawing of drawn()) expect(drawing.getAttribute('width')).toBe(String(printSize.width))
    const paper = document.querySelector('[data-paper]')
    expect(paper?.parentElement).toBe(document.body)
    for (const { shown } of first.basis.figures) expect(paper?.textContent).toContain(shown)
    expect(paper?.querySelectorAll('ol > li')).toHaveLength(first.basis.figures.length)
    expect(paper?.textContent).toContain(first.basis.confidence.because)
    window.dispatchEvent(new Event('afterprint'))
    await vi.waitFor(() => expect(document.querySelector('[data-paper]')).toBeNull())
  })

  it('copies a link, or says that copying failed', async () => {
    const share =
      'share' in navigator ? vi.spyOn(navigator, 'share').mockRejectedValue(new Error('no')) : null
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await render(<Open />)
    await page.getByRole('button', { name: 'Share', exact: true }).click()
    await expect.element(page.getByText('Link copied', { exact: true })).toBeVisible()
    expect(write).toHaveBeenLastCalledWith(`${window.location.origin}/briefs?brief=${first.id}`)
    write.mockRejectedValue(new Error('closed'))
    await page.getByRole('button', { name: 'Share', exact: true }).click()
    await expect.element(page.getByText('Link not copied', { exact: true })).toBeVisible()
    write.mockRestore()
    share?.mockRestore()
  })
})

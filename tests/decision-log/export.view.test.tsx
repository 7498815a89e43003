import { afterEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import exportLog from '../../fixtures/decision-log/exportLog.json'
import {
  Complete,
  ConnectionLost,
  DownloadError,
  ExportError,
  Pending,
  Stalled,
  Truncated,
  WithEvidenceBundle,
} from '../../stories/decision-log/export.stories.tsx'

const { count, fileName } = exportLog.body
const panel = page.getByRole('group', { name: 'Export of the log' })
const menu = page.getByRole('menu', { name: 'Export the log as' })
const button = (name: string) => panel.getByRole('button', { name })

/** Names of the files that the browser saved. */
const watchDownloads = (): readonly string[] => {
  const names: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download)
  })
  return names
}
afterEach(() => vi.restoreAllMocks())

const exportTable = async (shown: React.ReactElement) => {
  const names = watchDownloads()
  await render(shown)
  await page.getByRole('button', { name: 'Export', exact: true }).click()
  await menu.getByRole('menuitem', { name: 'Table for spreadsheets (CSV)' }).click()
  return names
}

describe('an export', () => {
  it('is saved under its name once it is complete', async () => {
    const names = await exportTable(<Complete />)
    await expect.element(panel.getByText(`${count} events are in ${fileName}.`)).toBeVisible()
    expect(names).toEqual([fileName])
    await button('Close').click()
    await expect.element(panel).not.toBeInTheDocument()
  })

  it('shows progress, and can be cancelled without saving anything', async () => {
    const names = await exportTable(<Stalled />)
    await expect.element(panel.getByText(`89 of ${count} events`)).toBeVisible()
    const bar = panel.getByRole('progressbar')
    await expect.element(bar).toHaveAttribute('value', '89')
    await expect.element(bar).toHaveAttribute('max', String(count))
    await button('Cancel').click()
    await expect.element(panel.getByText('Cancelled', { exact: true })).toBeVisible()
    await button('Try again').click()
    await expect.element(bar).toBeVisible()
    expect(names).toEqual([])
  })

  it.each([
    ['breaks off', <ConnectionLost key="" />],
    ['ends early', <Truncated key="" />],
    ['cannot be had', <DownloadError key="" />],
  ])('whose file %s reports that, and saves nothing', async (_how, shown) => {
    const names = await exportTable(shown)
    await expect.element(panel.getByText(/arrived incomplete/)).toBeVisible()
    await expect.element(button('Try again')).toBeVisible()
    expect(names).toEqual([])
  })

  it('that is not recorded downloads nothing', async () => {
    const names = await exportTable(<ExportError />)
    await expect.element(panel.getByText(/could not be recorded/)).toBeVisible()
    expect(names).toEqual([])
  })

  it('can be cancelled before the reply that records it', async () => {
    const names = await exportTable(<Pending />)
    await expect.element(panel.getByText(/is being recorded/)).toBeVisible()
    await button('Cancel').click()
    await expect.element(panel.getByText('Cancelled', { exact: true })).toBeVisible()
    expect(names).toEqual([])
  })
})

describe('the menu', () => {
  it('offers a bundle only while identifiers are shown, and works by keyboard', async () => {
    await render(<Complete />)
    await page.getByRole('button', { name: 'Export', exact: true }).click()
    const withheld = menu.getByRole('menuitem', { name: 'Bundle: show identifiers first' })
    await expect.element(withheld).toHaveAttribute('aria-disabled', 'true')
  })

  it('offers a bundle while they are shown', async () => {
    await render(<WithEvidenceBundle />)
    const opener = page.getByRole('button', { name: 'Export', exact: true })
    await expect.element(opener).toBeVisible()
    opener.element().focus()
    await userEvent.keyboard('{Enter}')
    const offered = menu.getByRole('menuitem', { name: 'Evidence bundle (ZIP)' })
    await expect.element(offered).toHaveAttribute('aria-disabled', 'false')
  })
})

/** Paged lists load the next page when the user reaches the end. */
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import firstAdvisories from '../../fixtures/advisory/listAdvisories.first.json'
import secondAdvisories from '../../fixtures/advisory/listAdvisories.second.json'
import firstBriefs from '../../fixtures/brief/listLatestBriefs.first.json'
import secondBriefs from '../../fixtures/brief/listLatestBriefs.second.json'
import getMemo from '../../fixtures/memo/getMemo.json'
import firstMemos from '../../fixtures/memo/listMemos.first.json'
import secondMemos from '../../fixtures/memo/listMemos.second.json'
import * as advisories from '../../stories/advisory/advisory.stories.tsx'
import * as briefs from '../../stories/brief/brief.stories.tsx'
import * as memos from '../../stories/memo/memo.stories.tsx'
import { detail, dialog, items, tab } from '../memo/inbox-page.ts'

const allAdvisories = [...firstAdvisories.body, ...secondAdvisories.body]

describe('the inbox', () => {
  it('loads the next page on scrolling, and counts memos not loaded yet', async () => {
    await render(<memos.SeveralPages />)
    await expect.poll(() => items().length).toBe(firstMemos.body.length + secondMemos.body.length)
    await expect.element(tab('All 8')).toBeVisible()
    await expect.element(dialog.getByRole('button', { name: 'Show more' })).not.toBeInTheDocument()
  })

  it('keeps the first page when the next one fails, and tries again', async () => {
    await render(<memos.NextPageError />)
    await dialog.getByRole('button', { name: 'Try again' }).click()
    await expect.poll(() => items().length).toBe(firstMemos.body.length + secondMemos.body.length)
  })

  it('opens a memo that is older than the loaded page', async () => {
    await render(<memos.OlderMemoOpen />)
    await expect.element(detail(getMemo.body.subject)).toBeVisible()
    expect(items().length).toBe(firstMemos.body.length)
  })
})

describe('the advisories', () => {
  const count = (urgency: string) => allAdvisories.filter((each) => each.urgency === urgency).length

  it('are counted in their tabs over all pages', async () => {
    await render(<advisories.NextPageLoading />)
    for (const [name, urgency] of [
      ['Urgent', 'high'],
      ['Important', 'medium'],
      ['Normal', 'low'],
    ] as const)
      await expect.element(page.getByRole('tab', { name: `${name} ${count(urgency)}` })).toBeVisible()
  })

  it('of a tab are shown even if only a later page has them', async () => {
    await render(<advisories.SeveralPages />)
    await page.getByRole('tab', { name: 'Normal' }).click()
    await expect.poll(() => page.getByRole('article').elements().length).toBe(count('low'))
  })

  it('are all loaded before they are sorted by date', async () => {
    await render(<advisories.SeveralPages />)
    await page.getByRole('tab', { name: 'Important' }).click()
    await page.getByLabelText('Sort').selectOptions('date')
    await expect.poll(() => page.getByRole('article').elements().length).toBe(count('medium'))
  })
})

it('briefs continue beyond the first page', async () => {
  await render(<briefs.SeveralPages />)
  const list = page.getByRole('region', { name: 'Latest briefs' })
  const both = firstBriefs.body.length + secondBriefs.body.length
  await expect.poll(() => list.getByRole('article').elements().length).toBe(both)
})

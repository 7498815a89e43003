import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { api } from '#schema/api'
import { replay, replayAny } from '../../fixtures/core/replay.ts'
import countAudit from '../../fixtures/decision-log/countAudit.json'
import countNarrowed from '../../fixtures/decision-log/countAudit.narrowed.json'
import listAudit from '../../fixtures/decision-log/listAudit.json'
import toggleIdentifiersHidden from '../../fixtures/decision-log/toggleIdentifiers.hidden.json'
import getMeShown from '../../fixtures/session/getMe.shown.json'
import { changed } from '../../stories/core/long-texts.ts'
import { story } from '../../stories/core/story.tsx'
import { details, pages } from '../../stories/decision-log/log-answers.ts'
import {
  AdviceWithEvidence,
  DetailLoadError,
  Filtered,
  FilteredNarrow,
  MaskedActorSearch,
  NoResults,
  OldestFirst,
  StoppedReply,
  TextSearch,
} from '../../stories/decision-log/search.stories.tsx'
import { drawer, factIn, row } from './log-elements.ts'

afterEach(() => page.viewport(1440, 900))

const chips = page.getByRole('list', { name: 'Active filters' })
const button = (name: string) => page.getByRole('button', { name, exact: true })

describe('the filters', () => {
  it('show what is active and how many events match, and can be removed one by one', async () => {
    await render(<Filtered />)
    await expect.element(page.getByText(`${countNarrowed.body.count} of`, { exact: false })).toBeVisible()
    await expect.element(button('Kind: Advisories')).toBeVisible()
    await button('Remove Outcome: Accepted').click()
    await expect.element(button('Remove Outcome: Accepted')).not.toBeInTheDocument()
    await expect.element(chips.getByText('Advisories')).toBeVisible()
  })

  it('are both removed by two quick clicks', async () => {
    await render(<Filtered />)
    const removes = ['Remove Kind: Advisories', 'Remove Outcome: Accepted'].map(button)
    for (const remove of removes) await expect.element(remove).toBeVisible()
    // Both clicks in one task: nothing renders in between.
    for (const element of removes.map((remove) => remove.element()))
      if (element instanceof HTMLElement) element.click()
    for (const remove of removes) await expect.element(remove).not.toBeInTheDocument()
  })

  it('by words show in each row which text matched', async () => {
    await render(<TextSearch />)
    const marks = page.getByRole('row').nth(1).getByRole('mark')
    await expect.element(marks.first()).toBeVisible()
    const said = marks.elements().map(({ textContent }) => textContent?.toLowerCase())
    expect(new Set(said)).toEqual(new Set(['roster', 'friday']))
  })

  it('offer a way out when nothing matches', async () => {
    await render(<NoResults />)
    await expect.element(page.getByText('No event matches these filters.')).toBeVisible()
    await page.getByRole('main').getByRole('button', { name: 'Clear filters' }).last().click()
    await expect.element(row(0)).toBeVisible()
    await expect.element(page.getByRole('textbox', { name: 'Search the log' })).toHaveValue('')
  })

  it('explain why actors cannot be searched while they are masked', async () => {
    await render(<MaskedActorSearch />)
    await expect.element(page.getByText(/cannot be searched by who acted/)).toBeVisible()
    await page.getByRole('main').getByRole('button', { name: 'Clear filters' }).last().click()
    await expect.element(row(0)).toBeVisible()
  })

  it('search once typing pauses, and at once on Enter', async () => {
    const asked: string[] = []
    const listen = replayAny('listAudit', listAudit)
    const { run } = listen
    listen.run = (...given) => {
      asked.push(new URL(given[0].request.url).searchParams.get('q') ?? '')
      return run.apply(listen, given)
    }
    const Typed = story({
      route: '/audit',
      answers: [replay('getMe', getMeShown), listen, replayAny('countAudit', countAudit), ...details],
    })
    await render(<Typed />)
    await expect.element(row(0)).toBeVisible()
    await userEvent.type(page.getByRole('textbox', { name: 'Search the log' }), 'second supplier{Enter}')
    await expect.element(chips.getByText('second supplier')).toBeVisible()
    await expect.poll(() => asked.at(-1)).toBe('second supplier')
    expect(asked.length).toBeLessThan('second supplier'.length)
  })

  it('open a lazy calendar, and close it with Escape and the focus back', async () => {
    await render(<OldestFirst />)
    await button('Period: Any date').click()
    const dialog = page.getByRole('dialog', { name: 'Period' })
    await expect.element(dialog.getByRole('grid')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(button('Period: Any date')).toHaveFocus()
  })

  it('are in a sheet on a phone', async () => {
    await page.viewport(390, 844)
    await render(<FilteredNarrow />)
    await button('Filters (2)').click()
    const sheet = page.getByRole('dialog', { name: 'Find in the log' })
    await expect.element(sheet.getByRole('checkbox', { name: 'Advisories' })).toBeChecked()
    await expect.element(sheet.getByRole('combobox', { name: 'Outcome' })).toHaveValue('accepted')
    await sheet.getByRole('button', { name: 'Show events' }).click()
    await expect.element(sheet).not.toBeInTheDocument()
  })
})

describe('the order', () => {
  it('can be reversed in the head of the time column, which shows it', async () => {
    await render(<OldestFirst />)
    const head = page.getByRole('columnheader', { name: /Time/ })
    await expect.element(head).toHaveAttribute('aria-sort', 'ascending')
    await expect.element(row(0)).toHaveTextContent('Workspace opened')
    await head.getByRole('button').click()
    await expect.element(head).toHaveAttribute('aria-sort', 'descending')
  })
})

describe('live updates', () => {
  it('are held back and counted until resumed', async () => {
    const total = listAudit.body[0]?.position ?? 0
    const counts = (count: number, options?: { once: boolean }) =>
      replayAny(
        'countAudit',
        changed(countAudit, api.countAudit.output, () => ({ count, total: count })),
        options,
      )
    const Tail = story({
      route: '/audit',
      answers: () => [
        replay('getMe', getMeShown),
        replay('toggleIdentifiers', toggleIdentifiersHidden),
        counts(total, { once: true }),
        counts(total + 3),
        replayAny('listAudit', listAudit),
        ...pages,
      ],
    })
    await render(<Tail />)
    const tail = page.getByRole('group', { name: 'New events' })
    await expect.element(tail.getByText('Live')).toBeVisible()
    await tail.getByRole('button', { name: 'Pause' }).click()
    await expect.element(tail.getByText('Paused')).toBeVisible()
    // The user's own change refetches the log.
    await page.getByText('Hide identifiers').click()
    await expect.element(tail.getByText('3 new')).toBeVisible()
    await tail.getByRole('button', { name: 'Resume' }).click()
    await expect.element(tail.getByText('Live')).toBeVisible()
    await expect.element(tail.getByText('3 new')).not.toBeInTheDocument()
  })
})

describe('the detail of an event', () => {
  it('shows confidence with reasons, author, figures and passages of advice', async () => {
    await render(<AdviceWithEvidence />)
    await expect.poll(() => factIn('Confidence on record')).toMatch(/^\d+%$/)
    expect(factIn('Reason')).not.toBe('')
    expect(factIn('Advisor')).toBe('Built-in analysis')
    await expect.element(drawer.getByRole('heading', { name: 'Passages' })).toBeVisible()
    const figure = drawer.getByRole('listitem').first().getByRole('button')
    await figure.click()
    await expect.element(figure).toHaveAttribute('aria-expanded', 'true')
  })

  it('describes in words what a stopped reply started from, never as code', async () => {
    await render(<StoppedReply />)
    await expect.element(drawer.getByText(/was cut off, so it has no figures/)).toBeVisible()
    expect(factIn('Advisor')).toBe('Built-in analysis')
    expect(factIn('Begun')).toBeUndefined()
    await expect.element(drawer.getByRole('heading', { name: 'Passages' })).toBeVisible()
  })

  it('links to its cause', async () => {
    await render(<DetailLoadError />)
    await drawer.getByRole('button', { name: /Try again/ }).click()
    await expect.element(drawer.getByText('Before', { exact: true }).first()).toBeVisible()
    const before = factIn('Position')
    await drawer.getByRole('button', { name: /Advisory accepted/ }).click()
    await expect.poll(() => factIn('Position')).not.toBe(before)
  })
})

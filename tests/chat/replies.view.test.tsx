/** Display of replies: figures and receipts, Markdown, long threads, and the phone layout. */
import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import readThread from '../../fixtures/chat/readThread.json'
import { EmptyNarrow, Filled, LongThread, Markdown, Narrow } from '../../stories/chat/chat.stories.tsx'
import { Choices, EmailDraft } from '../../stories/chat/drafts.stories.tsx'
import { input, log, trend } from './chat-page.ts'

const replies = log.getByRole('article', { name: 'Analyst' })
const scroller = page.getByRole('region', { name: 'Conversation with Analyst' })
const [older, latest] = readThread.body.map(({ reply }) => reply)

afterEach(() => page.viewport(1440, 900))

/** Distance in px between the visible area and the end of the thread. */
const below = () => {
  const { scrollHeight, scrollTop, clientHeight } = scroller.element()
  return scrollHeight - scrollTop - clientHeight
}

describe('receipts', () => {
  it('are open below the last reply, and collapsed below older ones', async () => {
    await render(<Filled />)
    const folds = log.getByRole('button', { name: /receipts, all from records$/ })
    await expect.element(folds.first()).toHaveAttribute('aria-expanded', 'false')
    await expect.element(folds.last()).toHaveAttribute('aria-expanded', 'true')
    await expect.element(replies.last().getByRole('button', { name: /^1 / })).toBeVisible()
    expect(replies.first().getByRole('button', { name: /^1 / }).elements()).toHaveLength(0)
    await folds.first().click()
    await expect.element(replies.first().getByRole('button', { name: /^1 / })).toBeVisible()
  })

  it('number every figure of the text, which links to its receipt', async () => {
    await render(<Filled />)
    await expect.element(replies.last()).toBeVisible()
    for (const [index, { shown }] of (latest?.basis.figures ?? []).entries())
      await expect
        .element(replies.last().getByRole('button', { name: `${shown} receipt ${index + 1}`, exact: true }))
        .toBeVisible()
    const last = latest?.basis.figures.length ?? 0
    const { shown = '' } = latest?.basis.figures.at(-1) ?? {}
    await replies
      .last()
      .getByRole('button', { name: `${shown} receipt ${last}` })
      .click()
    const row = replies.last().getByRole('button', { name: new RegExp(`^${last} [A-Z]`) })
    await expect.element(row).toHaveAttribute('aria-expanded', 'true')
    await expect.element(row).toHaveFocus()
    const week = replies.last().getByRole('link', { name: /2026/ }).first()
    await expect.element(week).toHaveAttribute('href', expect.stringMatching(/^\/dashboard\//))
  })

  it('of an older reply expand when one of its figures is clicked', async () => {
    await render(<Filled />)
    const figure = older?.basis.figures[0]?.shown ?? ''
    await replies
      .first()
      .getByRole('button', { name: `${figure} receipt 1`, exact: true })
      .click()
    await expect.element(replies.first().getByRole('button', { name: /^1 / })).toHaveFocus()
  })

  it('give the confidence with its reasons, and the advisor', async () => {
    await render(<Filled />)
    const { percent = 0, because = '' } = latest?.basis.confidence ?? {}
    await replies
      .last()
      .getByText(new RegExp(`^Confidence ${percent}, \\w+ · Jarvin’s own analysis`))
      .click()
    await expect.element(replies.last().getByText(because)).toBeVisible()
  })

  it('and confidence are left out when there are no figures', async () => {
    await render(<Choices />)
    await expect.element(log.getByText('Jarvin’s own analysis')).toBeVisible()
    expect(log.element().textContent).not.toMatch(/receipt/)
  })
})

describe('a question back', () => {
  it('has its choices as buttons, and a pressed one is sent as the answer', async () => {
    await render(<Choices />)
    const choices = log.getByRole('list', { name: 'Choose what you mean' })
    await expect.element(choices).toBeVisible()
    const [first = ''] = choices
      .getByRole('button')
      .elements()
      .map(({ textContent }) => textContent ?? '')
    await choices.getByRole('button', { name: first }).click()
    await expect.element(log.getByText(trend).last()).toBeVisible()
    await expect.element(choices).not.toBeInTheDocument()
  })
})

describe('drafts made in the conversation', () => {
  it('can be edited there', async () => {
    await render(<EmailDraft />)
    const subject = log.getByRole('textbox', { name: 'Subject' }).first()
    await subject.fill('The price of beans from December')
    await expect.element(subject).toHaveValue('The price of beans from December')
    await expect.element(log.getByRole('button', { name: 'Copy all' })).toBeVisible()
  })
})

describe('Markdown', () => {
  it('renders headings, lists, tables and code', async () => {
    await render(<Markdown />)
    const reply = replies.last()
    await expect.element(reply.getByRole('heading', { name: 'Where the week went' })).toBeVisible()
    await expect
      .element(reply.getByRole('table').getByRole('columnheader', { name: 'Revenue' }))
      .toBeVisible()
    await expect.element(reply.getByRole('cell', { name: '$1,765' })).toBeVisible()
    await expect.element(reply.getByText('revenue - costs = profit')).toBeVisible()
    await expect.element(reply.getByRole('listitem').getByText('by hour')).toBeVisible()
  })

  it('cannot link, load or run anything', async () => {
    await render(<Markdown />)
    const reply = replies.last()
    await expect.element(reply.getByText(/the report \(https:\/\/example.org\/report\)/)).toBeVisible()
    await expect.element(reply.getByText(/<b onclick="alert\(1\)">bold<\/b>/)).toBeVisible()
    expect(reply.element().querySelectorAll('a[href*="example.org"], img, [onclick]')).toHaveLength(0)
  })

  it('marks a number that no record supports', async () => {
    await render(<Markdown />)
    const reply = replies.last()
    await expect.element(reply.getByText('no record', { exact: true }).first()).toBeVisible()
    expect(reply.element().textContent).not.toContain('(unverified)')
  })
})

describe('a long thread', () => {
  it('opens at its end, keeps the reading position, and offers a way to the end', async () => {
    await render(<LongThread />)
    await expect.element(replies.last()).toBeVisible()
    await expect.poll(below).toBeLessThan(2)
    const jump = page.getByRole('button', { name: 'Jump to latest' })
    await expect.element(jump).not.toBeInTheDocument()
    scroller.element().scrollTop = 300
    await expect.element(jump).toBeVisible()
    await jump.click()
    await expect.poll(below).toBeLessThan(2)
    await expect.element(jump).not.toBeInTheDocument()
  })

  it('scrolls to its end when the user asks, and follows new text there', async () => {
    await render(<LongThread />)
    await expect.element(replies.last()).toBeVisible()
    scroller.element().scrollTop = 300
    await input.fill('How are we doing?')
    await userEvent.keyboard('{Enter}')
    await expect.element(log.getByText(trend).last()).toBeVisible()
    await expect.poll(below).toBeLessThan(2)
  })
})

describe('on a phone', () => {
  it('is a sheet that fits, with the input in view', async () => {
    await page.viewport(390, 844)
    await render(<Narrow />)
    const sheet = page.getByRole('dialog', { name: 'Advisors' })
    await expect.element(sheet.getByRole('log').getByText('and the week before?')).toBeVisible()
    const place = input.element().getBoundingClientRect()
    expect(place.bottom).toBeLessThan(844)
    expect(place.right).toBeLessThanOrEqual(390)
    await userEvent.keyboard('{Escape}')
    await expect.element(sheet).not.toBeInTheDocument()
  })

  it('closes when a receipt opens another screen', async () => {
    await page.viewport(390, 844)
    await render(<Narrow />)
    const sheet = page.getByRole('dialog', { name: 'Advisors' })
    await sheet.getByRole('button', { name: /^1 / }).click()
    await sheet
      .getByRole('link', { name: /^Weekly figures: revenue/ })
      .first()
      .click()
    await expect.element(page.getByRole('heading', { level: 1, name: 'Finance' })).toBeVisible()
    // The chart has asked for all its answers.
    await expect.element(page.getByRole('radio', { name: 'Week', exact: true })).toBeChecked()
    await expect.element(sheet).not.toBeInTheDocument()
  })

  it('asks a suggested question', async () => {
    await page.viewport(390, 844)
    await render(<EmptyNarrow />)
    await page.getByRole('button', { name: 'How are we doing?' }).click()
    await expect.element(log.getByText(trend).last()).toBeVisible()
  })
})

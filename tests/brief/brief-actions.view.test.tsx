import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import draftEmails from '../../fixtures/brief/draftEmails.json'
import planSocial from '../../fixtures/brief/planSocial.json'
import proposeRoster from '../../fixtures/brief/proposeRoster.json'
import { Empty, Filled } from '../../stories/brief/brief.stories.tsx'
import {
  ActionErrors,
  ActionsRunning,
  SecondActionError,
} from '../../stories/brief/brief-requests.stories.tsx'

const dialog = (name: string) => page.getByRole('dialog', { name, exact: true })
const toast = (title: string) => page.getByText(title, { exact: true })
const act = async (name: string) => {
  await page.getByRole('button', { name: new RegExp(`^${name}`) }).click()
  await expect.element(dialog(name)).toBeVisible()
}
const [email] = draftEmails.body
const [day] = proposeRoster.body
const [post] = planSocial.body
const people = () => dialog('Roster proposal').getByRole('spinbutton').first()
const sum = (name: string) =>
  dialog('Roster proposal').getByRole('term').filter({ hasText: name }).element().nextElementSibling
    ?.textContent

describe('email drafts', () => {
  it('are five, can be edited and copied, and survive closing the dialog', async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await render(<Filled />)
    await act('Email drafts')
    await expect.element(toast('Email drafts generated')).toBeVisible()
    const emails = dialog('Email drafts')
    expect(emails.getByRole('article').elements()).toHaveLength(5)
    const draft = emails.getByRole('article', { name: 'Draft 1' })
    await expect.element(draft.getByRole('heading', { name: email?.audience ?? '' })).toBeVisible()
    await expect.element(draft.getByRole('textbox', { name: 'Text' })).toHaveValue(email?.body)
    await draft.getByRole('textbox', { name: 'Subject' }).fill('Prices, please')
    await emails.getByRole('button', { name: 'Done' }).click()
    await expect.element(emails).not.toBeInTheDocument()
    await expect.element(page.getByRole('button', { name: 'Email drafts Edited' })).toHaveFocus()
    await act('Email drafts')
    await expect.element(draft.getByRole('textbox', { name: 'Subject' })).toHaveValue('Prices, please')
    await draft.getByRole('button', { name: 'Copy' }).click()
    await expect.element(toast('Copied')).toBeVisible()
    expect(write).toHaveBeenLastCalledWith(
      `To: ${email?.audience}\nSubject: Prices, please\n\n${email?.body}\n`,
    )
    write.mockRestore()
  })

  it('cite figures that open their records', async () => {
    await render(<Filled />)
    await act('Email drafts')
    const draft = dialog('Email drafts').getByRole('article').first()
    await draft.getByText(/figures? and (its|their) records?$/).click()
    await draft.getByRole('button', { expanded: false }).first().click()
    await expect
      .element(draft.getByRole('link').first())
      .toHaveAttribute('href', expect.stringMatching(/^\/dashboard\//))
  })

  it('keep edits when the user leaves', async () => {
    await render(<Filled />)
    await act('Email drafts')
    const emails = dialog('Email drafts')
    await emails.getByRole('textbox', { name: 'Subject' }).first().fill('Prices, please')
    await emails.getByRole('button', { name: 'Done' }).click()
    await expect.element(emails).not.toBeInTheDocument()
    await page.getByRole('link', { name: 'Advisories' }).first().click()
    const guard = dialog('Leave without saving?')
    await expect.element(guard).toBeVisible()
    await guard.getByRole('button', { name: 'Keep editing' }).click()
    await expect.element(page.getByRole('heading', { level: 1, name: 'Briefs' })).toBeVisible()
  })

  it('are not replaced without a confirmation', async () => {
    await render(<Filled />)
    await act('Email drafts')
    const emails = dialog('Email drafts')
    const subject = emails.getByRole('textbox', { name: 'Subject' }).first()
    await subject.fill('Prices, please')
    emails.getByRole('button', { name: 'Generate again' }).element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(emails.getByText('This will replace your changes.')).toBeVisible()
    expect(emails.element().contains(document.activeElement)).toBe(true)
    await emails.getByRole('button', { name: 'Keep them' }).click()
    await expect.element(subject).toHaveValue('Prices, please')
    await emails.getByRole('button', { name: 'Generate again' }).click()
    await emails.getByRole('button', { name: 'Replace my changes' }).click()
    await expect.element(subject).toHaveValue(email?.subject)
  })
})

describe('the roster proposal', () => {
  it('covers the coming week, and edits update its sums', async () => {
    await render(<Filled />)
    await act('Roster proposal')
    await expect.element(toast('Roster proposal generated')).toBeVisible()
    const roster = dialog('Roster proposal')
    await expect.element(roster.getByText('Week from 22 November 2026')).toBeVisible()
    await expect.element(roster.getByText(day?.note ?? '')).toBeVisible()
    const hours = proposeRoster.body.reduce((total, one) => total + one.staffHours, 0)
    expect(sum('Hours')).toBe(String(hours))
    await people().fill('3')
    await vi.waitFor(() => expect(sum('Hours')).toBe(String(hours + 10)))
    await people().fill('')
    await expect.element(people()).toHaveAttribute('aria-invalid', 'true')
    await expect.element(people()).toHaveAccessibleDescription('Enter a whole number from 0 to 500')
    expect(sum('Hours')).toBe(String(hours + 10))
  })

  it('explains why there is nothing to plan from', async () => {
    await render(<Empty />)
    await act('Roster proposal')
    await expect
      .element(
        dialog('Roster proposal')
          .getByText(/^No hours are on record yet/)
          .first(),
      )
      .toBeVisible()
    expect(sum('Labour share')).toBe('–')
  })

  it('stays when another run fails', async () => {
    await render(<SecondActionError />)
    await act('Roster proposal')
    const roster = dialog('Roster proposal')
    await expect.element(toast('Roster proposal generated')).toBeVisible()
    await roster.getByRole('button', { name: 'Generate again' }).click()
    await expect.element(toast('Roster proposal not generated')).toBeVisible()
    await expect.element(roster.getByText('Week from 22 November 2026')).toBeVisible()
  })

  it('downloads as a table and as a calendar', async () => {
    const names: string[] = []
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      names.push(this.download)
    })
    await render(<Filled />)
    await act('Roster proposal')
    await dialog('Roster proposal').getByRole('button', { name: 'CSV table' }).click()
    await dialog('Roster proposal').getByRole('button', { name: 'Calendar file' }).click()
    click.mockRestore()
    expect(names).toEqual(['roster-2026-11-22.csv', 'roster-2026-11-22.ics'])
  })
})

describe('the social plan', () => {
  it('has seven posts, each of them editable', async () => {
    await render(<Filled />)
    await act('Social plan')
    await expect.element(toast('Social media plan generated')).toBeVisible()
    const plan = dialog('Social plan')
    expect(plan.getByRole('article').elements()).toHaveLength(7)
    const card = plan.getByRole('article').first()
    await expect.element(card.getByLabelText('Text')).toHaveValue(post?.text)
    await card.getByLabelText('Hashtags').fill('#one two')
    await userEvent.keyboard('{Tab}')
    await expect.element(card.getByLabelText('Hashtags')).toHaveValue('#one #two')
    await card.getByRole('button', { name: /^Date/ }).click()
    await page.getByRole('gridcell', { name: '24' }).click()
    await expect
      .element(card.getByRole('heading', { name: 'Tuesday 24 November 2026, Instagram' }))
      .toBeVisible()
  })
})

describe.each([
  ['Email drafts', 'Email drafts not generated', 'Email drafts generated'],
  ['Roster proposal', 'Roster proposal not generated', 'Roster proposal generated'],
  ['Social plan', 'Social media plan not generated', 'Social media plan generated'],
])('%s', (name, failed, done) => {
  it('reports a failure, and works on the second try', async () => {
    await render(<ActionErrors />)
    await act(name)
    await expect.element(toast(failed)).toBeVisible()
    await expect.element(dialog(name).getByText(`${failed}.`)).toBeVisible()
    await dialog(name).getByRole('button', { name: 'Try again' }).click()
    await expect.element(toast(done)).toBeVisible()
    expect(dialog(name).element().contains(document.activeElement)).toBe(true)
  })

  it('can be cancelled while it runs', async () => {
    await render(<ActionsRunning />)
    await act(name)
    await dialog(name).getByRole('button', { name: 'Cancel' }).click()
    await expect.element(dialog(name)).not.toBeInTheDocument()
    await act(name)
    await expect.element(dialog(name).getByRole('progressbar')).toBeVisible()
  })
})

import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import {
  AddingBusiness,
  AdviserReads,
  BeingDeleted,
  Deleting,
  Empty,
  Filled,
  Invited,
  Inviting,
  LastOwner,
  MyData,
  NotAllowed,
  Refused,
  RoleUnknown,
  Undelivered,
} from '../../stories/people/people.stories.tsx'

/** The address that the story types; a test that acts before it is overwritten by the story. */
const typed = async () => {
  const address = page.getByRole('textbox', { name: 'Email address' })
  await expect.element(address).toHaveValue('jo.petrie@larkinstreetbakery.com.au')
  return address
}

const row = (name: string) => page.getByRole('row', { name: new RegExp(name) })

describe('the people', () => {
  it('lists members with their menus, and the last owner without one', async () => {
    await render(<Filled />)
    await expect.element(row('Priya Nair').getByText('Adviser', { exact: true })).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Actions for Priya Nair' })).toBeVisible()
    expect(page.getByRole('button', { name: 'Actions for Tess Hanrahan' }).elements()).toHaveLength(0)
    await expect.element(page.getByRole('button', { name: /^Withdraw: jo.petrie/ })).toBeVisible()
    await expect.element(row('audit@marlow').getByText(/^Sees 1 July? 2026 to 30 June? 2027$/)).toBeVisible()
  })

  it('tells an owner who is alone that one person can see the business', async () => {
    await render(<Empty />)
    await expect.element(page.getByText('1 person can see this business.')).toBeVisible()
  })

  it('shows the link of an invitation once where there is no mail', async () => {
    await render(<Invited />)
    await expect
      .element(page.getByRole('textbox', { name: 'Invitation link' }))
      .toHaveValue(expect.stringContaining('/join#'))
    // One line, however tall the drawer is.
    const field = page.getByRole('textbox', { name: 'Invitation link' }).element()
    expect(field.getBoundingClientRect().height).toBeLessThan(60)
  })

  it('says once, beside the field, what the service refuses, and keeps what was typed', async () => {
    await render(<Refused />)
    const address = page.getByRole('textbox', { name: 'Email address' })
    await expect.element(page.getByText(/^Enter a full email address/)).toBeVisible()
    await expect.element(address).toHaveValue('jo.petrie@larkinstreetbakery.com.au')
    await expect.element(address).toHaveFocus()
    expect(page.getByRole('alert').elements()).toHaveLength(0)
  })

  it('says that a mail could not be sent, and gives the focus to what it shows', async () => {
    await render(<Undelivered />)
    await expect.element(page.getByRole('alert')).toHaveTextContent(/could not be sent/)
    await expect.element(page.getByRole('button', { name: 'Send again', exact: true })).toBeVisible()
    await expect.element(page.getByRole('heading', { name: 'Invite someone' })).toHaveFocus()
  })

  it('invites nobody twice, and returns the focus when the drawer closes', async () => {
    await render(<Inviting />)
    const address = await typed()
    await address.fill('TESS@larkinstreetbakery.com.au')
    await page.getByRole('button', { name: 'Invite', exact: true }).click()
    await expect.element(page.getByText(/^Tess Hanrahan is already a member/)).toBeVisible()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect.element(page.getByRole('button', { name: 'Invite someone' })).toHaveFocus()
  })

  it('gives no access without an end where the end cannot be read', async () => {
    await render(<Inviting />)
    await typed()
    await page.getByLabelText('Access ends').element().focus()
    await userEvent.keyboard('1')
    await page.getByRole('button', { name: 'Invite', exact: true }).click()
    await expect.element(page.getByText('Choose today or a later day')).toBeVisible()
    expect(page.getByRole('textbox', { name: 'Invitation link' }).elements()).toHaveLength(0)
  })

  it('limits an auditor to a period, and asks for both of its days', async () => {
    await render(<Inviting />)
    await typed()
    await page.getByText('Reads, checks and exports. Every export goes on record.').click()
    await page.getByLabelText('Access ends').fill('2027-09-30')
    await page.getByLabelText('Sees the record from').fill('2026-07-01')
    const send = page.getByRole('button', { name: 'Invite', exact: true })
    await send.click()
    await expect.element(page.getByText('Enter both days, or neither.')).toBeVisible()
    await page.getByLabelText('To, that day included').fill('2026-06-30')
    await send.click()
    await expect.element(page.getByText('The period must not end before it begins.')).toBeVisible()
    await page.getByLabelText('To, that day included').fill('2027-06-30')
    // In words: browsers order the parts of a date in their own way.
    await expect.element(page.getByText('The last day of access is 30 September 2027.')).toBeVisible()
    await expect
      .element(page.getByText('Shows what was recorded from 1 July 2026 to 30 June 2027.'))
      .toBeVisible()
    await send.click()
    await expect.element(page.getByRole('textbox', { name: 'Invitation link' })).toBeVisible()
  })

  it('says why the last owner stays', async () => {
    await render(<LastOwner />)
    await expect.element(page.getByText(/Make somebody else an owner first/)).toBeVisible()
  })
})

describe('privacy', () => {
  it('deletes the business only after its name was typed, and says so on every screen', async () => {
    await render(<Deleting />)
    await expect.element(page.getByRole('dialog').getByText('Larkin Street Bakery').first()).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Delete in 7 days' })).toBeVisible()
  })

  it('says once, beside the field, that the name is missing or wrong', async () => {
    await render(<Deleting />)
    const dialog = page.getByRole('dialog', { name: /^Delete/ })
    const field = dialog.getByRole('textbox', { name: 'Name of the business' })
    for (const typed of ['', 'Larkin Street']) {
      await field.fill(typed)
      await dialog.getByRole('button', { name: 'Delete in 7 days' }).click()
      await expect.element(dialog.getByText(/^Type the name exactly as it is here: Larkin/)).toBeVisible()
      await expect.element(field).toHaveFocus()
      expect(dialog.getByText(/businessName|must be|Problem/).elements()).toEqual([])
    }
  })

  it('says who deletes the business and when, and an owner can keep it', async () => {
    await render(<BeingDeleted />)
    await expect.element(page.getByText(/^Larkin Street Bakery will be deleted on/)).toBeVisible()
    await expect.element(page.getByText(/^Tess Hanrahan requested this on/)).toBeVisible()
    // Until then nobody is invited.
    await expect
      .element(page.getByRole('button', { name: 'Invite someone' }))
      .toHaveAccessibleDescription(/being deleted/)
    await expect
      .element(page.getByRole('button', { name: 'Invite someone' }))
      .toHaveAttribute('aria-disabled', 'true')
    await page.getByRole('button', { name: 'Keep this business' }).click()
    await expect.element(page.getByText('Deletion cancelled')).toBeVisible()
  })

  it('adds a business, and asks for what is missing', async () => {
    await render(<AddingBusiness />)
    await page.getByRole('button', { name: 'Open the business' }).click()
    await expect
      .element(page.getByRole('textbox', { name: /name/i }).first())
      .toHaveAttribute('aria-invalid', 'true')
  })

  it('erases a person after a question, and says what the last owner has to do first', async () => {
    await render(<MyData />)
    await expect.element(page.getByRole('button', { name: 'Download my data' })).toBeVisible()
    await page.getByRole('button', { name: 'Erase my data' }).click()
    await page.getByRole('button', { name: 'Erase permanently' }).click()
    await expect.element(page.getByText(/You are the only owner of/)).toBeVisible()
  })
})

describe('a role', () => {
  it('offers nothing before it is known', async () => {
    await render(<RoleUnknown />)
    await expect.element(page.getByRole('heading', { level: 1, name: 'People' })).toBeVisible()
    expect(page.getByText('Only owners can see who has access to this business.').elements()).toHaveLength(0)
    expect(page.getByRole('button', { name: 'Invite someone' }).elements()).toHaveLength(0)
  })

  it('that may not see the people says so', async () => {
    await render(<NotAllowed />)
    await expect.element(page.getByText('Only owners can see who has access to this business.')).toBeVisible()
  })

  it('that decides nothing has no buttons to answer an advisory', async () => {
    await render(<AdviserReads />)
    await expect.element(page.getByRole('article').first()).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Consult' })).not.toBeInTheDocument()
    await expect.element(page.getByRole('button', { name: 'Dismiss' })).not.toBeInTheDocument()
  })
})

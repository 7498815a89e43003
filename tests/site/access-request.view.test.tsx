/** Sending a request for early access: messages, kept input, and no duplicates. */
import { HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { InvalidEmail, Loading, Refused, Unreachable } from '../../stories/site/early-access.stories.tsx'
import { choice, dialog, field, fillRequired, notice, openDialog, opener, submit } from './access-dialog.tsx'

describe('a request', () => {
  it('without email and name is not sent: a toast, errors at both fields, focus in the first', async () => {
    const sent = await openDialog()
    await submit().click()
    await expect.element(notice('Required fields missing')).toBeVisible()
    await expect.element(notice('Please provide your email and full name')).toBeVisible()
    await expect.element(field('Full Name')).toHaveFocus()
    for (const name of ['Full Name', 'Email'])
      await expect.element(field(name)).toHaveAccessibleDescription('Fill this in')
    await field('Full Name').fill('Mia')
    await expect.element(field('Full Name')).toHaveAttribute('aria-invalid', 'false')
    await expect.element(field('Email')).toHaveAttribute('aria-invalid', 'true')
    expect(sent).toEqual([])
  })

  it('with an invalid address is not sent either', async () => {
    const sent = await openDialog()
    await fillRequired()
    await field('Email').fill('mia@venue')
    await submit().click()
    await expect.element(field('Email')).toHaveAccessibleDescription(/full email address/)
    await expect.element(field('Email')).toHaveFocus()
    expect(sent).toEqual([])
  })

  it('sends every field, closes the dialog, confirms on the page, and resets the form', async () => {
    const sent = await openDialog()
    await fillRequired()
    await field('Company').fill('Riverside Dining')
    await field('Role').fill('Owner')
    await choice('Industry').selectOptions('Hospitality & F&B')
    await choice('Team Size').selectOptions('6-20 employees')
    await dialog().getByRole('checkbox', { name: 'Risk Management & Assessment' }).click()
    await dialog().getByRole('checkbox', { name: 'Industry-Specific Solutions' }).click()
    await choice('How did you hear about us?').selectOptions('Referral')
    await field(/Anything else/).fill('A second room in March.')
    await submit().click()
    await expect.element(notice('Thank you for your interest!')).toBeVisible()
    await expect
      .element(notice("We've received your early access request. We'll be in touch soon with next steps."))
      .toBeVisible()
    await expect.element(dialog()).not.toBeInTheDocument()
    expect(sent.map(({ body }) => body)).toEqual([
      {
        email: 'mia@venue.example',
        fullName: 'Mia Chen',
        company: 'Riverside Dining',
        role: 'Owner',
        industry: 'Hospitality & F&B',
        teamSize: '6-20 employees',
        interests: ['Risk Management & Assessment', 'Industry-Specific Solutions'],
        heardAbout: 'Referral',
        additionalInfo: 'A second room in March.',
      },
    ])
    await opener().click()
    await expect.element(field('Full Name')).toHaveValue('')
    await expect.element(choice('Industry')).toHaveValue('')
    await expect
      .element(dialog().getByRole('checkbox', { name: 'Risk Management & Assessment' }))
      .not.toBeChecked()
  })

  it('shows that it is sending, and ignores a second click', async () => {
    await render(<Loading />)
    await fillRequired()
    await submit().click()
    const sending = dialog().getByRole('button', { name: 'Submitting...' })
    await expect.element(sending).toHaveAttribute('aria-disabled', 'true')
    // Forced, because Playwright waits for a disabled button to be enabled.
    await sending.click({ force: true })
    await expect.element(sending).toBeVisible()
  })

  it('is sent once by two simultaneous clicks', async () => {
    const sent = await openDialog()
    await fillRequired()
    const button = submit().element()
    if (!(button instanceof HTMLElement)) throw new Error('no button')
    button.click()
    button.click()
    await expect.element(notice('Thank you for your interest!')).toBeVisible()
    expect(sent).toHaveLength(1)
  })

  it.each([
    ['is refused', Refused],
    ['is not answered', Unreachable],
  ])('that %s is reported, keeps the input, and can be sent again', async (_, Shown) => {
    await render(<Shown />)
    await fillRequired()
    await dialog().getByRole('checkbox', { name: 'Industry-Specific Solutions' }).click()
    await submit().click()
    await expect.element(notice('Something went wrong')).toBeVisible()
    await expect.element(notice('Please try again or contact us directly')).toBeVisible()
    await expect.element(field('Full Name')).toHaveValue('Mia Chen')
    await expect
      .element(dialog().getByRole('checkbox', { name: 'Industry-Specific Solutions' }))
      .toBeChecked()
    await submit().click()
    await expect.element(notice('Thank you for your interest!')).toBeVisible()
  })

  it('is resent under the same key after a lost reply; a different request gets a new key', async () => {
    const sent = await openDialog(
      () => HttpResponse.error(),
      () => HttpResponse.json({}, { status: 503 }),
    )
    await fillRequired()
    await submit().click()
    await expect.element(notice('Something went wrong')).toBeVisible()
    await submit().click()
    await expect.poll(() => sent.length).toBe(2)
    await expect.element(submit()).toBeVisible()
    await field('Company').fill('Riverside Dining')
    await submit().click()
    await expect.poll(() => sent.length).toBe(3)
    const [first, second, third] = sent.map(({ key }) => key)
    expect(first).toMatch(/^[0-9a-f]{32}$/)
    expect(second).toBe(first)
    expect(third).not.toBe(first)
  })

  it('that fails after the dialog closed is reported on the page, and the input is kept', async () => {
    const answer = Promise.withResolvers<Response>()
    await openDialog(() => answer.promise)
    await fillRequired()
    await submit().click()
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog()).not.toBeInTheDocument()
    answer.resolve(HttpResponse.json({}, { status: 503 }))
    await expect.element(notice('Something went wrong')).toBeVisible()
    await opener().click()
    await expect.element(field('Full Name')).toHaveValue('Mia Chen')
  })

  it('with an address that the service refuses shows the error at the field', async () => {
    await render(<InvalidEmail />)
    await fillRequired()
    await submit().click()
    await expect.element(notice('Something went wrong')).toBeVisible()
    await expect.element(field('Email')).toHaveAccessibleDescription(/full email address/)
    await expect.element(field('Email')).toHaveFocus()
  })

  it('by a bot is recognised by the honeypot', async () => {
    const sent = await openDialog()
    await fillRequired()
    const trap = dialog().element().querySelector('input[name="website"]')
    if (!(trap instanceof HTMLInputElement)) throw new Error('no trap')
    expect(trap.checkVisibility()).toBe(false)
    expect([trap.tabIndex, trap.autocomplete]).toEqual([-1, 'off'])
    trap.value = 'https://spam.example'
    await submit().click()
    await expect.element(notice('Thank you for your interest!')).toBeVisible()
    expect(sent[0]?.body).toMatchObject({ website: 'https://spam.example' })
  })
})

/** The code of the magic link: asked for, typed, filled in by the mail, and remembered across a reload. */
import { subMinutes } from 'date-fns'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { storyTime } from '../../stories/core/story.tsx'
import { CodeByMail, Filled, FromTheMail, WrongCode } from '../../stories/session/session.stories.tsx'
import { setClock } from '../../web/core/clock.ts'
import { keepCode } from '../../web/session/asked-code.ts'
import { requestCode } from '../../web/session/code-calls.ts'

/** The text of the only toast. */
const notice = (text: string) => page.getByRole('region', { name: /Notifications/ }).getByText(text)

describe('a code', () => {
  it('signs in to one’s own workspace, after the address, by keyboard', async () => {
    await render(<CodeByMail />)
    await expect.element(notice('Check your email for the login link')).toBeVisible()
    await expect.element(page.getByLabelText('Code')).toHaveFocus()
    await userEvent.keyboard('0426')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText('Enter the six digits')).toBeVisible()
    await userEvent.keyboard('042617{Enter}')
    await expect.element(page.getByRole('banner').getByText('Larkin Street Bakery')).toBeVisible()
  })

  it('is still asked for after a reload, as on a phone whose owner reads the mail', async () => {
    const first = await render(<CodeByMail />)
    await expect.element(page.getByLabelText('Code')).toBeVisible()
    await first.unmount()
    await render(<Filled />)
    await expect.element(page.getByLabelText('Code')).toHaveFocus()
    await expect.element(page.getByText(/^If tess@larkinstreetbakery\.com\.au has an account/)).toBeVisible()
  })

  it('is not asked for any more after ten minutes, or once another address is wanted', async () => {
    const address = page.getByRole('textbox', { name: 'Email address' })
    setClock(() => subMinutes(new Date(storyTime), 11))
    keepCode({ email: 'tess@larkinstreetbakery.com.au', code: '', by: 'mail' })
    const late = await render(<Filled />)
    await expect.element(address).toBeVisible()
    await late.unmount()
    const asked = await render(<CodeByMail />)
    await page.getByRole('button', { name: 'Use another address' }).click()
    await expect.element(address).toHaveFocus()
    await asked.unmount()
    await render(<Filled />)
    await expect.element(address).toBeVisible()
  })

  it('is not requested for what is no address, which the page says in its own words', async () => {
    const refusing = (status: number) => async () =>
      new Response(JSON.stringify({ detail: 'the words of the service' }), { status })
    const asked = (status: number) => requestCode(refusing(status), 'maya@harbour', 'Enter a full address')
    expect(await asked(400)).toEqual({ why: 'Enter a full address' })
    expect(await asked(429)).toEqual({ why: 'the words of the service' })
  })

  it('that is wrong stays in its field, with the reason', async () => {
    await render(<WrongCode />)
    await expect.element(page.getByText(/This code is wrong, already used or expired/)).toBeVisible()
    await expect.element(page.getByLabelText('Code')).toHaveValue('000000')
  })

  it('of a mail is filled in, and spent by the button only', async () => {
    await render(<FromTheMail />)
    await expect.element(page.getByLabelText('Code')).not.toHaveValue('')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect.element(page.getByRole('banner').getByText('Larkin Street Bakery')).toBeVisible()
  })
})

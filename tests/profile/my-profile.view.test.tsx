import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { decodeOrThrow } from '#schema/core/decode'
import { PersonalProfile } from '#schema/profile/profile'
import getPersonalProfile from '../../fixtures/profile/getPersonalProfile.json'
import savePersonalProfile from '../../fixtures/profile/savePersonalProfile.json'
import {
  Empty,
  Filled,
  German,
  LoadError,
  Loading,
  Refused,
  ReplyLost,
  SaveError,
} from '../../stories/profile/my-profile.stories.tsx'
import { setTimeZone } from '../../web/core/time-zone.ts'
import { show, storedLanguage } from '../../web/messages/chosen-language.ts'
import { clickLabel } from '../core/click-label.ts'

const field = (name: string) => page.getByRole('textbox', { name })
const years = page.getByRole('spinbutton', { name: 'Years in Role' })
const select = (name: string) => page.getByRole('combobox', { name })
const toggle = (name: string) => page.getByRole('switch', { name })
const save = page.getByRole('button', { name: 'Save My Profile' })
const toast = (text: string) => page.getByText(text, { exact: true })

afterEach(async () => {
  setTimeZone(undefined)
  await show('en')
})

describe('My Profile', () => {
  it('shows the saved values', async () => {
    await render(<Filled />)
    await expect.element(field('First Name')).toHaveValue('Maya')
    await expect.element(field('Your Role')).toHaveValue('Owner')
    await expect.element(field('Your Role')).toBeRequired()
    await expect.element(years).toHaveValue(6)
    await expect.element(field('Email Address')).toHaveAttribute('type', 'email')
    await expect.element(select('Timezone')).toHaveValue('Australia/Sydney')
    await expect.element(select('Timezone')).toHaveDisplayValue('Sydney (GMT+11)')
    await expect.element(toggle('Weekly Executive Reports')).toBeChecked()
    await expect.element(toggle('Monthly Strategic Reviews')).not.toBeChecked()
    await expect.element(select('Alert Sensitivity')).toHaveDisplayValue('Medium: important updates')
  })

  it('starts with the defaults', async () => {
    await render(<Empty />)
    await expect.element(field('Your Role')).toHaveValue('')
    await expect.element(select('Timezone')).toHaveValue('UTC')
    await expect.element(select('Language')).toHaveDisplayValue('English')
    await expect.element(toggle('Email Notifications')).toBeChecked()
    await expect.element(toggle('Push Notifications')).toBeChecked()
  })

  it('requires a role: the message is at the field, which gets the focus', async () => {
    await render(<Empty />)
    await field('First Name').fill('Maya')
    await save.click()
    await expect.element(field('Your Role')).toHaveFocus()
    await expect.element(field('Your Role')).toHaveAttribute('aria-invalid', 'true')
    await expect.element(field('Your Role')).toHaveAccessibleDescription('Enter your role')
    expect(toast('Profile saved').elements()).toHaveLength(0)
    await field('Your Role').fill('Owner')
    await userEvent.keyboard('{Enter}')
    await expect.element(toast('Profile saved')).toBeVisible()
    await expect.element(toast('Your personal profile has been updated successfully.')).toBeVisible()
    await expect.element(page.getByText('Unsaved changes')).not.toBeInTheDocument()
  })

  it('does not send an invalid email address', async () => {
    await render(<Filled />)
    await field('Email Address').fill('maya')
    await save.click()
    await expect.element(field('Email Address')).toHaveFocus()
    await expect.element(field('Email Address')).toHaveAccessibleDescription(/full email address/)
  })

  it("shows the service's errors at their fields", async () => {
    await render(<Refused />)
    await field('First Name').fill('Mia')
    await save.click()
    await expect.element(toast('Failed to save profile. Please try again.')).toBeVisible()
    await expect.element(field('Your Role')).toHaveFocus()
    await expect.element(field('Email Address')).toHaveAttribute('aria-invalid', 'true')
    await expect.element(field('First Name')).toHaveValue('Mia')
  })

  it.each([
    ['the service cannot', SaveError],
    ['no answer comes', ReplyLost],
  ])('keeps the input when %s', async (_, Shown) => {
    await render(<Shown />)
    await field('Last Name').fill('Lind')
    await clickLabel(toggle('Monthly Strategic Reviews'))
    await save.click()
    await expect.element(toast('Error')).toBeVisible()
    await expect.element(field('Last Name')).toHaveValue('Lind')
    await expect.element(toggle('Monthly Strategic Reviews')).toBeChecked()
    await expect.element(page.getByText('Not saved. Everything you entered is still here.')).toBeVisible()
  })

  it('shows a skeleton while loading', async () => {
    await render(<Loading />)
    await expect.element(page.getByRole('status', { name: 'Loading the profile' })).toBeInTheDocument()
  })

  it('reports a failed load, and Try again loads it', async () => {
    await render(<LoadError />)
    await expect.element(page.getByText('Your profile could not be loaded.')).toBeVisible()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.element(field('First Name')).toHaveValue('Maya')
  })
})

/** The time of day at which the recorded profile was saved. */
const savedAt = (recorded: { readonly body: unknown }, timeZone: string): string => {
  const { savedAt: saved = '' } = decodeOrThrow(PersonalProfile, recorded.body, 'The profile')
  const time = new Intl.DateTimeFormat('en-AU', {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  return time.format(new Date(saved))
}

it('uses the saved language and time zone, and remembers the language', async () => {
  await render(<German />)
  await expect
    .element(page.getByText(`Saved 20 Nov 2026, ${savedAt(getPersonalProfile, 'Australia/Sydney')}`))
    .toBeVisible()
  await select('Language').selectOptions('de')
  await select('Timezone').selectOptions('Europe/Berlin')
  await save.click()
  await expect.element(page.getByRole('link', { name: 'Überblick' }).first()).toBeInTheDocument()
  expect(document.documentElement.lang).toBe('de')
  expect(storedLanguage()).toBe('de')
  await expect
    .element(page.getByText(new RegExp(`${savedAt(savePersonalProfile, 'Europe/Berlin')}$`)))
    .toBeVisible()
})

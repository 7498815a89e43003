import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import {
  Empty,
  Filled,
  LoadError,
  Loading,
  Preset,
  PresetAndTrainingCard,
  Refused,
  ReplyLost,
  SaveError,
  Saving,
  SignedOut,
  TrainingCard,
  UnknownPreset,
} from '../../stories/profile/business-profile.stories.tsx'
import { clickLabel } from '../core/click-label.ts'

const heading = page.getByRole('heading', { level: 1 })
const select = (name: string) => page.getByRole('combobox', { name })
const size = page.getByRole('spinbutton', { name: 'Team Size' })
const check = (name: string) => page.getByRole('checkbox', { name })
const save = page.getByRole('button', { name: 'Save Business Profile' })
const toast = (text: string) => page.getByText(text, { exact: true })
const question = page.getByRole('dialog', { name: 'Leave without saving?' })
const labels = (name: string) =>
  [...select(name).element().querySelectorAll('option')].map((option) => option.textContent)

describe('the Business Profile', () => {
  it('names the business, and shows the saved values', async () => {
    await render(<Filled />)
    await expect.element(heading).toHaveTextContent('Harbour & Vine Café')
    await expect.element(select('Company Stage')).toHaveValue('growth')
    await expect.element(size).toHaveValue(14)
    await expect.element(select('Annual Revenue Range')).toHaveDisplayValue('$100K-$1M')
    await expect.element(check('Revenue Growth')).toBeChecked()
    await expect.element(check('Cost Reduction')).not.toBeChecked()
    await expect.element(check('Hospitality')).toBeChecked()
    await expect.element(select('Decision Making Style')).toHaveValue('data-driven')
    await expect
      .element(page.getByRole('group', { name: 'Coming Soon: File Upload' }))
      .toHaveAttribute('disabled')
    await expect.element(page.getByText('Saved 20 Nov 2026, 09:13')).toBeVisible()
  })

  it('offers the specified options', async () => {
    await render(<Empty />)
    await expect.element(select('Company Stage')).toHaveDisplayValue('Not chosen')
    expect(labels('Annual Revenue Range')).toEqual([
      'Not chosen',
      'Less than $100K',
      '$100K-$1M',
      '$1M-$10M',
      '$10M+',
    ])
    expect(labels('Communication Tone')).toEqual(['Professional', 'Casual', 'Analytical'])
    expect(labels('Reporting Frequency')).toEqual(['Daily', 'Weekly', 'Monthly'])
    await expect.element(select('Communication Tone')).toHaveValue('professional')
    await expect.element(select('Reporting Frequency')).toHaveValue('weekly')
    for (const group of ['Primary Business Objectives', 'Key Business Challenges', 'Industry Focus Areas'])
      expect(page.getByRole('group', { name: group }).getByRole('checkbox').elements()).toHaveLength(8)
    await expect.element(page.getByText('Not saved yet')).toBeVisible()
  })

  it('saves, and confirms it', async () => {
    await render(<Filled />)
    await clickLabel(check('Cost Reduction'))
    await expect.element(page.getByText('Unsaved changes')).toBeVisible()
    await clickLabel(check('Cost Reduction'))
    await expect.element(page.getByText('Unsaved changes')).not.toBeInTheDocument()
    await save.click()
    await expect.element(toast('Business profile saved')).toBeVisible()
    await expect
      .element(toast('Your business profile and advisor settings have been updated successfully.'))
      .toBeVisible()
  })

  it('reads numbers as integers, and invalid ones as empty', async () => {
    await render(<Filled />)
    await size.fill('6.9')
    await userEvent.tab()
    await expect.element(size).toHaveValue(6)
    await size.clear()
    await userEvent.type(size, 'e')
    await userEvent.tab()
    await expect.element(size).toHaveValue(null)
  })

  it('shows errors at their fields, and focuses the first', async () => {
    await render(<Filled />)
    await size.fill('-3')
    await save.click()
    await expect.element(size).toHaveAttribute('aria-invalid', 'true')
    await expect.element(size).toHaveAccessibleDescription('Enter a whole number from 0 to 1,000,000')
    await expect.element(size).toHaveFocus()
    await size.fill('3')
    await expect.element(size).toHaveAttribute('aria-invalid', 'false')
  })

  it('shows that it is saving, and ignores a second click', async () => {
    await render(<Saving />)
    await save.click()
    const saving = page.getByRole('button', { name: 'Saving...' })
    await expect.element(saving).toHaveAttribute('aria-disabled', 'true')
    await expect.element(saving).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(saving).toBeVisible()
  })

  it.each([
    ['the service cannot', SaveError],
    ['no answer comes', ReplyLost],
    ['the service does not take it', Refused],
  ])('keeps the input when %s, and says that it is not saved', async (_, Shown) => {
    await render(<Shown />)
    await size.fill('21')
    await select('Communication Tone').selectOptions('casual')
    await save.click()
    await expect.element(toast('Error')).toBeVisible()
    await expect.element(toast('Failed to save profile. Please try again.')).toBeVisible()
    await expect.element(size).toHaveValue(21)
    await expect.element(select('Communication Tone')).toHaveValue('casual')
    await expect.element(page.getByText('Not saved. Everything you entered is still here.')).toBeVisible()
  })

  it('says in place that the session has expired', async () => {
    await render(<SignedOut />)
    await save.click()
    await expect.element(page.getByRole('heading', { name: 'Authentication Required' })).toBeVisible()
    await expect.element(page.getByText('Please log in to access your profile.')).toBeVisible()
  })

  it('shows a skeleton while loading', async () => {
    await render(<Loading />)
    await expect.element(page.getByRole('status', { name: 'Loading the profile' })).toBeInTheDocument()
  })

  it('reports a failed load, and Try again loads it', async () => {
    await render(<LoadError />)
    await expect.element(page.getByText('The business profile could not be loaded.')).toBeVisible()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.element(size).toHaveValue(14)
  })
})

describe('a preset in the address', () => {
  it('fills in the form without saving, and says so', async () => {
    await render(<Preset />)
    await expect.element(toast('Persona preset applied')).toBeVisible()
    await expect.element(toast('Business profile updated with Value Investor settings.')).toBeVisible()
    await expect.element(select('Communication Tone')).toHaveValue('analytical')
    await expect.element(select('Decision Making Style')).toHaveValue('data-driven')
    await expect.element(select('Risk Tolerance')).toHaveValue('conservative')
    await expect.element(check('Cost Reduction')).toBeChecked()
    await expect.element(check('Operational Efficiency')).not.toBeChecked()
    await expect.element(check('Regulatory Compliance')).toBeChecked()
    await expect.element(check('Hospitality')).not.toBeChecked()
    // Fields without a preset value stay.
    await expect.element(size).toHaveValue(14)
    await expect.element(page.getByText('Unsaved changes')).toBeVisible()
  })

  it('is confirmed before it is discarded', async () => {
    await render(<Preset />)
    await expect.element(page.getByText('Unsaved changes')).toBeVisible()
    await page.getByRole('link', { name: 'Briefs' }).first().click()
    await expect.element(question).toBeVisible()
    await question.getByRole('button', { name: 'Keep editing' }).click()
    await expect.element(select('Risk Tolerance')).toHaveValue('conservative')
  })

  it('is ignored if no style has it', async () => {
    await render(<UnknownPreset />)
    await expect.element(select('Decision Making Style')).toHaveValue('data-driven')
    await expect.element(page.getByText('Saved 20 Nov 2026, 09:13')).toBeVisible()
    expect(toast('Persona preset applied').elements()).toHaveLength(0)
  })
})

it.each([
  ['its fragment', TrainingCard],
  ['its fragment, also beside a preset', PresetAndTrainingCard],
])('links to the training card from %s', async (_, Shown) => {
  await page.viewport(1440, 500)
  await render(<Shown />)
  await expect.poll(() => document.activeElement?.id).toBe('jarvin-training')
  await expect.element(page.getByRole('heading', { name: 'Training & Personality' })).toBeInViewport()
})

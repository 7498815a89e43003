import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import createFocus from '../../fixtures/focus/createFocus.json'
import getFocus from '../../fixtures/focus/getFocus.json'
import updateFocus from '../../fixtures/focus/updateFocus.json'
import {
  Closed,
  Conflict,
  Empty,
  Filled,
  LoadError,
  Loading,
  ReplyLost,
  SaveError,
  Saving,
} from '../../stories/focus/focus.stories.tsx'
import { clickLabel } from '../core/click-label.ts'
import { consoleMessages } from '../core/console-guard.ts'
import {
  choice,
  description,
  dialog,
  metric,
  opener,
  primary,
  question,
  save,
  set,
  textsOf,
  type,
} from './focus-page.ts'

/** Expects failed saves in the console, as specified, and nothing else. */
const expectLogged = (times = 1) => {
  const logged = consoleMessages.splice(0)
  expect(logged).toHaveLength(times)
  for (const line of logged) expect(line).toContain('Focus not saved')
}

describe('the top bar', () => {
  it('shows the focus and opens the dialog; Escape closes it and returns the keyboard focus', async () => {
    await render(<Closed />)
    await expect.element(opener).toHaveTextContent(`Current Focus${getFocus.body.primaryFocus}`)
    await opener.click()
    await expect.element(primary).toHaveValue(getFocus.body.primaryFocus)
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(opener).toHaveFocus()
  })

  it('says that there is none', async () => {
    await render(<Empty />)
    await expect.element(page.getByText('Not set', { exact: true })).toBeInTheDocument()
  })
})

describe('the form', () => {
  it('shows the current focus', async () => {
    await render(<Filled />)
    await expect.element(primary).toHaveValue(getFocus.body.primaryFocus)
    await expect.element(choice('Urgency', 'Medium')).toBeChecked()
    await expect.element(choice('Timeline', 'Quarter')).toBeChecked()
    await expect.element(description).toHaveValue(getFocus.body.description)
    expect(textsOf('Secondary priorities')).toEqual(getFocus.body.secondaryPriorities)
    expect(textsOf('Success metrics')).toEqual(getFocus.body.successMetrics)
  })

  it('saves a change, confirms it and closes, and the top bar is updated', async () => {
    await render(<Filled />)
    await clickLabel(choice('Urgency', 'Low'))
    await clickLabel(choice('Timeline', 'Year'))
    await save.click()
    await expect.element(page.getByText('The focus is saved.', { exact: true })).toBeVisible()
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(opener).toHaveFocus()
    await opener.click()
    await expect.element(choice('Timeline', 'Year')).toBeChecked()
    await expect.element(primary).toHaveValue(updateFocus.body.primaryFocus)
  })

  it('starts with the defaults and sets the first focus', async () => {
    await render(<Empty />)
    await expect.element(primary).toHaveValue('')
    await expect.element(choice('Urgency', 'Medium')).toBeChecked()
    await expect.element(choice('Timeline', 'Quarter')).toBeChecked()
    await type(primary, createFocus.body.primaryFocus)
    await set.click()
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(opener).toHaveTextContent(createFocus.body.primaryFocus)
  })

  it('requires a primary focus: the message is at the field, which gets the keyboard focus', async () => {
    await render(<Empty />)
    await type(primary, '   ')
    await set.click()
    await expect.element(dialog.getByText('Primary focus is required')).toBeVisible()
    await expect.element(primary).toHaveAttribute('aria-invalid', 'true')
    await expect.element(primary).toHaveAccessibleDescription(/Primary focus is required/)
    await expect.element(primary).toHaveFocus()
    await type(primary, 'Sleep more')
    await expect.element(dialog.getByText('Primary focus is required')).not.toBeInTheDocument()
  })

  it('keeps the input while saving', async () => {
    await render(<Saving />)
    await type(primary, 'Sleep more')
    await save.click()
    await expect
      .element(dialog.getByRole('button', { name: 'Saving...' }))
      .toHaveAttribute('aria-disabled', 'true')
    await expect.element(primary).toHaveValue('Sleep more')
  })
})

describe('a failure', () => {
  it('keeps the dialog and its input, says that nothing was saved, and the next try succeeds', async () => {
    await page.viewport(390, 600)
    await render(<SaveError />)
    await clickLabel(choice('Urgency', 'Low'))
    await type(metric, 'Typed and not added')
    await save.click()
    await expect.element(dialog.getByText('The focus was not saved.')).toBeInViewport()
    expectLogged()
    await expect.element(choice('Urgency', 'Low')).toBeChecked()
    expect(textsOf('Success metrics')).toContain('Typed and not added')
    await dialog.getByRole('button', { name: 'Try again' }).click()
    await expect.element(dialog).not.toBeInTheDocument()
    await page.viewport(1440, 900)
  })

  it('without a reply does not claim that nothing was saved', async () => {
    await render(<ReplyLost />)
    await clickLabel(choice('Urgency', 'High'))
    await save.click()
    await expect
      .element(dialog.getByText('No response came, so the focus may or may not have been saved.'))
      .toBeVisible()
    expectLogged()
    await expect.element(choice('Urgency', 'High')).toBeChecked()
  })

  it('because a colleague has set a focus first leads to a change of that one on the second try', async () => {
    await render(<Conflict />)
    await type(primary, 'Sleep more')
    await set.click()
    await expect.element(dialog.getByText(/This business already has a focus/)).toBeVisible()
    expectLogged()
    await expect.element(save).toBeVisible()
    await expect.element(primary).toHaveValue('Sleep more')
    await save.click()
    await expect.element(dialog).not.toBeInTheDocument()
  })

  it('to load is reported, and Try again loads it', async () => {
    await render(<LoadError />)
    await expect.element(dialog.getByText('The focus could not be loaded.')).toBeVisible()
    await dialog.getByRole('button', { name: 'Try again' }).click()
    await expect.element(primary).toHaveValue(getFocus.body.primaryFocus)
  })

  it('looks different from loading', async () => {
    await render(<Loading />)
    await expect.element(dialog.getByRole('status', { name: 'Loading the focus' })).toBeVisible()
  })
})

describe('unsaved changes', () => {
  it('are confirmed before the dialog closes, and kept if the user stays', async () => {
    await render(<Filled />)
    await type(description, 'Half a thought')
    await userEvent.keyboard('{Escape}')
    await expect.element(question).toBeVisible()
    await question.getByRole('button', { name: 'Keep editing' }).click()
    await expect.element(question).not.toBeInTheDocument()
    await expect.element(description).toHaveValue('Half a thought')
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await question.getByRole('button', { name: 'Leave without saving' }).click()
    await expect.element(dialog).not.toBeInTheDocument()
    await opener.click()
    await expect.element(description).toHaveValue(getFocus.body.description)
  })

  it("include text in a list's input", async () => {
    await render(<Filled />)
    await type(metric, 'Typed and not added')
    await userEvent.keyboard('{Escape}')
    await expect.element(question).toBeVisible()
  })
})

import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import getFocus from '../../fixtures/focus/getFocus.json'
import { Empty, Filled } from '../../stories/focus/focus.stories.tsx'
import { dialog, metric, primary, secondary, textsOf, type } from './focus-page.ts'

describe('the suggestions', () => {
  it('can be chosen by keyboard; Escape closes only the suggestions', async () => {
    await render(<Empty />)
    await primary.click()
    const list = page.getByRole('listbox', { name: 'Suggestions for Primary focus' })
    await expect.element(list).toBeVisible()
    expect(list.getByRole('option').elements()).toHaveLength(15)
    await userEvent.keyboard('{Escape}')
    await expect.element(list).not.toBeInTheDocument()
    await expect.element(dialog).toBeVisible()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect
      .element(list.getByRole('option', { name: 'Acquire New Customers' }))
      .toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{Enter}')
    await expect.element(primary).toHaveValue('Acquire New Customers')
    await expect.element(list).not.toBeInTheDocument()
  })

  it('match the input, and do not restrict it', async () => {
    await render(<Empty />)
    await type(primary, 'cost')
    const options = page.getByRole('listbox').getByRole('option')
    await expect
      .poll(() => options.elements().map((one) => one.textContent))
      .toEqual(['Reduce Operating Costs'])
    await options.click()
    await expect.element(primary).toHaveValue('Reduce Operating Costs')
    await type(primary, 'Open a second room')
    await expect.poll(() => page.getByRole('listbox').elements().length).toBe(0)
    await expect.element(primary).toHaveValue('Open a second room')
  })

  it('for priorities are added when chosen, and offered only once', async () => {
    await render(<Filled />)
    await secondary.click()
    const options = page.getByRole('listbox').getByRole('option')
    await expect.poll(() => options.elements().length).toBe(13)
    await page.getByRole('option', { name: 'Innovation' }).click()
    await expect
      .poll(() => textsOf('Secondary priorities'))
      .toEqual([...getFocus.body.secondaryPriorities, 'Innovation'])
    await expect.element(secondary).toHaveValue('')
  })
})

describe('the lists', () => {
  it('add a metric with Enter or the button, but no blank one and no duplicate', async () => {
    await render(<Empty />)
    await type(metric, '  ')
    await userEvent.keyboard('{Enter}')
    await type(metric, ' First ')
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => textsOf('Success metrics')).toEqual(['First'])
    await expect.element(metric).toHaveValue('')
    await type(metric, 'First')
    await expect.element(dialog.getByText('This is already in the list.')).toBeVisible()
    await dialog.getByRole('button', { name: 'Add to Success metrics' }).click()
    expect(textsOf('Success metrics')).toEqual(['First'])
    await type(metric, 'Second')
    await dialog.getByRole('button', { name: 'Add to Success metrics' }).click()
    await expect.poll(() => textsOf('Success metrics')).toEqual(['First', 'Second'])
  })

  it('remove an item, and keep the keyboard focus in place', async () => {
    await render(<Filled />)
    const [first = '', second = ''] = getFocus.body.secondaryPriorities
    await dialog.getByRole('button', { name: `Remove ${first}` }).click()
    await expect.poll(() => textsOf('Secondary priorities')).toEqual([second])
    await expect.element(dialog.getByRole('button', { name: `Remove ${second}` })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(secondary).toHaveFocus()
  })
})

import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { NothingToTakeOut, TakenOut, TakeOutError } from '../../stories/import/export-records.stories.tsx'
import {
  Adviser,
  ByHand,
  Demo,
  Filled,
  OnRecord,
  Preview,
  Question,
  RecordingLost,
  Refused,
} from '../../stories/import/import.stories.tsx'
import { answerByKey } from './question-keys.ts'

const title = (name: string | RegExp) => page.getByRole('heading', { level: 1, name })
const button = (name: string | RegExp) => page.getByRole('button', { name })

/** Drops files on the window, as a person does from the desktop; true if they were taken. */
const drop = (...files: readonly File[]): boolean => {
  const dataTransfer = new DataTransfer()
  for (const file of files) dataTransfer.items.add(file)
  const events = ['dragover', 'drop'].map(
    (type) => new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }),
  )
  return events.every((event) => !window.dispatchEvent(event))
}
const csv = new File(['Date,Total\n'], 'till.csv', { type: 'text/csv' })

describe('bringing in a file', () => {
  it('is dropped anywhere, asks its question, and shows what would change', async () => {
    await render(<Filled />)
    await expect.element(button('Choose a file')).toBeVisible()
    // Taken once its code has loaded, and then dropped no second time, which would send the file again.
    await expect.poll(() => drop(csv)).toBe(true)
    await answerByKey('Is 01/11/2026 in November or in January?', '1')
    await expect.element(title('Two weeks will change')).toBeVisible()
    await expect.element(page.getByText(/Day first, as written in Australia/)).toBeVisible()
    await button(/^Change: Date/).click()
    await expect.element(page.getByText('Your answer so far')).toBeVisible()
  })

  it('takes an answer by a press', async () => {
    await render(<Question />)
    await button(/^November is right/).click()
    await expect.element(button('Record 40 sales and 1 correction')).toBeVisible()
  })

  it('records, and leads to the figures', async () => {
    await render(<Preview />)
    await expect
      .element(
        page
          .getByRole('cell', { name: 'five fifty' })
          .or(page.getByText('1 row cannot be read and will be left out')),
      )
      .toBeVisible()
    await button('Record 140 sales').click()
    await expect.element(title('140 sales on record')).toBeVisible()
    await expect.element(button('See your figures')).toBeVisible()
  })

  it('can be recorded again after a lost answer', async () => {
    await render(<RecordingLost />)
    await button('Try again').click()
    await expect.element(title('140 sales on record')).toBeVisible()
  })

  it('is taken back after a confirmation', async () => {
    await render(<OnRecord />)
    await button('Undo this import').click()
    await page.getByRole('dialog').getByRole('button', { name: 'Undo import' }).click()
    await expect.element(title('till-1-9-nov.csv was undone')).toBeVisible()
  })

  it('says why a file was refused, and keeps the way open', async () => {
    await render(<Refused />)
    await expect.element(page.getByText(/The file has no column of dates\./)).toBeVisible()
    await button('Dismiss').click()
    await expect.element(button('Choose a file')).toBeVisible()
  })

  it('checks a week that is entered by hand', async () => {
    await render(<ByHand />)
    await button('Show what would change').click()
    await expect.element(page.getByText('Enter at least one amount.')).toBeVisible()
    await page.getByRole('textbox', { name: 'Takings on Monday' }).fill('12,50')
    await expect.element(page.getByText('Enter an amount such as 1204.50.')).toBeVisible()
  })
})

describe('where nothing may be brought in', () => {
  it('says so in a demo and to an adviser', async () => {
    await render(<Demo />)
    await expect.element(page.getByText('Files belong in your own workspace')).toBeVisible()
    expect(button('Choose a file').query()).toBeNull()
  })

  it('shows an adviser the files, and no controls', async () => {
    await render(<Adviser />)
    await expect.element(page.getByRole('link', { name: 'till-october.csv' })).toBeVisible()
    expect(button('Choose a file').query()).toBeNull()
  })
})

describe('taking records out', () => {
  it('makes a file, says what is in it, and what failed', async () => {
    await render(<TakenOut />)
    await expect.element(page.getByText(/^\d+ rows in sales-.*\.csv\.$/)).toBeVisible()
  })

  it('says that there is nothing yet', async () => {
    await render(<NothingToTakeOut />)
    await expect.element(page.getByText('No costs and money on record yet.')).toBeVisible()
  })

  it('says that the file did not arrive', async () => {
    await render(<TakeOutError />)
    await expect.element(page.getByText(/could not be downloaded/)).toBeVisible()
  })

  it('is not for an adviser, nor for a demo', async () => {
    await render(<Adviser />)
    await expect.element(title('Imports')).toBeVisible()
    expect(button('Download sales as CSV').query()).toBeNull()
  })
})

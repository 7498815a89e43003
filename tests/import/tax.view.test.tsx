import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { BooksQuestion, BooksSplit, Question, Split } from '../../stories/import/tax.stories.tsx'

const title = (name: string) => page.getByRole('heading', { level: 1, name })

it('asks whether amounts include GST, and shows takings with and without it', async () => {
  await render(<Question />)
  await expect.element(title('Do these amounts include GST?')).toBeVisible()
  await expect.element(page.getByText('revenue 20.00, GST 2.00')).toBeVisible()
  await page.getByRole('button', { name: 'This is right 1' }).click()
  await expect.element(page.getByText(/one eleventh of each amount/)).toBeVisible()
})

it('lets the answer be changed before the file is recorded', async () => {
  await render(<Split />)
  const note = page.getByRole('region', { name: 'GST' })
  await expect.element(note.getByText('Without GST', { exact: true })).toBeVisible()
  // To the cent, so that they add up: 1,239.60 less 112.80.
  for (const sum of ['$1,239.60', '$112.80', '$1,126.80'])
    await expect.element(note.getByText(sum, { exact: true })).toBeVisible()
  await expect.element(page.getByRole('cell', { name: '$1,821.76', exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Change how GST is read' }).click()
  await expect.element(title('Do these amounts include GST?')).toBeVisible()
})

it('asks the same of a ledger, and shows its money out with and without GST', async () => {
  await render(<BooksQuestion />)
  await expect.element(title('Do these amounts include GST?')).toBeVisible()
  await expect.element(page.getByText(/every amount but wages includes GST of 10%/)).toBeVisible()
  await expect.element(page.getByText('cost 80.36, GST 8.04')).toBeVisible()
  await page.getByRole('button', { name: 'This is right 1' }).click()
  await expect.element(page.getByText(/one eleventh of each amount except wages/)).toBeVisible()
})

it('adds up to the cent for a ledger', async () => {
  await render(<BooksSplit />)
  const note = page.getByRole('region', { name: 'GST' })
  for (const sum of ['$8,349.04', '$231.73', '$8,117.31'])
    await expect.element(note.getByText(sum, { exact: true })).toBeVisible()
})

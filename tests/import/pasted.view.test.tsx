import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Question } from '../../stories/import/pasted.stories.tsx'
import { answerByKey } from './question-keys.ts'

it('asks about rows that were pasted twice, and says where they went', async () => {
  await render(<Question />)
  await expect.element(page.getByText('14.00 in row 2 and in row 14').first()).toBeVisible()
  await answerByKey('Were these rows pasted twice?', '1')
  await expect.element(page.getByRole('button', { name: 'Record 12 sales' })).toBeVisible()
})

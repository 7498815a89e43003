import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Question } from '../../stories/import/pasted.stories.tsx'

const title = (name: string) => page.getByRole('heading', { level: 1, name })

it('asks about rows that were pasted twice, and says where they went', async () => {
  await render(<Question />)
  await expect.element(title('Were these rows pasted twice?')).toBeVisible()
  await expect.element(page.getByText('14.00 in row 2 and in row 14').first()).toBeVisible()
  await userEvent.keyboard('1')
  await expect.element(page.getByRole('button', { name: 'Record 12 sales' })).toBeVisible()
})

import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Changed, Question, Read, Refused } from '../../stories/import/accounts.stories.tsx'

const title = (name: string) => page.getByRole('heading', { level: 1, name })
const button = (name: string | RegExp) => page.getByRole('button', { name })
const choice = (account: string, name: string) =>
  page.getByRole('group', { name: account, exact: true }).getByRole('radio', { name, exact: true })

it('asks what each account holds, and reads the file with the answers', async () => {
  await render(<Question />)
  await expect.element(title('What are these accounts for?')).toBeVisible()
  await expect.element(page.getByText('$6,300.00')).toBeVisible()
  await button('All accounts: Income').click()
  await expect.element(choice('Harrow Orchards', 'Income')).toBeChecked()
  await expect.element(choice('New accounts', 'Not sure')).toBeChecked()
  await choice('Grandma Ruth', 'Not income').click()
  await button('Use these answers').click()
  await expect
    .element(page.getByRole('region', { name: 'Accounts' }).getByText(/Grandma Ruth does not count\./))
    .toBeVisible()
  // The note says it account by account; one line of all of them would contradict it.
  await expect.element(page.getByText('Not clear yet')).not.toBeInTheDocument()
})

it('is answered by keys alone, and a digit answers nothing', async () => {
  await render(<Question />)
  await expect.element(title('What are these accounts for?')).toBeVisible()
  await userEvent.keyboard('1')
  await expect.element(title('What are these accounts for?')).toBeVisible()
  choice('Harrow Orchards', 'Not sure').element().focus()
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
  await expect.element(choice('Harrow Orchards', 'Income')).toBeChecked()
})

it('shows the earlier answers when they are changed', async () => {
  await render(<Read />)
  await button('Change how accounts are read').click()
  await expect.element(choice('Grandma Ruth', 'Not income')).toBeChecked()
  await expect.element(choice('Corner Pantry', 'Income')).toBeChecked()
})

it('says which answer was refused', async () => {
  await render(<Refused />)
  await button('Use these answers').click()
  await expect.element(page.getByText('Your answer could not be used.')).toBeVisible()
})

it('records new answers though no row is new', async () => {
  await render(<Changed />)
  await expect.element(title('New answers for these accounts')).toBeVisible()
  await button('Record the answers').click()
  await expect.element(title('New answers on record')).toBeVisible()
})

/** The message for a failed call. */
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import unavailable from '../../fixtures/core/unavailable.json'
import { ProblemNote } from '../../web/kit/feedback/ProblemNote.tsx'

const what = 'The briefs could not be loaded.'

it('shows no raw body if the answer is not a problem document', async () => {
  await render(<ProblemNote what={what} error={{ status: 502, text: '502: <html>nginx</html>' }} />)
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('The service responded with 502. Nothing was lost.')
  await expect.element(page.getByRole('alert')).not.toHaveTextContent('nginx')
})

it('shows the text of a problem document', async () => {
  const problem = unavailable.body
  await render(<ProblemNote what={what} error={{ status: 503, text: '503: {}', problem }} />)
  await expect.element(page.getByRole('alert')).toHaveTextContent(problem.detail)
})

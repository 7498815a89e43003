/** An accepted advisory whose file was taken back says so in place of what was expected. */
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { TakenBack } from '#schema/advisory/finding'
import { decodeOrThrow } from '#schema/core/decode'
import { TakenBackLine } from '../../web/kit/figures/TakenBackLine.tsx'

it('names the file and the day, and that the outcome cannot be told', async () => {
  const takenBack = decodeOrThrow(TakenBack, { file: 'costs.csv', at: '2026-11-30T07:00:00.000Z' }, 'A file')
  await render(<TakenBackLine takenBack={takenBack} zone="Australia/Brisbane" />)
  await expect.element(page.getByText('Can’t tell')).toBeVisible()
  await expect.element(page.getByText(/costs\.csv was taken back on .*30 Nov/)).toBeVisible()
})

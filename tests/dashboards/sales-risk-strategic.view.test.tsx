import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import getFocus from '../../fixtures/focus/getFocus.json'
import listKpis from '../../fixtures/kpi/listKpis.json'
import * as agent from '../../stories/dashboards/agent.stories.tsx'
import * as overview from '../../stories/dashboards/overview.stories.tsx'
import * as risk from '../../stories/dashboards/risk.stories.tsx'
import * as sales from '../../stories/dashboards/sales.stories.tsx'
import * as strategic from '../../stories/dashboards/strategic.stories.tsx'
import { moneyToTheCent } from '../../web/kit/formats.ts'

const region = (name: string | RegExp) => page.getByRole('region', { name })
const heading = (name: string) => page.getByRole('heading', { name, exact: true })

describe('Sales & Marketing', () => {
  it('gives the average sale, and the best weekday and hour', async () => {
    await render(<sales.Filled />)
    const latest = listKpis.body.at(-1)
    const perSale = moneyToTheCent((latest?.revenue ?? 0) / (latest?.weekly_footfall ?? 1))
    await expect.element(region('Figures for week 46').getByText(perSale, { exact: true })).toBeVisible()
    await expect.element(heading('Saturday takes the most, Tuesday the least')).toBeVisible()
    await expect.element(heading('Sales peak at 09:00 and are lowest at 21:00')).toBeVisible()
  })

  it('tags its samples, and no computed figure', async () => {
    await render(<sales.Filled />)
    for (const name of ['Growth opportunities', 'Performance gaps', 'Marketing figures'])
      await expect.element(region(name).getByText('Sample', { exact: true })).toBeVisible()
    expect(page.getByText('Sample', { exact: true }).elements()).toHaveLength(3)
  })
})

describe('Risk', () => {
  it('scores risks from the records, and explains each score', async () => {
    await render(<risk.Filled />)
    const matrix = region('Biggest risk: running short of cash (6 out of 10)')
    const items = matrix.getByRole('list', { name: /^Risks, highest score first/ }).getByRole('listitem')
    await expect.element(items.first()).toHaveTextContent(/Cash will last 12 more weeks at current costs/)
    await expect.element(items.first()).toHaveTextContent(/6 out of 10/)
    expect(items.elements()).toHaveLength(6)
    const scores = items
      .elements()
      .map((item) => Number.parseFloat(item.querySelector('[class*=figure]')?.textContent ?? ''))
    expect(scores).toEqual([...scores].sort((one, other) => other - one))
    expect(scores[0]).toBe(6)
    const grid = matrix.getByRole('table', { name: 'Likelihood by impact' })
    await expect
      .element(grid.getByRole('row', { name: /^Likelihood 3/ }))
      .toHaveTextContent('Running short of cash')
  })

  it('keeps samples separate and without a score', async () => {
    await render(<risk.Empty />)
    const matrix = region('Biggest risk: urgent advisories left open (1.2 out of 10)')
    const items = matrix.getByRole('list', { name: 'Risks, highest score first' })
    await expect.element(items.getByText(/Nothing is connected, so nothing can fail/)).toBeVisible()
    expect(items.getByRole('heading', { level: 3 }).elements()).toHaveLength(2)
    const samples = matrix.getByRole('region', { name: 'Common risks in this trade Sample' })
    await expect.element(samples).toBeVisible()
    expect(samples.getByRole('listitem').elements()).toHaveLength(2)
    expect(samples.element().textContent).not.toMatch(/out of 10|out\u00a0of\u00a05/)
  })

  it.each([
    ['Risk', risk.EarlierTime, ['Alerts', 'Compliance']],
    ['the Overview', overview.EarlierTime, ['Alerts']],
  ])('%s shows no current samples at an earlier moment', async (_, Shown, names) => {
    await render(<Shown />)
    for (const name of names)
      await expect
        .element(region(name).getByText(/^Samples show today only/), { message: name })
        .toBeVisible()
    expect(page.getByText(/expires in|from 1 December/).elements()).toEqual([])
    expect(page.getByText('Common risks in this trade').elements()).toEqual([])
  })

  it('reports a failed load, and Try again loads it', async () => {
    await render(<risk.LoadError />)
    await expect.element(page.getByText(/^The risk scores could not be worked out/)).toBeVisible()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.element(region('Biggest risk: running short of cash (6 out of 10)')).toBeVisible()
  })
})

describe('Strategic', () => {
  it('shows the focus and links to its editor', async () => {
    await render(<strategic.Filled />)
    const focus = region('Current focus')
    await expect.element(focus.getByText(getFocus.body.primaryFocus, { exact: true })).toBeVisible()
    for (const metric of getFocus.body.successMetrics)
      await expect.element(focus.getByText(metric)).toBeVisible()
    await focus.getByRole('link', { name: 'Change the focus' }).click()
    await expect.element(page.getByRole('dialog')).toBeVisible()
  })

  it('offers to set one when there is none', async () => {
    await render(<strategic.Empty />)
    await expect
      .element(page.getByRole('button', { name: 'Set a focus' }))
      .toHaveAttribute('href', '/dashboard/strategic?focus=edit')
  })

  it('tags samples', async () => {
    await render(<strategic.Filled />)
    for (const name of ['Opportunities', 'Competitor moves', 'Industry trends'])
      await expect.element(region(name).getByText('Sample', { exact: true })).toBeVisible()
  })
})

it.each([
  [
    'Strategic',
    strategic.Filled,
    ['Opportunities', 'Competitor moves', 'Industry trends'],
    'What if rent goes up by $1,900 a week?',
  ],
  ['Sales & Marketing', sales.Filled, ['Growth opportunities'], 'What if we win 3% more customers?'],
  ['Risk', risk.Filled, ['Alerts'], 'What if supplies cost 3% more?'],
])('%s lets the user ask the Advisor about each item', async (_, Shown, names, question) => {
  await render(<Shown />)
  for (const name of names)
    await expect
      .poll(() => region(name).getByRole('button', { name: 'Ask Advisor' }).elements())
      .toHaveLength(3)
  await region(names[0] ?? '')
    .getByRole('button', { name: 'Ask Advisor' })
    .first()
    .click()
  await expect.element(page.getByRole('textbox', { name: 'Message to Advisor' })).toHaveValue(question)
})

it.each([
  ['a property agency', strategic.PropertyAgency, 'A retiring agent’s rent roll'],
  ['a property agency', risk.PropertyAgency, 'Four listings have passed 60 days on the market'],
  ['a consultancy', sales.Consultancy, 'A yearly review with every past client'],
])('shows tagged samples for %s', async (_, Shown, title) => {
  await render(<Shown />)
  await expect.element(heading(title)).toBeVisible()
  await expect.element(page.getByText('Sample', { exact: true }).first()).toBeVisible()
  for (const item of page.getByRole('heading', { level: 3 }).elements())
    expect(item.textContent).not.toMatch(/customers|supplier|wholesale|lunch/i)
})

it('announces the advisor’s agent', async () => {
  await render(<agent.Filled />)
  await expect.element(page.getByRole('heading', { level: 1, name: 'Jarvin’s Agent' })).toBeVisible()
  await expect.element(page.getByText('The AI executive advisor is coming soon.')).toBeVisible()
})

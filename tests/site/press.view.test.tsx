/** The press page: releases, samples, contact and downloads. */
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Filled } from '../../stories/site/press.stories.tsx'

const section = (name: string) => page.getByRole('region', { name })

describe('a release', () => {
  const release = () => page.getByRole('article', { name: 'Every figure in Jarvin now carries a receipt' })

  it('is read in place', async () => {
    await render(<Filled />)
    const text = release().getByText(/^Assumptions are kept separate/)
    await expect.element(text).not.toBeVisible()
    await release().getByText('Read Release').click()
    await expect.element(text).toBeVisible()
  })

  it('can be downloaded', async () => {
    await render(<Filled />)
    const link = release().getByRole('link', { name: /^Download PDF/ })
    await expect.element(link).toHaveAttribute('href', '/press/jarvin-receipts-for-every-figure.pdf')
    await expect.element(link).toHaveAttribute('download')
  })
})

describe('sample content', () => {
  it.each(['Recent Press Releases', 'Recent Media Coverage', 'Awards & Recognition'])(
    '%s is tagged as samples',
    async (name) => {
      await render(<Filled />)
      await expect.element(section(name).getByText('Sample', { exact: true })).toBeVisible()
      await expect.element(section(name).getByText(/They are not real/)).toBeVisible()
    },
  )
})

describe('the press contact', () => {
  it('has its reply time', async () => {
    await render(<Filled />)
    const contact = section('Press Contact')
    await expect.element(contact.getByText('We reply to journalists within 24-48 hours.')).toBeVisible()
    await expect
      .element(contact.getByRole('link', { name: 'Write to the press team' }))
      .toHaveAttribute('href', '/contact-us?inquiryType=media&subject=Press+enquiry')
  })

  it('is beside the company facts', async () => {
    await render(<Filled />)
    const facts = section('Company Information')
    for (const text of ['2024', 'Brisbane, Queensland, Australia', '15-25 people'])
      await expect.element(facts.getByText(text, { exact: true })).toBeVisible()
  })

  it('every asset of the media kit can be downloaded', async () => {
    await render(<Filled />)
    const kit = section('Media Kit & Brand Assets')
    await expect.element(kit).toBeVisible()
    const links = kit.getByRole('link', { name: /^Download/ }).elements()
    expect(links).toHaveLength(kit.getByRole('article').elements().length)
    for (const link of links) expect(link.getAttribute('href')).toMatch(/^\/press\/jarvin-[\w-]+\.\w+$/)
  })
})

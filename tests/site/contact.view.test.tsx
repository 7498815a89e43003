/** The contact page: fields, messages, kept input and prefilled values. */
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { story } from '../../stories/core/story.tsx'
import {
  Filled,
  InvalidEmail,
  Loading,
  Prefilled,
  Refused,
  RefusedWithoutScripts,
  SentWithoutScripts,
  Unreachable,
} from '../../stories/site/contact.stories.tsx'
import { formHandler } from './sent-forms.ts'

const form = () => page.getByRole('region', { name: 'Send a message' })
const field = (name: string) => form().getByRole('textbox', { name })
const kind = () => form().getByRole('combobox', { name: 'Inquiry Type' })
const way = (name: string) => form().getByRole('radio', { name })
const send = () => form().getByRole('button', { name: 'Send Message' })
const notice = (text: string) => page.getByRole('region', { name: /Notifications/ }).getByText(text)

const fill = async () => {
  await field('Full Name').fill('Noah Taylor')
  await field('Email').fill('noah@firm.example')
  await field('Subject').fill('Two venues')
  await field('Message').fill('Can both report into one?')
}

describe('the page', () => {
  it('gives other contacts and business hours', async () => {
    await render(<Filled />)
    const ways = page.getByRole('complementary', { name: 'Other ways to reach us' })
    const titles = () =>
      ways
        .getByRole('heading', { level: 3 })
        .elements()
        .map(({ textContent }) => textContent)
    await expect.poll(titles).toEqual(['Email', 'Phone', 'Location', 'Business hours'])
    await expect
      .element(ways.getByRole('link', { name: /@/ }))
      .toHaveAttribute('href', 'mailto:hello@jarvin.example')
    await expect.element(ways.getByText('For early-access participants.')).toBeVisible()
    await expect.element(ways.getByText('Brisbane, Queensland, Australia')).toBeVisible()
    await expect.element(ways.getByText('All times AEST')).toBeVisible()
  })

  it('starts as a general inquiry answered by email, with a text area of five rows', async () => {
    await render(<Filled />)
    await expect.element(kind()).toHaveValue('general')
    await expect.element(way('Email')).toBeChecked()
    await expect.element(field('Message')).toHaveAttribute('rows', '5')
    for (const name of ['Full Name', 'Email', 'Subject', 'Message'])
      await expect.element(field(name)).toBeRequired()
  })

  it('is prefilled from its address', async () => {
    await render(<Prefilled />)
    await expect.element(kind()).toHaveValue('sales')
    await expect.element(field('Subject')).toHaveValue('Schedule a demo')
    await expect.element(field('Message')).toHaveValue('Next week, please')
  })
})

describe('a message', () => {
  it('with missing fields is not sent: a toast, errors at the fields, focus in the first', async () => {
    const { handler, sent } = formHandler('submitContact')
    const Page = story({ route: '/contact-us', answers: [handler], signedIn: false })
    await render(<Page />)
    await field('Email').fill('noah@firm.example')
    await send().click()
    await expect.element(notice('Required fields missing')).toBeVisible()
    await expect.element(notice('Please fill in all required fields')).toBeVisible()
    await expect.element(field('Full Name')).toHaveFocus()
    for (const name of ['Full Name', 'Subject', 'Message'])
      await expect.element(field(name)).toHaveAccessibleDescription('Fill this in')
    await expect.element(field('Email')).toHaveAttribute('aria-invalid', 'false')
    expect(sent).toEqual([])
  })

  it('sends every field, and the form resets to its defaults', async () => {
    const { handler, sent } = formHandler('submitContact')
    const route = '/contact-us?inquiryType=sales&subject=Schedule+a+demo&message=Soon'
    const Page = story({ route, answers: [handler], signedIn: false })
    await render(<Page />)
    await fill()
    await field('Company').fill('Taylor & Partners')
    await field('Role').fill('Partner')
    await field('Phone').fill('+61 7 5550 0101')
    await kind().selectOptions('partnership')
    await way('Either').click()
    await send().click()
    await expect.element(notice('Message sent successfully!')).toBeVisible()
    await expect
      .element(notice("Thank you for contacting us. We'll get back to you within 24 hours."))
      .toBeVisible()
    expect(sent.map(({ body }) => body)).toEqual([
      {
        fullName: 'Noah Taylor',
        email: 'noah@firm.example',
        company: 'Taylor & Partners',
        role: 'Partner',
        phone: '+61 7 5550 0101',
        subject: 'Two venues',
        message: 'Can both report into one?',
        inquiryType: 'partnership',
        preferredContact: 'either',
      },
    ])
    for (const name of ['Full Name', 'Subject', 'Message']) await expect.element(field(name)).toHaveValue('')
    await expect.element(kind()).toHaveValue('general')
    await expect.element(way('Email')).toBeChecked()
  })

  it('shows that it is sending, and ignores a second click', async () => {
    await render(<Loading />)
    await fill()
    await send().click()
    const sending = form().getByRole('button', { name: 'Sending...' })
    await expect.element(sending).toHaveAttribute('aria-disabled', 'true')
    // Forced, because Playwright waits for a disabled button to be enabled.
    await sending.click({ force: true })
    await expect.element(sending).toBeVisible()
  })

  it('is sent once by a double click with a fast reply', async () => {
    await render(<Filled />)
    await fill()
    await send().click()
    await expect.element(notice('Message sent successfully!')).toBeVisible()
    const second = new MouseEvent('click', { bubbles: true, cancelable: true, detail: 2 })
    send().element().dispatchEvent(second)
    await expect.element(field('Full Name')).toHaveAttribute('aria-invalid', 'false')
    await expect.element(notice('Message sent successfully!')).toBeVisible()
  })

  it.each([
    ['is refused', Refused],
    ['is not answered', Unreachable],
  ])('that %s is reported with our email, keeps the input, and can be sent again', async (_, Shown) => {
    await render(<Shown />)
    await fill()
    await way('Phone').click()
    await send().click()
    await expect.element(notice('Something went wrong')).toBeVisible()
    await expect
      .element(notice('Please try again or contact us directly at hello@jarvin.example'))
      .toBeVisible()
    await expect.element(field('Message')).toHaveValue('Can both report into one?')
    await expect.element(way('Phone')).toBeChecked()
    await send().click()
    await expect.element(notice('Message sent successfully!')).toBeVisible()
  })

  it('with an address that the service refuses shows the error at the field', async () => {
    await render(<InvalidEmail />)
    await fill()
    await send().click()
    await expect.element(field('Email')).toHaveAccessibleDescription(/full email address/)
  })
})

describe('without scripts', () => {
  it('a message is confirmed in place', async () => {
    await render(<SentWithoutScripts />)
    await expect.element(form().getByRole('status')).toHaveTextContent('Message sent successfully!')
    await expect.element(field('Message')).toHaveValue('')
  })

  it('a refused message comes back complete, with errors at the fields', async () => {
    await render(<RefusedWithoutScripts />)
    await expect.element(form().getByRole('alert')).toHaveTextContent('Required fields missing')
    await expect.element(field('Full Name')).toHaveAccessibleDescription('Fill this in')
    await expect.element(field('Email')).toHaveValue('noah at firm')
    await expect.element(field('Company')).toHaveValue('Taylor & Partners')
    await expect.element(field('Message')).toHaveValue('Can both report\ninto one?')
    await expect.element(kind()).toHaveValue('partnership')
    await expect.element(way('Either')).toBeChecked()
  })
})

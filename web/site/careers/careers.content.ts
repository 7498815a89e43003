/** Texts of the careers page, without the open positions. */
import type { Point } from '../frame/Points.tsx'
import { company } from '../site-facts.ts'
import { hours } from '../site-hours.ts'

/** In page order. */
export const careersContent = {
  title: 'Careers at Jarvin',
  lead: 'Help executives and owners decide with their own figures in front of them. We are a small team in Brisbane, and every person here changes what a customer sees next week.',
  why: {
    title: 'Why Choose Jarvin',
    points: [
      {
        title: 'High-Impact Work',
        text: 'What you ship on Thursday helps someone set a price, sign a lease or hire on Monday.',
      },
      {
        title: 'Rapid Growth',
        text: 'We went from one industry to four. The next part of the product, and of the company, has no owner yet.',
      },
      {
        title: 'Elite Standards',
        text: 'A figure without a source does not ship. We test what we claim, and we read each other’s work line by line.',
      },
    ] satisfies readonly Point[],
  },
  values: {
    title: 'What we hold ourselves to',
    points: [
      { title: 'Show the working', text: 'Decisions are written down with their reasons, ours included.' },
      {
        title: 'Say what we do not know',
        text: 'An honest gap is worth more to a customer than a confident guess.',
      },
      { title: 'Keep it plain', text: 'Fewer words, fewer parts, fewer meetings. Then look again.' },
      {
        title: 'Mind other people’s business',
        text: 'We handle figures that nobody else gets to see. We behave accordingly.',
      },
    ] satisfies readonly Point[],
  },
  openings: {
    title: 'Open Positions',
    lead: 'Four roles, with pay listed for each.',
    apply: 'Apply Now',
    more: 'Learn More',
    requirements: 'What you bring',
  },
  // The specification gives only the number of benefits and perks, so the page tags both lists as samples.
  sample: 'Examples of what will appear here. None of it is an offer yet.',
  benefits: {
    title: 'Benefits',
    points: [
      {
        title: 'Pay in the open',
        text: 'Every job ad states its pay range, and the same range applies to the people already here.',
      },
      { title: 'A share in it', text: 'Everyone who joins during early access gets options in the company.' },
      {
        title: 'Hybrid weeks',
        text: 'Days together in Brisbane for what needs a room, the rest where you work best.',
      },
      {
        title: 'Time to learn',
        text: 'A budget of your own for courses and conferences, and the days to use it.',
      },
      {
        title: 'Family first',
        text: 'Paid parental leave for either parent, and school holidays planned around, not over.',
      },
      {
        title: 'Health',
        text: 'A yearly allowance for whatever keeps you well, and nobody asks what it was.',
      },
    ] satisfies readonly Point[],
  },
  perks: {
    title: 'Additional Perks',
    items: [
      'A computer and a screen of your choice',
      'A setup allowance for the desk at home',
      'Your birthday off',
      'Two volunteer days a year',
      'A day each quarter with a customer',
      'Good coffee, from a café that uses Jarvin',
      'Public transport paid on office days',
      'No meetings on Wednesdays',
    ],
  },
  process: {
    title: 'Application Process',
    lead: 'Four steps. After each one, you know where you stand.',
    steps: [
      {
        title: 'Application',
        text: 'Tell us what you have done and why you want this role. A person reads it.',
      },
      {
        title: 'Phone screen, 30 minutes',
        text: 'What you are looking for, what we are looking for, and your questions.',
      },
      {
        title: 'Technical interview, 2-3 hours',
        text: 'A piece of real work from your field, with the people you would work with.',
      },
      { title: 'Final decision', text: 'You hear from us either way, and an offer comes within 48 hours.' },
    ] satisfies readonly Point[],
  },
  join: {
    title: 'Ready to Join',
    text: 'Nothing here that fits? Tell us what you would do, and we’ll keep it until a role comes up.',
    view: 'View All Open Positions',
    send: 'Send General Application',
    email: 'Email',
    wish: 'What would you like to work on?',
    // Prefills the request for early access or, without scripts, the contact form.
    subject: 'General application',
  },
  environment: {
    title: 'Work Environment',
    facts: [
      { name: 'Where', value: company.location },
      { name: 'How many', value: `${company.teamSize} people` },
      { name: 'Departments', value: 'Engineering, Product, Sales, Customer Success' },
      ...hours.days.map(({ days, open }) => ({
        name: days,
        value: open === 'Closed' ? open : `${open} ${hours.zone}`,
      })),
    ],
  },
}

/** The press files that the build prints as PDF: releases, fact sheet, brand colours. */
import type { PrintedFile } from '#schema/core/printed-file'
import { company } from '../site-facts.ts'
import { formatDay } from './format-day.ts'
import { pressContent } from './press.content.ts'
import { type PressRelease, releases } from './releases.content.ts'

const asPath = (url: string): string => url.slice(1)

const contact = { name: 'Press contact', value: `${company.pressEmail}, ${company.phone}` }

const printedRelease = ({ title, date, summary, paragraphs, downloadUrl }: PressRelease): PrintedFile => ({
  path: asPath(downloadUrl),
  eyebrow: `Press release (sample), ${formatDay(date)}`,
  title,
  lead: summary,
  parts: [
    ...paragraphs.map((text) => ({ kind: 'text' as const, text })),
    { kind: 'heading', text: pressContent.about.title },
    { kind: 'text', text: pressContent.about.text },
    { kind: 'facts', facts: [contact] },
  ],
})

const factSheet: PrintedFile = {
  path: 'press/jarvin-fact-sheet.pdf',
  eyebrow: 'Fact sheet',
  title: 'Jarvin',
  lead: 'The decision partner that shows its working.',
  parts: [
    { kind: 'text', text: pressContent.about.text },
    { kind: 'heading', text: pressContent.company.title },
    { kind: 'facts', facts: [...pressContent.company.facts, contact] },
    { kind: 'heading', text: 'In numbers' },
    {
      kind: 'facts',
      facts: pressContent.about.stats.map(({ value, label }) => ({ name: value, value: label })),
    },
    { kind: 'heading', text: 'What it does' },
    {
      kind: 'list',
      items: [
        'Shows the week’s revenue, margin and cash runway, each with its change and its source.',
        'Writes decision briefs in which every figure links to its receipt.',
        'Answers questions through three advisors: Agent, Analyst and Advisor.',
        'Raises advisories that call for a decision, and records it.',
        'Keeps a decision log in which every entry is sealed to the one before.',
      ],
    },
  ],
}

const brandColours: PrintedFile = {
  path: 'press/jarvin-brand-colours.pdf',
  eyebrow: 'Brand colours',
  title: 'Ink on paper, and one green',
  lead: 'The light theme. A meaning is never carried by colour alone: a word or a shape says it too.',
  parts: [
    {
      kind: 'colours',
      colours: [
        { token: 'brand', use: 'The mark, and the main button' },
        { token: 'ink', use: 'Text and figures' },
        { token: 'paper', use: 'The page' },
        { token: 'surface', use: 'Panels' },
        { token: 'sunken', use: 'Bands' },
        { token: 'good', use: 'Good news' },
        { token: 'attention', use: 'Needs attention' },
        { token: 'risk', use: 'Risk' },
        { token: 'info', use: 'Information' },
      ],
    },
  ],
}

export const pressFiles = (): readonly PrintedFile[] => [
  ...releases.map(printedRelease),
  factSheet,
  brandColours,
]

import { spawnSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { decodeOrThrow } from '#schema/core/decode'
import { IsoTime } from '#schema/core/scalars'
import { leadsCsv, leadsTable } from '../../service/commands/leads-print.ts'
import { type Lead, readLeadsOptions } from '../../service/site/leads.ts'
import { root } from '../core/execute.ts'

const lead = (fields: Lead['fields'], kind: Lead['kind'] = 'early-access'): Lead => ({
  kind,
  receivedAt: decodeOrThrow(IsoTime, '2026-11-20T23:12:00.000Z', 'a time'),
  subject: 'lead-1',
  isErased: false,
  fields,
})

describe('the options', () => {
  it('are optional: the default is everything, as a table', () => {
    expect(readLeadsOptions([])).toEqual({ since: undefined, kind: undefined, isCsv: false })
  })

  it('take a day in Brisbane time, a form, and CSV', () => {
    const order = { since: '2026-10-31T14:00:00.000Z', kind: 'contact', isCsv: true }
    expect(readLeadsOptions(['--since', '2026-11-01', '--csv', '--kind', 'contact'])).toEqual(order)
    expect(readLeadsOptions(['--since=2026-11-01', '--kind=contact', '--csv'])).toEqual(order)
  })

  it.each([
    [
      ['--since', 'yesterday'],
      '--since must be a calendar date like 2026-11-20, from 1990 to 2100, but is "yesterday".',
    ],
    [['--since', '2026-02-30'], 'must be a calendar date'],
    [['--kind', 'sales'], '--kind must be one of early-access, contact, but is "sales".'],
    [['--until', '2026-11-01'], '--until'],
    [['--since'], '--since'],
    [['2026-11-01'], '2026-11-01'],
  ])('are refused when invalid: %s', (args, sentence) => {
    expect(readLeadsOptions(args)).toContain(sentence)
  })

  it('end the command with code 2 when invalid, before it connects to a database', () => {
    const args = ['--import', 'tsx', 'service/commands/leads.ts', '--kind', 'sales']
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' })
    expect([status, stdout]).toEqual([2, ''])
    expect(stderr).toContain('Usage:')
  })
})

describe('CSV', () => {
  it('has every field in full, with the columns of both forms', () => {
    const [heading, row] = leadsCsv([
      lead({ fullName: 'Mia Chen', role: 'Owner\nchef', additionalInfo: 'Two, "three"' }),
    ])
      .replace('\uFEFF', '')
      .split('\r\n')
    expect(heading).toBe(
      'received,kind,fullName,email,phone,company,role,industry,teamSize,interests,heardAbout,additionalInfo,inquiryType,preferredContact,subject,message,erased,sealedUnder',
    )
    expect(row).toBe(
      '2026-11-21 09:12,early-access,Mia Chen,,,,"Owner\nchef",,,,,"Two, ""three""",,,,,,lead-1',
    )
  })

  it.each(['=1+1', '+61 7 5550 0142', '-2', '@SUM(A1)', '\t=1'])(
    'cannot inject formulas from user input: %j',
    (text) => {
      expect(leadsCsv([lead({ company: text })])).toMatch(/,"?'/)
    },
  )
})

describe('the table', () => {
  it('is aligned, and truncates long texts', () => {
    const long = 'A long story '.repeat(10)
    const lines = leadsTable([
      lead({
        fullName: 'Mia Chen',
        email: 'mia@venue.example',
        industry: 'Real Estate',
        additionalInfo: long,
      }),
      lead({ fullName: 'Noah', inquiryType: 'sales', subject: 'Two venues' }, 'contact'),
      { ...lead({}), isErased: true },
    ]).split('\n')
    expect(lines).toEqual([
      'Received          Form          Name      Email              Phone  Company  About',
      '2026-11-21 09:12  early-access  Mia Chen  mia@venue.example                  Real Estate, A long story A long story …',
      '2026-11-21 09:12  contact       Noah                                         sales: Two venues',
      '2026-11-21 09:12  early-access  Erased',
      '',
    ])
  })

  it('lets no control characters from user input reach the terminal', () => {
    const [colour, bell, turned, separator] = [0x1b, 0x07, 0x202e, 0x2028].map((code) =>
      String.fromCharCode(code),
    )
    const fullName = `Mia${colour}[31m${bell}\nNoah${turned}`
    const text = leadsTable([lead({ fullName, company: `A${separator}B` })])
    expect(text).not.toMatch(/(?!\n)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u)
    expect(text.split('\n')).toHaveLength(3)
  })
})

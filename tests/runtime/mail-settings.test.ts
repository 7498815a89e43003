/** Mails whose links nobody else can open are named at the start. */
import { expect, it } from 'vitest'
import { readConfig } from '../../service/runtime/config.ts'
import { mailWarning } from '../../service/runtime/mail-settings.ts'

const mail = { SMTP_URL: 'smtp://127.0.0.1:2525', MAIL_FROM: 'jarvin@company.example' }
const warningOf = (env: NodeJS.ProcessEnv) => mailWarning(readConfig(env))

it.each([
  { ...mail },
  { ...mail, PUBLIC_URL: 'http://localhost:3000' },
  { ...mail, PUBLIC_URL: 'http://127.0.0.1' },
])('warns that links in mails open on this machine only: %j', (env) => {
  expect(warningOf(env)).toContain('PUBLIC_URL')
  expect(warningOf(env)).toContain('only on this machine')
})

it.each([{}, { PUBLIC_URL: 'https://jarvin.example' }, { ...mail, PUBLIC_URL: 'https://jarvin.example' }])(
  'says nothing without mail, or with an address that others reach: %j',
  (env) => expect(warningOf(env)).toBeUndefined(),
)

import { expect, it } from 'vitest'
import { witnessKeyOf } from '#schema/proof/cosignature'
import { noteKeyOf, vkeyText } from '#schema/proof/note'
import { readWitnessSettings } from '../../service/runtime/witness-settings.ts'

const publicKey = new Uint8Array(32).fill(9)
const one = witnessKeyOf('accountant.example', publicKey)
const other = witnessKeyOf('auditor.example', publicKey)
const read = (WITNESSES: string) => readWitnessSettings({ WITNESSES })

it('reads any number of witnesses', () => {
  expect(readWitnessSettings({})).toEqual([])
  expect(read(' ')).toEqual([])
  expect(
    read(`${vkeyText(one)} https://accountant.example/witness/, ${vkeyText(other)}  http://localhost:4000`),
  ).toEqual([
    { key: one, url: 'https://accountant.example/witness' },
    { key: other, url: 'http://localhost:4000' },
  ])
})

it.each([
  ['no address', vkeyText(one)],
  ['no key', 'https://accountant.example'],
  ['plain http to another machine', `${vkeyText(one)} http://accountant.example`],
  ['the key of a log', `${vkeyText(noteKeyOf('jarvin/cafe', publicKey))} https://accountant.example`],
  ['a key that was mistyped', `${vkeyText(one).replace('+', '+0')} https://accountant.example`],
  ['a password in the address', `${vkeyText(one)} https://user:secret@accountant.example`],
  ['a third part', `${vkeyText(one)} https://accountant.example https://other.example`],
])('refuses %s with a sentence that names the setting', (_name, text) => {
  expect(() => read(text)).toThrow(
    /^WITNESSES must be public keys with https addresses, .* but number 1 is not\.$/,
  )
})

it('refuses the same name twice', () => {
  expect(() => read(`${vkeyText(one)} https://a.example, ${vkeyText(one)} https://b.example`)).toThrow(
    'WITNESSES names accountant.example twice.',
  )
})

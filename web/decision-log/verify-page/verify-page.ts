/**
 * The page inside every evidence bundle: checks a bundle from a file in the browser, without network access. Script
 * and style are inlined into one HTML file (`service/site/verify-page.ts`), whose policy forbids all requests.
 */
import { verifyBundleZip } from '#schema/proof/bundle-zip'
import type { BundleOptions } from '#schema/proof/verify-bundle'
import type { ZipFile } from '#schema/proof/zip-file'
import './verify-page.css'
import { element, replaceContent, textBox } from './page-parts.ts'
import { readerText } from './reader-text.ts'
import { verdictView } from './verdict-view.ts'

const { language, text: verifyText } = readerText(window.navigator.languages)
document.documentElement.lang = language
document.title = verifyText.title

const result = element('section', { className: 'result', role: 'status' })
const picker = element('input', { id: 'bundle', type: 'file', accept: '.zip,application/zip' })
const vkey = textBox('vkey', 1)
const remembered = textBox('remembered', 5)
const witnesses = textBox('witnesses', 2)

const zipOf = (file: File): ZipFile => ({
  size: file.size,
  read: async (from, to) => new Uint8Array(await file.slice(from, to).arrayBuffer()),
})

const optionsOf = (onProgress: (count: number) => void): BundleOptions => ({
  onProgress,
  ...(vkey.value.trim() === '' ? {} : { vkey: vkey.value.trim() }),
  witnesses: witnesses.value.split(/\s+/).filter((line) => line !== ''),
  ...(remembered.value.trim() === '' ? {} : { remembered: `${remembered.value.trim()}\n` }),
})

/** The file checked last, which is checked again when what it is compared with changes. */
let chosen: File | undefined
let checks = 0

const check = async (file: File): Promise<void> => {
  chosen = file
  checks += 1
  const started = checks
  // A later check has taken the place of this one.
  const show = (...content: readonly HTMLElement[]): void => {
    if (started === checks) replaceContent(result, ...content)
  }
  picker.disabled = true
  replaceContent(result, element('p', {}, verifyText.checking(file.name, 0)))
  const shown = result.firstElementChild
  const onProgress = (count: number) => {
    if (shown) shown.textContent = verifyText.checking(file.name, count)
  }
  try {
    const verdict = await verifyBundleZip(zipOf(file), optionsOf(onProgress))
    show(...verdictView(verifyText, verdict, file.name))
  } catch (error) {
    show(element('h2', { className: 'risk' }, verifyText.unread), element('p', {}, String(error)))
  } finally {
    picker.disabled = false
  }
}

const checkFirst = (files: FileList | null | undefined): void => {
  const file = files?.item(0)
  if (file) void check(file)
}

const showTheme = (): void => {
  const isDark = window.matchMedia('(prefers-color-scheme: dark)').matches
  document.body.classList.toggle('bp6-dark', isDark)
}
window.matchMedia('(prefers-color-scheme: dark)').addEventListener('change', showTheme)
showTheme()

picker.addEventListener('change', () => checkFirst(picker.files))
for (const box of [vkey, remembered, witnesses])
  box.addEventListener('change', () => {
    if (chosen) void check(chosen)
  })
// Accepts files dropped anywhere; by default the browser would navigate to them.
document.addEventListener('dragover', (event) => event.preventDefault())
document.addEventListener('drop', (event) => {
  event.preventDefault()
  checkFirst(event.dataTransfer?.files)
})

const moreChecks = element(
  'details',
  {},
  element('summary', {}, verifyText.more),
  element('label', { htmlFor: 'vkey' }, verifyText.vkey),
  element('p', { className: 'quiet' }, verifyText.vkeyWhy),
  vkey,
  element('label', { htmlFor: 'remembered' }, verifyText.remembered),
  element('p', { className: 'quiet' }, verifyText.rememberedWhy),
  remembered,
  element('label', { htmlFor: 'witnesses' }, verifyText.witnesses),
  element('p', { className: 'quiet' }, verifyText.witnessesWhy),
  witnesses,
)

document.body.append(
  element(
    'main',
    {},
    element('p', { className: 'quiet' }, verifyText.product),
    element('h1', {}, verifyText.title),
    element('p', { className: 'lead' }, verifyText.lead),
    element(
      'div',
      { className: 'pick' },
      element('label', { htmlFor: 'bundle' }, verifyText.pick),
      picker,
      element('p', { className: 'quiet' }, verifyText.drop),
    ),
    moreChecks,
    result,
  ),
)

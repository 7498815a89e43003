/**
 * The page that lies in every evidence bundle: it checks a bundle in the browser, from a file, without any network. Its
 * script and style are built into one HTML file (`service/site/verify-page.ts`), whose own policy forbids every request.
 */
import { verifyBundleZip } from '#schema/proof/bundle-zip'
import type { BundleOptions } from '#schema/proof/verify-bundle'
import type { ZipFile } from '#schema/proof/zip-file'
import './verify-page.css'
import { element, tell, textBox } from './page-parts.ts'
import { verdictView } from './verdict-view.ts'
import { verifyText } from './verify-text.ts'

const result = element('section', { className: 'result', role: 'status' })
const picker = element('input', { id: 'bundle', type: 'file', accept: '.zip,application/zip' })
const vkey = textBox('vkey', 1)
const remembered = textBox('remembered', 5)

const zipOf = (file: File): ZipFile => ({
  size: file.size,
  read: async (from, to) => new Uint8Array(await file.slice(from, to).arrayBuffer()),
})

const optionsOf = (onProgress: (count: number) => void): BundleOptions => ({
  onProgress,
  ...(vkey.value.trim() === '' ? {} : { vkey: vkey.value.trim() }),
  ...(remembered.value.trim() === '' ? {} : { remembered: `${remembered.value.trim()}\n` }),
})

const check = async (file: File): Promise<void> => {
  picker.disabled = true
  tell(result, element('p', {}, verifyText.checking(file.name, 0)))
  const shown = result.firstElementChild
  const onProgress = (count: number) => {
    if (shown) shown.textContent = verifyText.checking(file.name, count)
  }
  try {
    const verdict = await verifyBundleZip(zipOf(file), optionsOf(onProgress))
    tell(result, ...verdictView(verdict, file.name))
  } catch (error) {
    tell(result, element('h2', { className: 'risk' }, verifyText.unread), element('p', {}, String(error)))
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
// A file that is let go anywhere on the page is checked; the browser would leave the page for it.
document.addEventListener('dragover', (event) => event.preventDefault())
document.addEventListener('drop', (event) => {
  event.preventDefault()
  checkFirst(event.dataTransfer?.files)
})

const held = element(
  'details',
  {},
  element('summary', {}, verifyText.more),
  element('label', { htmlFor: 'vkey' }, verifyText.vkey),
  element('p', { className: 'quiet' }, verifyText.vkeyWhy),
  vkey,
  element('label', { htmlFor: 'remembered' }, verifyText.remembered),
  element('p', { className: 'quiet' }, verifyText.rememberedWhy),
  remembered,
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
    held,
    result,
  ),
)

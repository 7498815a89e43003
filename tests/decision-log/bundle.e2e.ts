import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from '@playwright/test'
import { unzipSync, zipSync } from 'fflate'
import { cosignatureLine, witnessKeyOf } from '../../schema/proof/cosignature.ts'
import { vkeyText } from '../../schema/proof/note.ts'
import { checkpointKeyOf } from '../../service/signing/checkpoint-key.ts'

test('an auditor downloads the evidence and verifies it on a computer without a network', async ({
  page,
  browser,
}) => {
  await page.goto('/login')
  await page.getByRole('button', { name: /Real estate/i }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  await page.goto('/audit')
  const hide = page.getByRole('switch', { name: 'Hide identifiers' })
  await expect(hide).toBeChecked()
  const label = page.locator('label', { has: hide })
  await label.click()
  await page.getByRole('button', { name: 'Export', exact: true }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Evidence bundle (ZIP)' }).click(),
  ])
  await expect(page.getByText(/Open verify.html inside it/)).toBeVisible()
  await label.click()
  await expect(hide).toBeChecked()

  const folder = await mkdtemp(join(tmpdir(), 'jarvin-bundle-'))
  const elsewhere = await browser.newContext({ offline: true })
  try {
    const bundle = join(folder, download.suggestedFilename())
    await download.saveAs(bundle)
    const files = unzipSync(new Uint8Array(await readFile(bundle)))
    const verifier = join(folder, 'verify.html')
    await writeFile(verifier, files['verify.html'] ?? '')
    const events = new TextDecoder().decode(files['events.ndjson'])
    const forged = join(folder, 'forged.zip')
    const changed = new TextEncoder().encode(events.replace('"position":12,', '"position":12.0,'))
    await writeFile(forged, zipSync({ ...files, 'events.ndjson': changed }))

    const sheet = await elsewhere.newPage()
    const asked: string[] = []
    sheet.on('request', (request) => asked.push(request.url()))
    await sheet.goto(pathToFileURL(verifier).href)
    const pick = sheet.getByLabel(/The bundle as downloaded/)
    await pick.setInputFiles(bundle)
    await expect(sheet.getByRole('heading', { name: 'The bundle is verified' })).toBeVisible()
    await expect(
      sheet.getByText('This is the whole log up to that point: nothing is left out.'),
    ).toBeVisible()
    await pick.setInputFiles(forged)
    await expect(sheet.getByRole('heading', { name: 'Verification failed' })).toBeVisible()
    await expect(sheet.getByText('At position 12: the event was changed.')).toBeVisible()
    await sheet.getByText('Compare it with what you have from another source').click()
    await sheet.getByLabel('Public key', { exact: true }).fill('jarvin/other+00000000+AAAA')
    await pick.setInputFiles(bundle)
    await expect(sheet.getByText('vkey.txt is not the key you expect.')).toBeVisible()
    await sheet.getByLabel('Public key', { exact: true }).fill('')
    const secret = checkpointKeyOf(new Uint8Array(32).fill(4))
    const witness = witnessKeyOf('accountant.example', secret.publicKey)
    await sheet.getByLabel('Public keys of witnesses').fill(vkeyText(witness))
    // What the bundle is compared with has changed, so it is checked again by itself.
    await sheet.keyboard.press('Tab')
    await expect(sheet.getByText('checkpoint.txt is not cosigned by accountant.example.')).toBeVisible()
    const note = new TextDecoder().decode(files['checkpoint.txt'])
    const text = note.slice(0, note.indexOf('\n\n') + 1)
    const line = cosignatureLine(text, witness, Date.parse('2026-11-27T09:00:00Z') / 1000, secret.sign)
    const cosigned = join(folder, 'cosigned.zip')
    const checkpoint = new TextEncoder().encode(`${note}${line}`)
    await writeFile(cosigned, zipSync({ ...files, 'checkpoint.txt': checkpoint }))
    await pick.setInputFiles(cosigned)
    await expect(sheet.getByText('accountant.example at 2026-11-27T09:00:00Z')).toBeVisible()
    expect(asked).toEqual([pathToFileURL(verifier).href])

    // A German browser reads the page in German.
    const german = await (await browser.newContext({ offline: true, locale: 'de-DE' })).newPage()
    await german.goto(pathToFileURL(verifier).href)
    await expect(german.locator('html')).toHaveAttribute('lang', 'de')
    await expect(german).toHaveTitle('Ein Beweispaket prüfen')
    await german.getByLabel(/Das Paket, wie es/).setInputFiles(forged)
    await expect(german.getByText('An Position 12: Das Ereignis wurde geändert.')).toBeVisible()
    await german.context().close()
  } finally {
    await elsewhere.close()
    await rm(folder, { recursive: true, force: true })
  }
})

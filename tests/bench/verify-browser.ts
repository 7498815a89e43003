/** Verifies a bundle in a worker of Chromium, with files from a small server. */
import type { RequestListener } from 'node:http'
import { resolve } from 'node:path'
import { chromium } from 'playwright'
import { build } from 'vite'
import { close } from '../../service/http/close.ts'
import { listen } from '../../service/http/listen.ts'
import { browserArgs, findBrowser } from '../core/browser.ts'

/** The worker's answer. */
export type BrowserVerdict = { readonly ms: number; readonly kind: string; readonly isWhole: boolean }

const buildWorker = async (): Promise<string> => {
  const made = await build({
    configFile: false,
    logLevel: 'error',
    resolve: { alias: [{ find: /^fp-ts\/lib\//, replacement: 'fp-ts/es6/' }] },
    build: {
      write: false,
      lib: { entry: resolve(import.meta.dirname, 'verify.worker.ts'), formats: ['iife'], name: 'verify' },
    },
  })
  const outputs = (Array.isArray(made) ? made : [made]).flatMap((one) => ('output' in one ? one.output : []))
  const chunk = outputs.find((one) => one.type === 'chunk')
  if (chunk?.type !== 'chunk') throw new Error('The worker was not built.')
  return chunk.code
}

/** Verifies once per round, each time in a new worker. */
export const verifyInBrowser = async (
  files: ReadonlyMap<string, Buffer>,
  rounds: number,
): Promise<readonly BrowserVerdict[]> => {
  const worker = await buildWorker()
  const handOut: RequestListener = (request, response) => {
    const name = (request.url ?? '/').slice(1)
    if (name === 'worker.js') response.setHeader('content-type', 'text/javascript').end(worker)
    else if (name === '') response.setHeader('content-type', 'text/html').end('<!doctype html>')
    else response.end(files.get(name))
  }
  const { server, port } = await listen(handOut, 0)
  const executablePath = findBrowser()
  const browser = await chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: browserArgs,
  })
  try {
    const page = await browser.newPage()
    await page.goto(`http://localhost:${port}/`)
    const verdicts: BrowserVerdict[] = []
    for (let round = 0; round < rounds; round++)
      verdicts.push(
        await page.evaluate(
          () =>
            new Promise<BrowserVerdict>((answer, fail) => {
              const one = new Worker('/worker.js')
              one.onmessage = ({ data }: MessageEvent<BrowserVerdict>) => answer(data)
              one.onerror = ({ message }) => fail(new Error(message))
              one.postMessage('start')
            }),
        ),
      )
    return verdicts
  } finally {
    await browser.close()
    await close(server)
  }
}

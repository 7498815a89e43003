/** The page that verifies a bundle offline: `web/decision-log/verify-page` built into one HTML file. */
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const pageOf = (script: string, style: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src ${hashOf(script)}; style-src ${hashOf(style)}; base-uri 'none'; form-action 'none'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>Check an evidence bundle</title>
<style>${style}</style>
</head>
<body>
<noscript><p>This page computes hashes and signatures, so it needs JavaScript. README.txt describes other ways.</p>
<p lang="de">Diese Seite rechnet Hashes und Signaturen nach und braucht dafür JavaScript. README.txt beschreibt andere Wege.</p></noscript>
<script>${script}</script>
</body>
</html>
`

/** Builds the page from the sources in `root`; throws if the build fails. */
export const buildVerifyPage = async (root: string): Promise<string> => {
  const { build } = await import('vite')
  const built = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    // As in vite.config.ts: io-ts imports the ES modules of fp-ts; the alias avoids a second copy.
    resolve: { alias: [{ find: /^fp-ts\/lib\//, replacement: 'fp-ts/es6/' }] },
    build: {
      write: false,
      target: 'baseline-widely-available',
      copyPublicDir: false,
      lib: {
        entry: join(root, 'web/decision-log/verify-page/verify-page.ts'),
        formats: ['iife'],
        name: 'verifyPage',
      },
    },
  })
  const files = [built].flat().flatMap((one) => ('output' in one ? one.output : []))
  // Only a closing script tag in the code could end the element early; it is escaped below.
  const script = files.flatMap((file) => (file.type === 'chunk' ? [file.code] : [])).join('\n')
  const style = files.flatMap((file) =>
    file.type === 'asset' && file.fileName.endsWith('.css') ? [file.source.toString()] : [],
  )
  return pageOf(script.replaceAll('</script', '<\\/script').trim(), style.join('\n').trim())
}

let page: Promise<string> | undefined

/** The page from the client build; in development it is built on first use. */
export const verifyPage = (root: string): Promise<string> => {
  const file = join(root, 'dist/site/verify.html')
  page ??= existsSync(file) ? readFile(file, 'utf8') : buildVerifyPage(root)
  page.catch(() => {
    page = undefined
  })
  return page
}

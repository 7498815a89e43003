/** Fetches and verifies a bundle in a worker, like the page inside a bundle. */
import { bundleFiles } from '#schema/proof/bundle'
import { openBundleCheck } from '#schema/proof/verify-bundle'

addEventListener('message', async () => {
  const check = openBundleCheck()
  const files: [string, Uint8Array][] = []
  for (const name of [bundleFiles.events, bundleFiles.proofs, bundleFiles.checkpoint, bundleFiles.vkey])
    files.push([name, new Uint8Array(await (await fetch(`/${name}`)).arrayBuffer())])
  const from = performance.now()
  for (const [name, bytes] of files)
    for (let at = 0; at < bytes.length; at += 65_536) check.push(name, bytes.subarray(at, at + 65_536))
  const verdict = check.end()
  postMessage({
    ms: performance.now() - from,
    kind: verdict.kind,
    isWhole: verdict.kind === 'holds' && verdict.isWhole,
  })
})

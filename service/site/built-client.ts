/** The client and the public pages, as `npm run build` wrote them. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { applicationShell } from './application-shell.ts'
import { type BuiltSite, readBuiltSite } from './built-site.ts'

/** The built client: its folder, HTML shell and public pages. Without it only /api answers. */
export type BuiltClient = {
  readonly folder: string
  /** HTML document for an application path. */
  readonly shell: (path: string) => string
  readonly site: BuiltSite
  /** PUBLIC_URL, if set. */
  readonly publicUrl: string | undefined
}

/** Reads the build in the project folder. */
export const readBuiltClient = async (root: string, publicUrl: string | undefined): Promise<BuiltClient> => {
  const folder = join(root, 'dist/web')
  const page = await readFile(join(folder, 'index.html'), 'utf8')
  const manifest = await readFile(join(folder, '.vite/manifest.json'), 'utf8')
  return {
    folder,
    shell: applicationShell(page, JSON.parse(manifest)),
    site: await readBuiltSite(join(root, 'dist/site')),
    publicUrl,
  }
}

/** Colours, fonts and the logo for pictures and PDFs; colours come from the client's design tokens. */
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'

/** Light theme colours by token name, such as `paper`; throws for an unknown name. */
export type Colours = (name: string) => string

const resolvePackage = createRequire(import.meta.url).resolve

/** Reads the light theme colours from `web/kit/theme/tokens.css`. */
export const readColours = async (root: string): Promise<Colours> => {
  const css = await readFile(join(root, 'web/kit/theme/tokens.css'), 'utf8')
  const light = css.slice(0, css.indexOf('.bp6-dark'))
  const found = new Map(
    [...light.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})\b/gi)].map(([, name, value]) => [name, value]),
  )
  return (name) => {
    const value = found.get(name)
    if (value === undefined) throw new Error(`web/kit/theme/tokens.css names no colour --${name}.`)
    return value
  }
}

/** A file of a font package, such as `newsreader/files/newsreader-latin-500-normal.woff`. */
export const readFont = (file: string): Promise<Buffer> => readFile(resolvePackage(`@fontsource/${file}`))

/** A file of any package. */
export const readPackageFile = (file: string): Promise<Buffer> => readFile(resolvePackage(file))

/** The logo in one colour, as SVG; `ground` is the background colour, `share` the logo's share of the edge length. */
export const logoSvg = (edge: number, colour: string, ground: string | undefined, share: number): string => {
  const inside = 24 / share
  const offset = (inside - 24) / 2
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${edge}" height="${edge}" viewBox="${-offset} ${-offset} ${inside} ${inside}">${
    ground === undefined
      ? ''
      : `<rect x="${-offset}" y="${-offset}" width="${inside}" height="${inside}" fill="${ground}"/>`
  }<path d="M8.5 4H20.5M15.5 4v9.75A5.25 5.25 0 0 1 5.3 15.5" fill="none" stroke="${colour}" stroke-width="2.5"/><circle cx="6" cy="14.5" r="2.75" fill="${colour}"/></svg>`
}

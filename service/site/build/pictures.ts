/** Pictures drawn by the build: icons from the logo, and a preview of each page. */
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import satori from 'satori'
import { type Colours, logoSvg, readFont, readPackageFile } from './design.ts'

/** A file of the site; `path` has no leading slash. */
export type SiteFile = { readonly path: string; readonly bytes: Uint8Array }

/** Size of a preview in px. */
const preview = { width: 1200, height: 630 }

let isReady: Promise<void> | undefined
// The WASM module can be initialised only once per process.
const ready = (): Promise<void> => {
  isReady ??= readPackageFile('@resvg/resvg-wasm/index_bg.wasm').then((wasm) => initWasm(wasm))
  return isReady
}

const toPng = (svg: string): Uint8Array => {
  const drawing = new Resvg(svg)
  const png = drawing.render().asPng()
  drawing.free()
  return png
}

const dataUrl = (svg: string): string => `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`

/** An element for satori. */
const box = (style: object, children: unknown): object => ({ type: 'div', props: { style, children } })

/** Content of a preview; `name` is its file name. */
export type PagePreview = { readonly name: string; readonly title: string; readonly description: string }

const drawing = ({ title, description }: PagePreview, colour: Colours): object =>
  box(
    {
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'space-between',
      width: preview.width,
      height: preview.height,
      boxSizing: 'border-box',
      padding: '64px 80px',
      background: colour('paper'),
      color: colour('ink'),
      fontFamily: 'Newsreader',
    },
    [
      box({ display: 'flex', alignItems: 'center', fontSize: 48 }, [
        {
          type: 'img',
          props: { src: dataUrl(logoSvg(56, colour('brand'), undefined, 1)), width: 56, height: 56 },
        },
        box({ marginLeft: 12, marginTop: 4 }, 'Jarvin'),
      ]),
      box({ fontSize: 84, lineHeight: 1.1, letterSpacing: '-0.02em', maxWidth: 1000 }, title),
      box(
        {
          display: 'flex',
          borderTop: `3px solid ${colour('ink')}`,
          paddingTop: 24,
          fontFamily: 'Hanken Grotesk',
          fontSize: 28,
          lineHeight: 1.4,
          color: colour('ink-2'),
        },
        description,
      ),
    ],
  )

/** Draws the preview of each page, as `og/<name>.png`. */
export const drawPreviews = async (
  pages: readonly PagePreview[],
  colour: Colours,
): Promise<readonly SiteFile[]> => {
  const [serif, sans] = await Promise.all([
    readFont('newsreader/files/newsreader-latin-500-normal.woff'),
    readFont('hanken-grotesk/files/hanken-grotesk-latin-400-normal.woff'),
    ready(),
  ])
  return Promise.all(
    pages.map(async (page) => {
      const svg = await satori(drawing(page, colour) as Parameters<typeof satori>[0], {
        ...preview,
        fonts: [
          { name: 'Newsreader', data: serif, weight: 500, style: 'normal' },
          { name: 'Hanken Grotesk', data: sans, weight: 400, style: 'normal' },
        ],
      })
      return { path: `og/${page.name}.png`, bytes: toPng(svg) }
    }),
  )
}

/** Draws the icons of the manifest, and the one for Apple devices. */
export const drawIcons = async (colour: Colours): Promise<readonly SiteFile[]> => {
  await ready()
  const [brand, paper] = [colour('brand'), colour('paper')]
  const drawn = [
    ['192', 192, undefined, 0.9],
    ['512', 512, undefined, 0.9],
    // Maskable icons: devices may crop all but the inner 80 percent.
    ['maskable-512', 512, paper, 0.55],
    ['apple-touch', 180, paper, 0.66],
  ] as const
  return drawn.map(([name, edge, ground, share]) => ({
    path: `icons/${name}.png`,
    bytes: toPng(logoSvg(edge, brand, ground, share)),
  }))
}

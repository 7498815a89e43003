/** Draws SVG as PNG without a browser. */
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { initWasm, Resvg, type ResvgRenderOptions } from '@resvg/resvg-wasm'

const require = createRequire(import.meta.url)

/** A file of an installed package, such as a font. */
export const readInstalled = (path: string): Promise<Buffer> => readFile(require.resolve(path))

let loading: Promise<void> | undefined

/** Loads the renderer; it can be loaded only once in a process. */
const loaded = (): Promise<void> => {
  loading ??= readInstalled('@resvg/resvg-wasm/index_bg.wasm').then((wasm) => initWasm(wasm))
  return loading
}

/** Pixels of a drawing, four bytes each: red, green, blue, alpha. */
export type Pixels = { readonly width: number; readonly height: number; readonly rgba: Uint8Array }

/** Draws an SVG and passes the picture to `use` before its memory is freed. */
const drawn = async <A>(
  svg: string,
  options: ResvgRenderOptions | undefined,
  use: (image: ReturnType<InstanceType<typeof Resvg>['render']>) => A,
): Promise<A> => {
  await loaded()
  const drawing = new Resvg(svg, options)
  const image = drawing.render()
  try {
    return use(image)
  } finally {
    image.free()
    drawing.free()
  }
}

export const drawPng = (svg: string, options?: ResvgRenderOptions): Promise<Uint8Array> =>
  drawn(svg, options, (image) => image.asPng())

export const drawPixels = (svg: string, options?: ResvgRenderOptions): Promise<Pixels> =>
  drawn(svg, options, ({ width, height, pixels }) => ({ width, height, rgba: pixels }))

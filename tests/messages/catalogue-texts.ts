/** Walks the catalogue: every text of every area, by its path. */

export type Filled = (...values: readonly unknown[]) => unknown
export type Text = { readonly path: string; readonly value: string | Filled }

export const isFilled = (value: unknown): value is Filled => typeof value === 'function'
export const isObject = (value: unknown): value is { readonly [key: string]: unknown } =>
  typeof value === 'object' && value !== null

/** The texts inside a value, each with its path. */
export const textsIn = (value: unknown, path: string): readonly Text[] => {
  if (typeof value === 'string' || isFilled(value)) return [{ path, value }]
  return isObject(value)
    ? Object.entries(value).flatMap(([key, inside]) => textsIn(inside, `${path}.${key}`))
    : []
}

const files = import.meta.glob<Readonly<Record<string, unknown>>>(
  '../../web/messages/{en,entry,evidence,figures,finding,imports,samples,sharing}/*.ts',
  { eager: true },
)

/** Every area of the catalogue: its name and English texts. */
export const areas = Object.values(files)
  .flatMap((file) => Object.values(file))
  .flatMap((area) =>
    isObject(area) && typeof area.name === 'string' && isObject(area.english)
      ? [{ name: area.name, english: area.english }]
      : [],
  )

/** Every English text of the catalogue. */
export const englishTexts = areas.flatMap(({ name, english }) => textsIn(english, name))

/** Fetches code again that could not be had before. */

// One that did not come has no rules, or none that may be read.
const isMissing = ({ sheet }: HTMLLinkElement): boolean => {
  try {
    return (sheet?.cssRules.length ?? 0) === 0
  } catch {
    return true
  }
}

// The bundler asks for a style sheet once, whatever becomes of it.
const renewStyles = (): Promise<unknown> => {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].filter(isMissing)
  return Promise.all(
    links.map(
      (link) =>
        new Promise((onload, onerror) => {
          const { rel, href, crossOrigin } = link
          const again = document.createElement('link')
          link.replaceWith(Object.assign(again, { rel, href, crossOrigin, onload, onerror }))
        }),
    ),
  )
}

/** What `load` fetches, and the style sheets that did not come with it; rejects where it cannot be had now either. */
export const loadAgain = async <Code>(load: () => Promise<Code>): Promise<Code> => {
  await renewStyles()
  return load()
}

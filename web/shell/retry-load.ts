/** Loads code again after it failed to load. */

// A style sheet that failed to load has no rules, or unreadable ones.
const isMissing = ({ sheet }: HTMLLinkElement): boolean => {
  try {
    return (sheet?.cssRules.length ?? 0) === 0
  } catch {
    return true
  }
}

// The bundler requests each style sheet only once, even if it fails.
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

/** Runs `load` again after reloading failed style sheets; rejects if that fails again. */
export const retryLoad = async <Code>(load: () => Promise<Code>): Promise<Code> => {
  await renewStyles()
  return load()
}

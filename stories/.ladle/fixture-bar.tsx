/** The bar below a story: the recorded files that feed it, each with a link to its JSON. */
import * as t from 'io-ts'
import { type RefObject, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { record } from '#schema/core/record'
import type { SourcesListener } from '../core/review.ts'

const Source = record({ call: t.string, isChanged: t.boolean, isAsked: t.boolean }, { file: t.string })
const Sources = record({ storySources: t.array(Source) }, {})

/** Sends the sources to the window that holds this one. */
export const sendSources: SourcesListener = (storySources) => {
  if (window.parent !== window) window.parent.postMessage({ storySources }, window.location.origin)
}

const addresses = import.meta.glob<string>('../../fixtures/*/*.json', { query: '?url', import: 'default' })

type LinkedSource = t.TypeOf<typeof Source> & { readonly address: string | undefined }

const linked = async (source: t.TypeOf<typeof Source>): Promise<LinkedSource> => ({
  ...source,
  address: source.file === undefined ? undefined : await addresses[`../../fixtures/${source.file}`]?.(),
})

/** What the story in the window sent last. */
const useSources = (frame: RefObject<HTMLIFrameElement | null>): readonly LinkedSource[] => {
  const [sources, setSources] = useState<readonly LinkedSource[]>([])
  useEffect(() => {
    const holder = frame.current?.ownerDocument.defaultView
    const read = ({ data, source }: MessageEvent<unknown>) => {
      if (source !== frame.current?.contentWindow || !Sources.is(data)) return
      void Promise.all(data.storySources.map(linked)).then(setSources)
    }
    holder?.addEventListener('message', read)
    return () => holder?.removeEventListener('message', read)
  }, [frame])
  return sources
}

const noteOf = ({ file, isChanged }: LinkedSource): string => {
  if (file === undefined) return ' (no recorded answer)'
  return isChanged ? ' (changed)' : ''
}

const List = ({ sources }: { readonly sources: readonly LinkedSource[] }) => (
  <ul>
    {sources.map((source) => (
      <li key={`${source.file}${source.call}${source.isChanged}`}>
        {source.address === undefined ? (
          source.call
        ) : (
          <a href={source.address} target="_blank" rel="noreferrer">
            {source.file}
          </a>
        )}
        {noteOf(source)}
      </li>
    ))}
  </ul>
)

/** Outside the story's window, in the area where Ladle shows stories. */
export const FixtureBar = ({ frame }: { readonly frame: RefObject<HTMLIFrameElement | null> }) => {
  const sources = useSources(frame)
  const place = document.querySelector('.ladle-main')
  const asked = sources.filter(({ isAsked }) => isAsked)
  const others = sources.filter(({ isAsked }) => !isAsked)
  if (place === null) return null
  return createPortal(
    <aside className="story-fixtures" aria-label="Fixtures">
      {asked.length > 0 ? (
        <>
          <span>Fed by</span>
          <List sources={asked} />
        </>
      ) : (
        <span>Fed by no fixture</span>
      )}
      {others.length > 0 && (
        <details>
          <summary>{others.length} not asked for</summary>
          <List sources={others} />
        </details>
      )}
    </aside>,
    place,
  )
}

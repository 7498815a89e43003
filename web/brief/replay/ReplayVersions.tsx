/** Three versions of a brief side by side, below a list of changes since it was written. */
import type { Replay, ReplayVersion } from '#schema/brief/replay'
import { personaNames } from '#schema/persona/persona'
import { useText } from '../../core/language.ts'
import { longDay } from '../../kit/formats.ts'
import { briefText } from '../../messages/en/brief.ts'
import { replayText } from '../../messages/en/replay.ts'
import { ConfidenceMark } from '../ConfidenceMark.tsx'
import { differenceText } from './difference-text.ts'
import classes from './ReplayVersions.module.css'
import { compareSentences } from './sentences.ts'

type Part = 'title' | 'what' | 'why' | 'soWhat'

/** A text that highlights the sentences missing from the original brief. */
const Compared = ({ of, than }: { readonly of: string; readonly than: string }) =>
  compareSentences(of, than).map(({ text, isNew }, at) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the sentences of a text never move.
    isNew ? <mark key={at}>{text}</mark> : text,
  )

type VersionProps = {
  readonly name: string
  readonly version: ReplayVersion
  readonly written: ReplayVersion
  readonly zone: string | undefined
}

const Version = ({ name, version, written, zone }: VersionProps) => {
  const text = useText(replayText)
  const words = useText(briefText)
  const compared = (part: Part) => <Compared of={version[part]} than={written[part]} />
  return (
    <section className={classes.version} aria-label={name}>
      <h3 className={classes.name}>{name}</h3>
      <p className={classes.meta}>
        <span>{text.asOf(longDay(version.asOf, zone))}</span>
        <span>{personaNames[version.personaKey] ?? version.personaKey}</span>
        <ConfidenceMark percent={version.confidence} />
      </p>
      <p className={classes.title}>{compared('title')}</p>
      {(['what', 'why', 'soWhat'] as const).map((part) => (
        <div key={part} className={classes.part}>
          <h4>{words[part]}</h4>
          <p>{compared(part)}</p>
        </div>
      ))}
    </section>
  )
}

type Props = {
  readonly replay: Replay
  /** IANA time zone for days; undefined means the browser's. */
  readonly zone?: string | undefined
}

export const ReplayVersions = ({ replay: { written, differences, ...again }, zone }: Props) => {
  const text = useText(replayText)
  const versions = { written, ...again }
  return (
    <>
      <p className={classes.standfirst}>{text.standfirst}</p>
      <section className={classes.differences} aria-label={text.differs}>
        <h3 className={classes.name}>{text.differs}</h3>
        {differences.length === 0 ? (
          <p>{text.nothing}</p>
        ) : (
          <ul>
            {differences.map((one) => {
              const sentence = differenceText(one, text)
              return <li key={sentence}>{sentence}</li>
            })}
          </ul>
        )}
      </section>
      <div className={classes.versions}>
        {(['written', 'sameRecords', 'today'] as const).map((name) => (
          <Version key={name} name={text[name]} version={versions[name]} written={written} zone={zone} />
        ))}
      </div>
    </>
  )
}

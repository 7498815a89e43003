/** Exporting the log: menu, progress, and every outcome. */
import type { HttpHandler } from 'msw'
import { api } from '#schema/api'
import { decodeOrThrow } from '#schema/core/decode'
import { exportMediaTypes } from '#schema/decision-log/log-export'
import { networkError, neverRespond, replayAny } from '../../fixtures/core/replay.ts'
import { type FileArrival, replayFile } from '../../fixtures/core/replay-file.ts'
import unavailable from '../../fixtures/core/unavailable.json'
import exportLog from '../../fixtures/decision-log/exportLog.json'
import { ExportProgress } from '../../web/decision-log/export/ExportProgress.tsx'
import type { ExportState } from '../../web/decision-log/export/use-log-export.ts'
import { story } from '../core/story.tsx'
import { KitPage } from '../kit/KitPage.tsx'
import { kitStory } from '../kit/kit-story.tsx'
import { hidden, masked, pages, route, shown } from './log-answers.ts'

export default { title: 'Signed in/Decision log/Export' }

const made = decodeOrThrow(api.exportLog.output, exportLog.body, 'the recorded export')
const recorded = replayAny('exportLog', exportLog)
/** As many lines as the file has, including the header; their content does not matter. */
const lines = Array.from({ length: made.count + 1 }, (_, line) => `line ${line}\r\n`)
const file = (count: number, arrival?: FileArrival) =>
  replayFile('downloadExport', exportMediaTypes.csv, lines.slice(0, count), arrival)
const screen = (...answers: readonly HttpHandler[]) =>
  story({ route, answers: [hidden, ...masked, ...answers] })

/** The whole file arrives. */
export const Complete = screen(recorded, file(lines.length))

/** With identifiers shown there is a bundle too. */
export const WithEvidenceBundle = story({ route, answers: [shown, ...pages, recorded, file(lines.length)] })

/** The download stalls until it is cancelled. */
export const Stalled = screen(recorded, file(90, 'stuck'))

/** The connection breaks during the download. */
export const ConnectionLost = screen(recorded, file(90, 'broken'))

/** The file is truncated, as by a proxy that gave up. */
export const Truncated = screen(recorded, file(90))

/** The export is recorded, but its file cannot be downloaded. */
export const DownloadError = screen(recorded, networkError('downloadExport'))

/** The export is never confirmed. */
export const Pending = screen(neverRespond('exportLog'))

/** The export is not recorded. */
export const ExportError = screen(replayAny('exportLog', unavailable))

const states: readonly ExportState[] = [
  { kind: 'recording' },
  { kind: 'fetching', made, progress: { events: 84, bytes: 61_000 } },
  {
    kind: 'fetching',
    made: { ...made, format: 'bundle', count: 1_000_000 },
    progress: { events: 0, bytes: 48_200_000 },
  },
  { kind: 'done', made },
  {
    kind: 'done',
    made: { ...made, format: 'bundle', fileName: made.fileName.replace('.csv', '-evidence.zip') },
  },
  { kind: 'cancelled', made },
  { kind: 'failed', made },
  { kind: 'failed' },
]

const nothing = () => {}

const All = () => (
  <KitPage title="Exports">
    {states.map((state) => (
      <ExportProgress
        key={JSON.stringify(state)}
        state={state}
        onCancel={nothing}
        onRetry={nothing}
        onClose={nothing}
      />
    ))}
  </KitPage>
)

/** Every state of an export, in a list. */
export const AllStates = kitStory(<All />)
export const AllStatesDark = kitStory(<All />, { theme: 'dark' })
export const AllStatesNarrow = kitStory(<All />, { width: 390 })
AllStatesNarrow.storyName = 'All states 390'

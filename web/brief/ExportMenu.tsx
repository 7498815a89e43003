/** Takes a brief out: as Markdown, as JSON, or on paper. */
import { Button } from '@blueprintjs/core'
import Download from 'lucide-react/icons/download'
import type { Brief } from '#schema/brief/brief'
import { useText } from '../core/language.ts'
import { MenuButton } from '../kit/MenuButton.tsx'
import { MenuEntry } from '../kit/MenuEntry.tsx'
import { fileName, saveFile } from '../kit/save-file.ts'
import { useToast } from '../kit/use-toast.ts'
import { briefText } from '../messages/en/brief.ts'
import { shellText } from '../messages/en/shell.ts'

type Props = {
  readonly brief: Brief
  /** IANA time zone of the times; without it, the browser's. */
  readonly zone?: string | undefined
}

export const ExportMenu = ({ brief, zone }: Props) => {
  const text = useText(briefText)
  const { partLost } = useText(shellText)
  const toast = useToast()
  const save = async (kind: 'md' | 'json') => {
    // Fetched by whoever takes a brief out.
    const written = await import('./brief-export.ts').catch(() => undefined)
    if (written === undefined) toast({ title: text.exportAs, description: partLost, destructive: true })
    else
      saveFile(
        fileName(brief.title),
        kind,
        kind === 'md' ? written.briefMarkdown(brief, zone) : written.briefJson(brief),
      )
  }
  return (
    <MenuButton
      label={text.exportAs}
      trigger={(properties) => (
        <Button {...properties} icon={<Download size={16} aria-hidden="true" />} text={text.export} />
      )}
    >
      <MenuEntry text={text.markdown} onClick={() => void save('md')} />
      <MenuEntry text={text.json} onClick={() => void save('json')} />
      {/* After the menu has gone: printing holds the window. */}
      <MenuEntry text={text.pdf} onClick={() => setTimeout(() => window.print(), 200)} />
    </MenuButton>
  )
}

/** Exports a brief as Markdown or JSON, or prints it. */
import { Button } from '@blueprintjs/core'
import Download from 'lucide-react/icons/download'
import type { Brief } from '#schema/brief/brief'
import { useText } from '../core/language.ts'
import { fileName, saveFile } from '../kit/charts/save-file.ts'
import { MenuAction } from '../kit/controls/MenuAction.tsx'
import { MenuButton } from '../kit/controls/MenuButton.tsx'
import { briefText } from '../messages/en/brief.ts'

type Props = {
  readonly brief: Brief
  /** IANA time zone for times; undefined means the browser's. */
  readonly zone?: string | undefined
}

export const ExportMenu = ({ brief, zone }: Props) => {
  const text = useText(briefText)
  const name = fileName(brief.title)
  const save = async (as: 'md' | 'json') => {
    const { briefJson, briefMarkdown } = await import('./brief-export.ts')
    saveFile(name, as, as === 'md' ? briefMarkdown(brief, zone) : briefJson(brief))
  }
  return (
    <MenuButton
      label={text.exportAs}
      trigger={(properties) => (
        <Button {...properties} icon={<Download size={16} aria-hidden="true" />} text={text.export} />
      )}
    >
      <MenuAction text={text.markdown} onClick={() => void save('md')} />
      <MenuAction text={text.json} onClick={() => void save('json')} />
      {/* Delayed until the menu has closed, because print() blocks the page. */}
      <MenuAction text={text.pdf} onClick={() => setTimeout(() => window.print(), 200)} />
    </MenuButton>
  )
}

/** Exports a brief as Markdown or JSON, or prints it. */
import { Button } from '@blueprintjs/core'
import Download from 'lucide-react/icons/download'
import type { Brief } from '#schema/brief/brief'
import { useText } from '../core/language.ts'
import { fileName, saveFile } from '../kit/charts/save-file.ts'
import { MenuAction } from '../kit/controls/MenuAction.tsx'
import { MenuButton } from '../kit/controls/MenuButton.tsx'
import { useToast } from '../kit/feedback/use-toast.ts'
import { briefText } from '../messages/en/brief.ts'

type Props = {
  readonly brief: Brief
  /** IANA time zone for times; undefined means the browser's. */
  readonly zone?: string | undefined
  /** Completes what is printed; printing goes ahead without what cannot be loaded. */
  readonly beforePrint?: () => Promise<unknown>
  /** Loads the code that writes the files. */
  readonly load?: () => Promise<typeof import('./brief-export.ts')>
}

const loadExport = () => import('./brief-export.ts')

export const ExportMenu = ({ brief, zone, beforePrint, load = loadExport }: Props) => {
  const text = useText(briefText)
  const toast = useToast()
  const name = fileName(brief.title)
  const save = async (as: 'md' | 'json') => {
    try {
      const { briefJson, briefMarkdown } = await load()
      saveFile(name, as, as === 'md' ? briefMarkdown(brief, zone) : briefJson(brief))
    } catch {
      toast({ title: text.notExported, description: text.notExportedText, destructive: true })
    }
  }
  const print = async () => {
    await beforePrint?.().catch(() => undefined)
    // Delayed until the menu has closed, because print() blocks the page.
    setTimeout(() => window.print(), 200)
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
      <MenuAction text={text.pdf} onClick={() => void print()} />
    </MenuButton>
  )
}

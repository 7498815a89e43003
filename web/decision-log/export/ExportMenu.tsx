/** Exports the log in one of four formats. */

import { Button } from '@blueprintjs/core'
import Download from 'lucide-react/icons/download'
import type { ExportFormat } from '#schema/decision-log/log-export'
import { logExportEndpoints } from '#schema/decision-log/log-export.endpoints'
import { useText } from '../../core/language.ts'
import { useCanChange } from '../../core/role.ts'
import { MenuAction } from '../../kit/controls/MenuAction.tsx'
import { MenuButton } from '../../kit/controls/MenuButton.tsx'
import { MutationButton } from '../../kit/controls/MutationButton.tsx'
import { logExportText } from '../../messages/en/log-export.ts'

type Props = {
  /** Bundles contain identifiers, so they are unavailable while those are hidden; undefined until known. */
  readonly showIdentifiers: boolean | undefined
  readonly onExport: (format: ExportFormat) => void
}

const rows = ['csv', 'json', 'ndjson'] as const

export const ExportMenu = ({ showIdentifiers, onExport }: Props) => {
  const text = useText(logExportText)
  const canExport = useCanChange(logExportEndpoints.exportLog)
  const isShown = showIdentifiers === true
  // Exporting records an event, so it is disabled at an earlier moment.
  if (!canExport) return <MutationButton call={logExportEndpoints.exportLog} text={text.export} />
  return (
    <MenuButton
      label={text.formats}
      trigger={({ ref, ...properties }) => (
        <Button
          {...properties}
          ref={ref}
          icon={<Download size={16} aria-hidden="true" />}
          text={text.export}
        />
      )}
    >
      {rows.map((format) => (
        <MenuAction key={format} text={text[format]} onClick={() => onExport(format)} />
      ))}
      <MenuAction
        text={isShown ? text.bundle : text.bundleHidden}
        isDisabled={!isShown}
        onClick={() => onExport('bundle')}
      />
    </MenuButton>
  )
}

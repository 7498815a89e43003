/** Menu that saves a chart as an image, a vector drawing or a table. */
import Download from 'lucide-react/icons/download'
import { useText } from '../../core/language.ts'
import { chartText } from '../../messages/en/chart.ts'
import { MenuAction } from '../controls/MenuAction.tsx'
import { MenuButton } from '../controls/MenuButton.tsx'
import { useToast } from '../feedback/use-toast.ts'
import classes from './ChartPanel.module.css'
import type { ChartColours } from './chart-colours.ts'
import { type ChartData, chartCells } from './chart-data.ts'
import type { ChartCaption, ChartFileType, DrawnChart } from './chart-files.ts'

type Props = {
  readonly data: ChartData
  readonly words: ChartCaption
  readonly colours: ChartColours
  /** Undefined until the chart is drawn; the table can be saved before that. */
  readonly chart: DrawnChart | undefined
}

export const ChartMenu = ({ data, words, colours, chart }: Props) => {
  const text = useText(chartText)
  const toast = useToast()
  const save = async (ending: ChartFileType) => {
    try {
      // Few charts are ever saved, so this code loads on the first save.
      const { saveChart } = await import('./chart-files.ts')
      await saveChart(ending, { cells: chartCells(data, text.forecastColumns), words, colours, chart })
    } catch {
      toast({ title: text.notSaved, description: text.notSavedText, destructive: true })
    }
  }
  const isDrawn = chart !== undefined
  return (
    <MenuButton
      label={text.save}
      trigger={(properties) => (
        <button {...properties} type="button" className={classes.tool} aria-label={text.save}>
          <Download size={16} aria-hidden="true" />
        </button>
      )}
    >
      <MenuAction text={text.png} isDisabled={!isDrawn} onClick={() => save('png')} />
      <MenuAction text={text.svg} isDisabled={!isDrawn} onClick={() => save('svg')} />
      <MenuAction text={text.csv} onClick={() => save('csv')} />
    </MenuButton>
  )
}

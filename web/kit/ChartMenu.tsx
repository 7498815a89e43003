/** How a chart is saved: as an image, a drawing, or a table. */
import Download from 'lucide-react/icons/download'
import { useText } from '../core/language.ts'
import { chartText } from '../messages/en/chart.ts'
import classes from './ChartPanel.module.css'
import type { ChartColours } from './chart-colours.ts'
import { type ChartData, chartCells } from './chart-data.ts'
import { type ChartWords, type DrawnChart, framedPng, framedSvg } from './chart-files.ts'
import { csvOf } from './csv.ts'
import { MenuButton } from './MenuButton.tsx'
import { MenuEntry } from './MenuEntry.tsx'
import { fileName, saveBlob, saveFile } from './save-file.ts'
import { useToast } from './use-toast.ts'

type Props = {
  readonly data: ChartData
  readonly words: ChartWords
  readonly colours: ChartColours
  /** Undefined until it is drawn; the table can be had before. */
  readonly chart: DrawnChart | undefined
}

export const ChartMenu = ({ data, words, colours, chart }: Props) => {
  const text = useText(chartText)
  const toast = useToast()
  const save = async (ending: string, make: () => Blob | Promise<Blob>) => {
    try {
      saveBlob(`${fileName(words.title)}.${ending}`, await make())
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
      <MenuEntry
        text={text.png}
        isDisabled={!isDrawn}
        onClick={() => chart && save('png', () => framedPng(chart, words, colours))}
      />
      <MenuEntry
        text={text.svg}
        isDisabled={!isDrawn}
        onClick={() =>
          chart && save('svg', () => new Blob([framedSvg(chart, words, colours)], { type: 'image/svg+xml' }))
        }
      />
      <MenuEntry
        text={text.csv}
        onClick={() => saveFile(fileName(words.title), 'csv', csvOf(chartCells(data)))}
      />
    </MenuButton>
  )
}

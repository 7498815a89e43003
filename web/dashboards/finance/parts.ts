/** Parts of the Finance screen that load after its frame, as one file. */
export { MeasureCells } from '../../kpi/series/MeasureCells.tsx'
export { RangeControls } from '../../kpi/series/RangeControls.tsx'
export { FinanceChart } from './FinanceChart.tsx'
export { PeriodPanel } from './PeriodPanel.tsx'

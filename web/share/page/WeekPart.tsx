/** The weeks that a brief is about, as a line and as a table. Without the chart of the application, which is large. */
import type { BriefChart } from '#schema/brief/brief'
import { english, useText } from '../../core/language.ts'
import { Sparkline } from '../../kit/charts/Sparkline.tsx'
import { measureValue } from '../../kit/figures/measure-value.ts'
import { mediumDay } from '../../kit/formats.ts'
import { outcomeText } from '../../messages/en/outcome.ts'
import { sharedPageText } from '../../messages/sharing/shared-page.ts'
import classes from './SharedPage.module.css'

export const WeekPart = ({ chart }: { readonly chart: BriefChart }) => {
  const text = useText(sharedPageText)
  const { measures } = useText(outcomeText)
  const { title, measure, weeks, forecast = [], of, against } = chart
  const words = (value: number) => measureValue(measure, value)
  const values = weeks.flatMap(({ value }) => value ?? [])
  const spans = [against, of].flatMap((span) =>
    span?.level === undefined ? [] : [`${span.name}: ${words(span.level)}`],
  )
  return (
    <section aria-labelledby="weeks">
      <h2 id="weeks" lang={english}>
        {title}
      </h2>
      <div className={classes.line}>
        <Sparkline
          values={values}
          label={text.line(title, words(values[0] ?? 0), words(values.at(-1) ?? 0))}
        />
      </div>
      {spans.length > 0 && (
        <p className={classes.quiet} lang={english}>
          {spans.join(' · ')}
        </p>
      )}
      <details className={classes.weeks} open>
        <summary>{text.weeks}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{text.week}</th>
              <th scope="col">{measures[measure]}</th>
            </tr>
          </thead>
          <tbody>
            {weeks.map(({ weekStart, value }) => (
              <tr key={weekStart}>
                <th scope="row">{mediumDay(weekStart, 'UTC')}</th>
                <td>{value === undefined ? text.notOnRecord : words(value)}</td>
              </tr>
            ))}
            {forecast.map(({ weekStart, value, low, high }) => (
              <tr key={weekStart}>
                <th scope="row">
                  {mediumDay(weekStart, 'UTC')}, {text.forecast}
                </th>
                <td>
                  {words(value)} ({text.range(words(low), words(high))})
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  )
}

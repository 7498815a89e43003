/** `npm run bench -- import`: a corpus of invented files, and how long a large one takes from its bytes to a brief. */
import { startTestService } from '../core/service.ts'
import { openFileClient } from '../import/send-file.ts'
import { runCorpus } from '../import-corpus/corpus.ts'
import { runFurtherCorpus } from '../import-corpus/further-corpus.ts'
import { setUpBakery } from '../people/account-client.ts'
import type { Bench } from './bench-run.ts'
import { millionRows } from './import-million.ts'

const rows = 20_000

/** A year of sales, with the source's own numbers. */
const tillFile = (): string => {
  const lines = ['Receipt,Date,Time,Item,Qty,Total (inc GST),GST']
  for (let at = 0; at < rows; at++) {
    const day = new Date(Date.UTC(2025, 10, 10) + Math.floor((at * 365) / rows) * 86_400_000)
    const cents = 550 + ((at * 7919) % 4000)
    const time = `${String(7 + (at % 9)).padStart(2, '0')}:${String((at * 7) % 60).padStart(2, '0')}`
    lines.push(
      `${10_000 + at},${day.toISOString().slice(0, 10)},${time},Flat white,1,${(cents / 100).toFixed(2)},${(Math.floor(cents / 11) / 100).toFixed(2)}`,
    )
  }
  return `${lines.join('\n')}\n`
}

const seconds = (from: number): number => (performance.now() - from) / 1000

/** 20,000 rows through the calls: sent, committed, used in a brief, undone. */
const largeFile = async ({ ownerUrl, print }: Bench) => {
  const running = await startTestService(ownerUrl, { seed: 'none' })
  try {
    const owner = await setUpBakery(running)
    const files = openFileClient(running, owner)
    const text = tillFile()
    const started = performance.now()
    const sent = await files.sent(text)
    const sentIn = seconds(started)
    await files.commit(sent)
    const committedIn = seconds(started)
    const brief = await owner.call('POST', '/api/briefs/generate', { topic: 'How is revenue doing?' })
    const briefIn = seconds(started)
    const before = performance.now()
    const undone = await files.undo(sent)
    const undoneIn = seconds(before)
    const weeks = (await owner.call('GET', '/api/kpis')).json
    if (brief.status !== 200 || undone.state !== 'undone' || JSON.stringify(weeks) !== '[]')
      throw new Error(
        `Brief ${brief.status}, import ${undone.state}, weeks ${JSON.stringify(weeks).slice(0, 100)}`,
      )
    const found = { sentIn, committedIn, briefIn, undoneIn }
    print(
      `20,000 rows: read in ${sentIn.toFixed(2)} s, on record in ${committedIn.toFixed(2)} s, in a brief in ${briefIn.toFixed(2)} s (aim 5), taken back in ${undoneIn.toFixed(2)} s (aim 2), and no figure is left`,
    )
    return found
  } finally {
    await running.stop()
  }
}

export const importFiles = async (bench: Bench) => {
  const seeds = Array.from({ length: bench.isQuick ? 1 : 10 }, (_, at) => at + 1)
  const corpus = await runCorpus(seeds)
  const { files, layouts, silent, unmapped, questions } = corpus
  bench.print(
    `${files} files, ${layouts} layouts × 8 defects × ${seeds.length}: ${silent.length} with a value silently wrong (aim 0), ${((100 * (files - unmapped.length)) / files).toFixed(1)} % read without a correction (aim 90), ${(questions / files).toFixed(2)} questions a file`,
  )
  for (const line of [...silent, ...unmapped.slice(0, 10)]) bench.print(`  ${line.slice(0, 200)}`)
  const further = await runFurtherCorpus(seeds)
  bench.print(
    `${further.files} files of lists, timesheets, debtors, refunds, reversals and German tills, ${further.layouts} layouts × 6 defects × ${seeds.length}: ${further.silent.length} with a value silently wrong (aim 0), ${((100 * (further.files - further.unmapped.length)) / further.files).toFixed(1)} % read without a correction (aim 90), ${(further.questions / further.files).toFixed(2)} questions a file`,
  )
  for (const line of [...further.silent, ...further.unmapped.slice(0, 10)])
    bench.print(`  ${line.slice(0, 200)}`)
  const large = await largeFile(bench)
  return { corpus, further, large, million: await millionRows(bench, bench.isQuick ? 100_000 : 1_000_000) }
}

import { readFileSync } from 'node:fs'
import { askedReply } from './tests/advisor/asked-questions.ts'
import { settledRecords } from './tests/advisor/seeded-records.ts'
let type: any = 'cafe', earlier: any[] = []
for (const raw of readFileSync(process.argv[2]!, 'utf8').split('\n')) {
  const line = raw.trim(); if (!line) continue
  if (line.startsWith('@')) { type = line.slice(1); continue }
  const isFollow = line.startsWith('> '); const message = isFollow ? line.slice(2) : line
  if (!isFollow) earlier = []
  const before = earlier.at(-1)?.plan
  const r: any = await askedReply(settledRecords(type), message, { earlier, ...(before ? { before } : {}) } as any)
  const plan = r.plans?.at(-1); earlier = [...earlier, { message, reply: r.message, ...(plan ? { plan } : {}) }]
  console.log(`## [${type}] ${line}\n${r.message}\n${JSON.stringify(r.drafts ?? r.draft ?? null, null, 1)}`)
}
process.exit(0)

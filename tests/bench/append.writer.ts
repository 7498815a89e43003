/** One of several processes that append to one stream: opens the store, reports ready, and measures on request. */
import { ours } from './candidates.ts'
import { load } from './measure.ts'

const [serviceUrl = '', clients = '', seconds = '', warmUpSeconds = ''] = process.argv.slice(2)

const running = await ours.open({ ownerUrl: '', serviceUrl, drop: async () => {} })
const work = () => running.toggle('w0')
process.once('message', async () => {
  await load(Number(clients), Number(warmUpSeconds), work)
  process.send?.(await load(Number(clients), Number(seconds), work))
  await running.close()
  process.disconnect()
})
process.send?.('ready')

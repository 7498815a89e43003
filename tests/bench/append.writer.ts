/** One of several processes that append to the same stream: opens the store, says so, and measures once it is told to. */
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

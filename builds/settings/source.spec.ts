import { createServer } from 'node:http'
import { expect, it } from 'vitest'
import { askJson } from './source.ts'

it.each([
  { broken: 1, isAnswered: true },
  { broken: 2, isAnswered: false },
])('asks once more after $broken broken connections', async ({ broken, isAnswered }) => {
  let asked = 0
  const server = createServer((request, response) => {
    asked += 1
    if (asked <= broken) return void request.socket.destroy()
    response.end('{"records":[]}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const answer = askJson('ARTICLES_SOURCE', new URL(`http://127.0.0.1:${port}/x`))
  if (isAnswered) await expect(answer).resolves.toEqual({ records: [] })
  else await expect(answer).rejects.toThrow(/^ARTICLES_SOURCE: .* does not answer \(/)
  server.close()
})

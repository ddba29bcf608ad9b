import { createParser } from 'eventsource-parser'
import { parseJson } from '../../src/lib/parse-json.ts'
import { calls } from '../../src/api/contract/index.ts'
import type { Client, Reply } from './client.ts'
import { shownValue } from './finding.ts'
import type { ContractFinding } from './finding.ts'
import type { Judge } from './judge.ts'
import { wireOf } from './wire.ts'

/** A position that no backend has given. */
const unknownPosition = 'conform-unknown'

const wrong = (
  when: string | undefined,
  field: string,
  expected: string,
  got: string,
): ContractFinding => ({ check: 'events', ...(when && { when }), field, expected, got })

/** The blocks that a stream has sent whole. */
const blocksOf = (text: string): string[] => text.replace(/\r\n?/g, '\n').split('\n\n').slice(0, -1)

/** Whether a stream begins with its position, so that a tab can come back to it. */
const hasPosition = ({ text }: Reply): boolean =>
  blocksOf(text).some((one) => /^id: ?\S/m.test(one))

function framing({ text }: Reply, when?: string): ContractFinding[] {
  const fields = blocksOf(text).flatMap((block) => block.split('\n'))
  const stray = fields.find((line) => !/^(?::|(?:event|data|id|retry)(?::|$)|$)/.test(line))
  return stray === undefined
    ? []
    : [wrong(when, 'line', 'event, data, id, retry or a comment', shownValue(stray))]
}

interface Heard {
  name: string
  data: string
}

function eventsOf({ text }: Reply): Heard[] {
  const heard: Heard[] = []
  const parser = createParser({
    onEvent: ({ event = 'message', data }) => void heard.push({ name: event, data }),
  })
  parser.feed(text)
  return heard
}

function dataFaults({ name, data }: Heard, judge: Judge): ContractFinding[] {
  try {
    return judge.event(name, parseJson(data))
  } catch {
    return [wrong(name, 'data', 'JSON', shownValue(data))]
  }
}

/**
 * Opens the stream of events, waits for its first block, and comes back to it from a position that
 * the backend does not know.
 * @param patience milliseconds in which an event or a comment has to come
 */
export async function listenEvents(
  client: Client,
  judge: Judge,
  patience: number,
): Promise<{ reply: Reply; findings: ContractFinding[] }> {
  const wire = wireOf(calls.events, undefined)
  const open = (more: Record<string, string>): Promise<Reply> =>
    client.send(
      wire,
      { accept: 'text/event-stream', ...more },
      { isEnough: (text) => blocksOf(text).length > 0, patience },
    )
  const reply = await open({})
  // Without live events the site asks at intervals.
  if ([204, 404, 405, 406, 410, 501].includes(reply.status)) return { reply, findings: [] }
  const findings = judge.answer(calls.events, reply)
  if (reply.status !== 200) return { reply, findings }
  const type = reply.headers.get('content-type') ?? ''
  if (!/^text\/event-stream(?:;\s*charset="?utf-8"?)?$/i.test(type))
    findings.push(wrong(undefined, 'Content-Type', 'text/event-stream', shownValue(type)))
  else if (blocksOf(reply.text).length === 0)
    findings.push(
      wrong(
        undefined,
        'the stream',
        `an event or a comment within ${patience} ms`,
        shownValue(reply.text),
      ),
    )
  findings.push(...framing(reply), ...eventsOf(reply).flatMap((one) => dataFaults(one, judge)))
  if (!hasPosition(reply) || findings.length > 0) return { reply, findings }
  const again = await open({ 'last-event-id': unknownPosition })
  const [first] = eventsOf(again)
  if (again.status !== 200 || first?.name !== 'stream.reset')
    findings.push(
      wrong(
        'with an unknown Last-Event-ID',
        'the first event',
        'stream.reset',
        again.status === 200 ? shownValue(first?.name) : String(again.status),
      ),
    )
  return { reply, findings }
}

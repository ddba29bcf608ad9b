import { safeParse } from 'valibot'
import { FromPage } from './messages.ts'
import type { FromFrame, Start } from './messages.ts'
import { Blocked, widgetOf } from './widgets.ts'

/**
 * The script of a vendor's frame (builds/demo-frames). The document has its own policy and no
 * origin, so the vendor's code can reach neither the page nor its cookies.
 */
const page = location.origin
const say = (message: FromFrame): void => window.parent.postMessage(message, page)
let run: (() => void) | void = undefined
let isStarted = false

async function start(asked: Start): Promise<void> {
  const element = document.createElement('div')
  document.body.append(element)
  try {
    const widget = widgetOf(asked.kind)
    if (!widget) throw new Error(`There is no widget ${asked.kind}.`)
    run = await widget(
      {
        element,
        base: document.body.dataset['base'] ?? '',
        answer: (response) => say({ type: 'answer', response }),
        expired: () => say({ type: 'expired' }),
        failed: () => say({ type: 'failed', reason: 'gone' }),
      },
      asked,
    )
    say({ type: 'shown' })
    sayHeight()
  } catch (error) {
    say({ type: 'failed', reason: error instanceof Blocked ? 'blocked' : 'gone' })
  }
}

/** A widget's challenge can open over the document, so the whole height is observed. */
function sayHeight(): void {
  let last = 0
  const tell = (): void => {
    const height = document.documentElement.scrollHeight
    if (height !== last) say({ type: 'size', height })
    last = height
  }
  new MutationObserver(tell).observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
  })
  new ResizeObserver(tell).observe(document.body)
}

addEventListener('message', ({ data, origin, source }: MessageEvent<unknown>) => {
  if (source !== window.parent || origin !== page) return
  const message = safeParse(FromPage, data)
  if (!message.success) return
  if (message.output.type === 'run') run?.()
  else if (!isStarted) {
    isStarted = true
    void start(message.output)
  }
})
say({ type: 'ready' })

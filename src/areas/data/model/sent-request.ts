import * as v from 'valibot'

/** The request that was sent last from this tab: a reload still says that it has arrived. */
const Sent = v.object({ id: v.nullable(v.string()), email: v.string() })
export type Sent = v.InferOutput<typeof Sent>

const key = 'labelling-request'

export function readSent(): Sent | null {
  try {
    const parsed = v.safeParse(Sent, JSON.parse(sessionStorage.getItem(key) ?? 'null'))
    return parsed.success ? parsed.output : null
  } catch {
    return null
  }
}

export function keepSent(sent: Sent | null): void {
  try {
    if (sent) sessionStorage.setItem(key, JSON.stringify(sent))
    else sessionStorage.removeItem(key)
  } catch {
    // Storage is refused: the page says it for as long as it is open.
  }
}

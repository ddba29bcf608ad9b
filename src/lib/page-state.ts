import { isRecord } from './is-record.ts'
import { note } from './note.ts'

/** What a served page says of itself in `<script type="application/json" id="page-state">`. */
export interface ServedState {
  /** The host it was built or deployed for; empty means whichever it was loaded from. */
  hostname: string
  proxyHeaders: Record<string, string>
}

/** Reads the state from the text of its block. A broken block says nothing: the page works as on any host. */
export function parsePageState(text: string | null | undefined): ServedState {
  let value: unknown
  try {
    value = JSON.parse(text ?? '')
  } catch {
    return { hostname: '', proxyHeaders: {} }
  }
  if (!isRecord(value)) return { hostname: '', proxyHeaders: {} }
  const headers = isRecord(value['proxyHeaders']) ? Object.entries(value['proxyHeaders']) : []
  return {
    hostname: typeof value['hostname'] === 'string' ? value['hostname'] : '',
    proxyHeaders: Object.fromEntries(headers.filter(isHeader)),
  }
}

/** One that no request can carry would stop every call, so it is left out. */
function isHeader(pair: [string, unknown]): pair is [string, string] {
  const [name, value] = pair
  if (typeof value !== 'string') return false
  try {
    return Boolean(new Headers([[name, value]]))
  } catch (error) {
    note(`The page names a proxy header that can't be sent: ${name}`, error)
    return false
  }
}

/** What the build knew of the page's data, from `<script type="application/json" id="page-data">`. What is broken is asked for. */
export function parsePageData(
  text: string | null | undefined,
): { name?: string | undefined; answers: Record<string, unknown> } | null {
  try {
    const value: unknown = JSON.parse(text ?? '')
    if (!isRecord(value) || !isRecord(value['answers'])) return null
    return {
      answers: value['answers'],
      ...(typeof value['name'] === 'string' && { name: value['name'] }),
    }
  } catch {
    return null
  }
}

/** The words of a served page, by namespace, from `<script type="application/json" id="page-words">`. What is broken is asked for again. */
export function parsePageWords(text: string | null | undefined): Record<string, object> {
  try {
    const value: unknown = JSON.parse(text ?? '')
    return isRecord(value)
      ? Object.fromEntries(
          Object.entries(value).filter((pair): pair is [string, object] => isRecord(pair[1])),
        )
      : {}
  } catch {
    return {}
  }
}

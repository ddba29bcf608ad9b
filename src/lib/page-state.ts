import { isRecord } from './is-record.ts'
import { note } from './note.ts'

/** The data that a served page contains in `<script type="application/json" id="page-state">`. */
export interface ServedState {
  /** The host that the page was built or deployed for; empty for any host. */
  hostname: string
  proxyHeaders: Record<string, string>
}

/** Parses the block's text. A broken block counts as empty, so the page works on any host. */
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

/** An invalid header name would make every call fail, so it is left out. */
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

/**
 * Parses the data that the build knew, from `<script type="application/json" id="page-data">`.
 * Broken data is requested again.
 */
export function parsePageData(
  text: string | null | undefined,
): { name?: string | undefined; cache: unknown } | null {
  try {
    const value: unknown = JSON.parse(text ?? '')
    if (!isRecord(value)) return null
    return {
      cache: value['cache'],
      ...(typeof value['name'] === 'string' && { name: value['name'] }),
    }
  } catch {
    return null
  }
}

/**
 * Parses the words of a served page by namespace, from `<script type="application/json"
 * id="page-words">`. Broken words are requested again.
 */
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

import { isRecord } from '@/lib/is-record.ts'
import { parseJson } from '@/lib/parse-json.ts'
import { apiErrors } from '@/task-api/errors.ts'

const codes = /\bERROR: ?\d{4}\b|\b(?:ERROR|CAPCHA|REPORT|IP|TOO|MAX)_[A-Z_\d]*[A-Z\d]\b/

/** The number of an error that has no code in the text. */
function numberIn(text: string): number {
  try {
    const value: unknown = parseJson(text.trim())
    if (isRecord(value)) return Number(value['errorId'])
  } catch {
    // A line of a log.
  }
  return Number(/\berrorId\b\W{0,4}(\d+)/i.exec(text)?.[1])
}

/** The code of the error that a pasted answer reports: JSON, a plain line, a log, or a trace. */
export function errorOfAnswer(text: string): string | null {
  const code = codes.exec(text.toUpperCase())?.[0]
  if (code !== undefined) return code
  const number = numberIn(text)
  return apiErrors.find(({ errorId }) => errorId === number)?.code ?? null
}

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

/** What a server in between sends: a page for people instead of an answer for programs. */
export const isWebPage = (text: string): boolean =>
  /<(?:!doctype html|html|head|body)\b/i.test(text)

/** How many letters have to be changed, added or taken away to make one word from the other. */
function lettersApart(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (const [above, letter] of [...from].entries()) {
    const next = [above + 1]
    for (const [at, other] of [...to].entries())
      next.push(
        Math.min(
          (next[at] ?? 0) + 1,
          (row[at + 1] ?? 0) + 1,
          (row[at] ?? 0) + (letter === other ? 0 : 1),
        ),
      )
    row = next
  }
  return row[to.length] ?? 0
}

/** The code that was meant, where one was cut off in a log or has a typing error. */
export function closestCode(code: string): string | null {
  const known = apiErrors.map((error) => error.code)
  const cut = known.filter((one) => one.startsWith(code))
  if (cut.length === 1) return cut[0] ?? null
  const [best] = known
    .map((one) => ({ one, apart: lettersApart(code, one) }))
    .toSorted((a, b) => a.apart - b.apart)
  return best && best.apart <= 2 ? best.one : null
}

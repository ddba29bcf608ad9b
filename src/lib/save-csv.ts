import { encodePart } from './encode-part.ts'

/** Has the browser save a text as a file of comma-separated values. */
export function saveCsv(name: string, text: string): void {
  const link = document.createElement('a')
  link.href = `data:text/csv;charset=utf-8,${encodePart(text)}`
  link.download = name
  link.click()
}

import { encodePart } from './encode-part.ts'

/** Makes the browser save a text as a CSV file. */
export const saveCsv = (name: string, text: string): void => saveText(name, 'text/csv', text)

/** Makes the browser save a text as a file. */
export function saveText(name: string, type: string, text: string): void {
  const link = document.createElement('a')
  link.href = `data:${type};charset=utf-8,${encodePart(text)}`
  link.download = name
  link.click()
}

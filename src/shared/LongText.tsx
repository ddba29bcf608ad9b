import { useCutText } from './use-cut-text.tsx'

/**
 * Shows a text from the backend. A text that is far too long is cut, with a button that shows all
 * of it.
 * @param most the number of characters that is not too long
 */
export function LongText({ text, most }: { text: string; most?: number }) {
  const [shown, toggle] = useCutText(text, most)
  if (!toggle) return shown
  return (
    <>
      {shown} {toggle}
    </>
  )
}

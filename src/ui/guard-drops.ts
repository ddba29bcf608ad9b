import { isInEditor, isTypingIn } from '@/lib/key-combo.ts'

/** Whether a text, a link or a file is dropped where a text is typed, which the browser does. */
const takesText = (target: EventTarget | null): boolean => isTypingIn(target) || isInEditor(target)

const wouldOpen = ({ types }: DataTransfer): boolean =>
  types.includes('Files') || types.includes('text/uri-list')

/**
 * Keeps files and pictures that are dropped beside a zone from opening in the tab. The zones handle
 * their events before, and keep the browser's own work off too.
 * @param onNoFile told when a picture of another page, which has no file, is dropped on a page that
 *   takes files
 * @returns stops it
 */
export function guardDrops(onNoFile: () => void): () => void {
  const over = (event: DragEvent): void => {
    if (event.defaultPrevented || !event.dataTransfer || takesText(event.target)) return
    if (!wouldOpen(event.dataTransfer)) return
    event.preventDefault()
    if (event.dataTransfer.types.includes('Files')) event.dataTransfer.dropEffect = 'none'
  }
  const drop = (event: DragEvent): void => {
    const data = event.dataTransfer
    if (!data || takesText(event.target) || !wouldOpen(data)) return
    event.preventDefault()
    const isShown = /<img\b/i.test(data.getData('text/html'))
    if (data.files.length === 0 && isShown && document.querySelector('input[type=file]')) onNoFile()
  }
  addEventListener('dragover', over)
  addEventListener('drop', drop)
  return () => {
    removeEventListener('dragover', over)
    removeEventListener('drop', drop)
  }
}

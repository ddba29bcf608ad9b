import { isInEditor, isTypingIn } from '@/lib/key-combo.ts'

/** Whether the content of a page is dropped where a text is typed: the browser writes its text. */
const takesText = (target: EventTarget | null, { types }: DataTransfer): boolean =>
  (isTypingIn(target) || isInEditor(target)) &&
  (types.includes('text/uri-list') || types.includes('text/html'))

/** Browsers open a file of the disk also when it is dropped on a field. */
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
    const data = event.dataTransfer
    if (event.defaultPrevented || !data || takesText(event.target, data) || !wouldOpen(data)) return
    event.preventDefault()
    if (data.types.includes('Files')) data.dropEffect = 'none'
  }
  const drop = (event: DragEvent): void => {
    const data = event.dataTransfer
    if (!data || takesText(event.target, data) || !wouldOpen(data)) return
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

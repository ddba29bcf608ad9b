import { useState } from 'react'
import type { DragEvent } from 'react'

/** Props of an element on which files can be dropped. */
interface DropZone {
  /** `true` while files are over it. */
  'data-over': true | undefined
  onDragOver: (event: DragEvent) => void
  onDragLeave: (event: DragEvent) => void
  onDrop: (event: DragEvent) => void
}

/**
 * Takes files, and folders, that are dropped on an element. What else is dragged over it is left to
 * the page (guard-drops.ts), which says that a picture of another page has no file.
 */
export function useDropZone(take: (data: DataTransfer) => void): DropZone {
  const [isOver, setIsOver] = useState(false)
  return {
    'data-over': isOver || undefined,
    onDragOver: (event) => {
      if (!event.dataTransfer.types.includes('Files')) return
      event.preventDefault()
      setIsOver(true)
    },
    onDragLeave: ({ currentTarget, relatedTarget }) => {
      // On the way to a part of the element.
      if (relatedTarget instanceof Node && currentTarget.contains(relatedTarget)) return
      setIsOver(false)
    },
    onDrop: (event) => {
      setIsOver(false)
      if (event.dataTransfer.files.length === 0) return
      event.preventDefault()
      take(event.dataTransfer)
    },
  }
}

import type { AnnotatorTool } from './types.ts'

export const toolKeys = {
  select: 'V',
  box: 'B',
  polygon: 'P',
  point: 'D',
  pan: 'H',
} as const satisfies Record<AnnotatorTool, string>
export const undoKey = 'Mod+Z'
export const redoKeys = ['Mod+Shift+Z', 'Mod+Y'] as const

/** The keys of the picture, in the order of their list. */
export const keyRows = [
  { id: 'tools', keys: Object.values(toolKeys) },
  { id: 'add', keys: ['N'] },
  { id: 'next', keys: ['Tab'] },
  { id: 'move', keys: ['ArrowLeft', 'ArrowUp', 'ArrowRight', 'ArrowDown'] },
  { id: 'size', keys: ['Alt+ArrowRight'] },
  { id: 'label', keys: ['1', '2', '3', '4', '5', '6', '7', '8', '9'], shown: ['1', '…', '9'] },
  { id: 'corner', keys: ['Enter'] },
  { id: 'corners', keys: ['[', ']', 'I'] },
  { id: 'remove', keys: ['Delete'] },
  { id: 'undo', keys: [undoKey] },
  { id: 'zoom', keys: ['Plus', '=', '-', '0'], shown: ['Plus', '-', '0'] },
  { id: 'pan', keys: ['Space'] },
  { id: 'pictures', keys: ['PageUp', 'PageDown'] },
  { id: 'escape', keys: ['Escape'] },
] as const
export type KeyRow = (typeof keyRows)[number]

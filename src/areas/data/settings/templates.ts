import type { ProjectKind } from '@/api/contract/label-projects.ts'

/** Ten usual jobs. Their words are `labelForm:template.<id>`: a name, classes and instructions. */
export const projectTemplates = {
  street: { kind: 'bounding_box', overlap: '2' },
  shelf: { kind: 'bounding_box', overlap: '2' },
  plates: { kind: 'bounding_box', overlap: '2' },
  roofs: { kind: 'satellite', overlap: '2' },
  defects: { kind: 'polygon', overlap: '3' },
  faces: { kind: 'points', overlap: '2' },
  moderation: { kind: 'classification', overlap: '3' },
  tone: { kind: 'classification', overlap: '3' },
  names: { kind: 'text_spans', overlap: '2' },
  calls: { kind: 'transcription', overlap: '1' },
} as const satisfies Readonly<Record<string, { kind: ProjectKind; overlap: string }>>
export type ProjectTemplate = keyof typeof projectTemplates

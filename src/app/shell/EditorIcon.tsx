import { BookMarked, GlobeLock, PackageOpen, PenLine } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import type { EditorPage } from '../layouts/nav.ts'

const icons: Record<EditorPage, LucideIcon> = {
  editorBlog: PenLine,
  editorTutorials: BookMarked,
  editorSoftware: PackageOpen,
  manualDomains: GlobeLock,
}

/** The icons of a group that few people see come when it is shown. */
export function EditorIcon({ id }: { id: EditorPage }) {
  const Icon = icons[id]
  return <Icon size={18} aria-hidden="true" />
}

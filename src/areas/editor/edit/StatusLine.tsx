import {
  CircleAlert,
  CloudCheck,
  CloudOff,
  CloudUpload,
  PencilLine,
  TriangleAlert,
} from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { useFormat } from '@/shared/account/use-format.ts'
import { Button } from '@/ui/Button.tsx'
import type { SavedDocument } from './autosave.ts'
import s from './edit.module.css'

interface StatusLineProps {
  document: SavedDocument
  /** Why a changed article is not sent. */
  held: boolean
  readOnly: boolean
  onSave: () => void
}

type Display = {
  icon: LucideIcon
  tone: 'plain' | 'ok' | 'warn' | 'bad'
  text: string
  again: boolean
}

/** Where the text is saved. Important changes are announced. */
export function StatusLine({
  document: { article, state, savedAt },
  held,
  readOnly,
  onSave,
}: StatusLineProps) {
  const { t } = useTranslation('editor')
  const format = useFormat()
  const saved =
    savedAt === null
      ? t('edit.save.savedOn', { at: format.date(article.updatedAt, 'dateTime') })
      : t('edit.save.saved', { time: format.date(new Date(savedAt).toISOString(), 'time') })

  function displayOf(): Display {
    if (readOnly)
      return { icon: PencilLine, tone: 'plain', text: t('edit.save.readOnly'), again: false }
    switch (state.is) {
      case 'saved':
        return { icon: CloudCheck, tone: 'ok', text: saved, again: false }
      case 'changed':
        return held
          ? { icon: TriangleAlert, tone: 'warn', text: t('edit.save.held'), again: false }
          : { icon: PencilLine, tone: 'plain', text: t('edit.save.changed'), again: true }
      case 'saving':
        return { icon: CloudUpload, tone: 'plain', text: t('edit.save.saving'), again: false }
      case 'offline':
        return {
          icon: CloudOff,
          tone: 'warn',
          text:
            state.problem.kind === 'FETCH_ERROR'
              ? t('edit.save.offline')
              : t('edit.save.unreachable'),
          again: true,
        }
      case 'refused':
        return { icon: CircleAlert, tone: 'bad', text: t('edit.save.refused'), again: true }
      case 'conflict':
        return { icon: TriangleAlert, tone: 'warn', text: t('edit.save.conflict'), again: false }
      case 'signed-out':
        return { icon: TriangleAlert, tone: 'warn', text: t('edit.save.signedOut'), again: false }
    }
  }
  const { icon: Icon, tone, text, again } = displayOf()
  return (
    <div className={`cluster gap-2 gap-x-4 quiet text-2 ${s.status}`}>
      <span className="inline-row gap-2" data-tone={tone}>
        <Icon size={18} aria-hidden="true" />
        <span role="status">{text}</span>
      </span>
      {again && (
        <Button variant="tertiary" onClick={onSave}>
          {t('edit.save.now')}
        </Button>
      )}
    </div>
  )
}

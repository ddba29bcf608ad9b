import { useTranslation } from '@/i18n/use-translation.ts'
import { Button } from '@/ui/Button.tsx'
import s from './edit.module.css'
import type { SlugState } from './use-slug.ts'

interface SlugNoteProps {
  state: SlugState
  /** The first press, whose answer was lost, may have made what has the slug. */
  mayBeOwn?: boolean
  onTake: (slug: string) => void
}

/** Reports the state of the slug. The element always exists, so that changes are announced. */
export function SlugNote({ state, mayBeOwn = false, onTake }: SlugNoteProps) {
  const { t } = useTranslation('editor')
  const { t: common } = useTranslation()
  const isOwn = mayBeOwn && state.is === 'taken'
  const suggestion = state.is === 'taken' && !isOwn ? state.suggestion : null
  const told = isOwn
    ? common('form.field.made_before')
    : state.is === 'checking' ||
        state.is === 'free' ||
        state.is === 'taken' ||
        state.is === 'unknown'
      ? t(`edit.slug.${state.is}`)
      : ''
  return (
    <div className="stack gap-2">
      <p
        role="status"
        className={`quiet text-2 ${s.quiet}`}
        data-tone={
          isOwn ? undefined : state.is === 'taken' ? 'bad' : state.is === 'free' ? 'ok' : undefined
        }
      >
        {told}
      </p>
      {suggestion && (
        <div className="cluster gap-2">
          <Button variant="secondary" onClick={() => onTake(suggestion)}>
            {t('edit.slug.take', { slug: suggestion })}
          </Button>
        </div>
      )}
    </div>
  )
}

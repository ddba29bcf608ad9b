import { use, useId } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { ErrorState } from '@/ui/ErrorState.tsx'
import { Boundary } from '../Boundary.tsx'
import { cx } from '@/ui/cx.ts'
import { FrameTitle } from './frame-title.ts'
import s from './account.module.css'

/** Replaces a part that threw while rendering. Only another document can try again. */
function PartBroken() {
  const { t } = useTranslation()
  return (
    <ErrorState
      level={3}
      title={t('error.part.title')}
      retryLabel={t('action.reload')}
      onRetry={() => location.reload()}
    >
      {t('error.screen.text')}
    </ErrorState>
  )
}

interface AccountSectionProps {
  title: ReactNode
  text?: ReactNode
  /** Shown at the end of the title row: a status or a small action. */
  aside?: ReactNode
  tone?: 'plain' | 'danger'
  children: ReactNode
}

/**
 * One section of an account page. A title that is the page's own is not shown again: it only names
 * the section.
 */
export function AccountSection({
  title,
  text,
  aside,
  tone = 'plain',
  children,
}: AccountSectionProps) {
  const id = useId()
  const isRepeat = use(FrameTitle) === title && tone === 'plain'
  const about = text && <p className={cx('quiet text-2', !isRepeat && `fill ${s.text}`)}>{text}</p>
  return (
    <section className={`min-0 panel ${s.section}`} aria-labelledby={id} data-tone={tone}>
      {isRepeat && (
        <h2 id={id} className="visually-hidden">
          {title}
        </h2>
      )}
      {(!isRepeat || aside || text) && (
        <div
          className={cx(
            'cluster between gap-x-4 line-below',
            // Without a title a button that wraps is right below the text.
            isRepeat ? 'gap-3' : 'gap-1',
            s.sectionHead,
          )}
        >
          {isRepeat ? about : <h2 id={id}>{title}</h2>}
          {aside && <div className={cx('cluster gap-2 text-2', isRepeat && s.alone)}>{aside}</div>}
          {!isRepeat && about}
        </div>
      )}
      <div className={s.body}>
        <Boundary fallback={<PartBroken />}>{children}</Boundary>
      </div>
    </section>
  )
}

import { useTranslation } from '@/i18n/use-translation.ts'
import { sentences } from '@/lib/sentences.ts'
import { Button } from '@/ui/Button.tsx'
import { useTakeFocus } from '@/ui/use-take-focus.ts'
import type { SkipReason } from './state.ts'
import s from './desk.module.css'

const reasons = [
  'unreadable',
  'not_captcha',
  'other_language',
  'no_instruction',
  'other',
] as const satisfies readonly SkipReason[]

interface SkipPanelProps {
  left: number | null
  onSkip: (reason: SkipReason) => void
  onClose: () => void
}

/** Asks why a task is skipped, and shows how many more may be skipped today. */
export function SkipPanel({ left, onSkip, onClose }: SkipPanelProps) {
  const { t } = useTranslation('desk')
  const box = useTakeFocus<HTMLDivElement>(true)
  return (
    <div
      ref={box}
      tabIndex={-1}
      role="group"
      aria-label={t('skip.title')}
      className="box grid gap-3 pad-3 alice"
    >
      <p>
        <b>{t('skip.title')}</b>{' '}
        {left === 0
          ? t('skip.none')
          : sentences(t('skip.free'), left !== null && t('skip.left', { count: left }))}
      </p>
      <div className={`grid gap-2 ${s.reasons}`}>
        {(left === null || left > 0) &&
          reasons.map((reason) => (
            <Button key={reason} variant="secondary" onClick={() => onSkip(reason)}>
              {t(`skip.${reason}`)}
            </Button>
          ))}
        <Button variant="tertiary" onClick={onClose}>
          {t('skip.back')}
        </Button>
      </div>
    </div>
  )
}

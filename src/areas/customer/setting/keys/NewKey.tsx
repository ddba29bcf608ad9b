import { useTranslation } from '@/i18n/use-translation.ts'
import { Button } from '@/ui/Button.tsx'
import { CopyButton } from '@/ui/CopyButton.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { useTakeFocus } from '@/ui/use-take-focus.ts'
import { useCopyLabels } from '@/shared/use-copy-labels.ts'
import s from '../setting.module.css'

interface NewKeyProps {
  /** The whole key. Only this dialog holds it. */
  value: string
  text: string
  onClose: () => void
}

/** Shows a newly created key, which is visible only once. */
export function NewKey({ value, text, onClose }: NewKeyProps) {
  const { t } = useTranslation('keys')
  const { t: common } = useTranslation()
  const copy = useCopyLabels(common('action.copyKey'))
  // It replaces the pressed element.
  const box = useTakeFocus<HTMLDivElement>()
  return (
    <div className="stack gap-4">
      <div
        ref={box}
        tabIndex={-1}
        className={`cluster between gap-3 pad-4 round-2 ${s.fresh}`}
        role="group"
        aria-label={t('fresh.label')}
      >
        <code className="min-0 text-3 bold break" translate="no" dir="ltr">
          {value}
        </code>
        <CopyButton value={value} labels={copy} variant="primary" />
      </div>
      <Notice tone="warn" title={t('fresh.once')}>
        {t('fresh.onceText')}
      </Notice>
      <p>{text}</p>
      <div>
        <Button variant="secondary" onClick={onClose}>
          {t('fresh.done')}
        </Button>
      </div>
    </div>
  )
}

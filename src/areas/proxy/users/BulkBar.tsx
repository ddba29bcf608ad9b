import { useTranslation } from 'react-i18next'
import { Button } from '@/ui/Button.tsx'
import { Checkbox } from '@/ui/Checkbox.tsx'
import s from '../account.module.css'

export type BulkAction = 'pause' | 'resume' | 'delete'

interface BulkBarProps {
  count: number
  all: number
  onAll: (on: boolean) => void
  onAction: (action: BulkAction) => void
}

/** The bulk actions. Their space is reserved, so that nothing moves. */
export function BulkBar({ count, all, onAll, onAction }: BulkBarProps) {
  const { t } = useTranslation('proxyUsers')
  const { t: common } = useTranslation()
  return (
    <div
      className={`cluster gap-2 gap-x-4 control ${s.bulk}`}
      role="group"
      aria-label={t('bulk.label')}
    >
      <Checkbox
        label={t('bulk.all')}
        checked={count === all}
        ref={(box) => {
          if (box) box.indeterminate = count > 0 && count < all
        }}
        onChange={({ currentTarget }) => onAll(currentTarget.checked)}
      />
      <p role="status">{count > 0 && t('bulk.count', { count })}</p>
      {count > 0 && (
        <div className={`row wrap gap-2 ${s.buttons}`}>
          <Button variant="secondary" onClick={() => onAction('pause')}>
            {t('action.pause')}
          </Button>
          <Button variant="secondary" onClick={() => onAction('resume')}>
            {t('action.resume')}
          </Button>
          <Button variant="primary-danger" onClick={() => onAction('delete')}>
            {common('action.delete')}
          </Button>
        </div>
      )}
    </div>
  )
}

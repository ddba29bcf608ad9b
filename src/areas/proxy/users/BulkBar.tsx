import { useTranslation } from '@/i18n/use-translation.ts'
import { Button } from '@/ui/Button.tsx'
import { SelectionBar } from '../cabinet/SelectionBar.tsx'

export type BulkAction = 'pause' | 'resume' | 'delete'

interface BulkBarProps {
  count: number
  all: number
  onAll: (on: boolean) => void
  onAction: (action: BulkAction) => void
}

/** The actions for several users. */
export function BulkBar({ count, all, onAll, onAction }: BulkBarProps) {
  const { t } = useTranslation('proxyUsers')
  const { t: common } = useTranslation()
  return (
    <SelectionBar
      label={t('bulk.label')}
      all={t('bulk.all')}
      counted={t('bulk.count', { count })}
      selected={count}
      total={all}
      onAll={onAll}
    >
      <Button variant="secondary" onClick={() => onAction('pause')}>
        {t('action.pause')}
      </Button>
      <Button variant="secondary" onClick={() => onAction('resume')}>
        {t('action.resume')}
      </Button>
      <Button variant="primary-danger" onClick={() => onAction('delete')}>
        {common('action.delete')}
      </Button>
    </SelectionBar>
  )
}

import { useTranslation } from 'react-i18next'
import { DataTable } from '@/ui/DataTable.tsx'
import { SkeletonGroup } from '@/ui/Skeleton.tsx'
import { usePriceColumns } from './columns.tsx'
import s from './pricing.module.css'

export function TablesLoading() {
  const { t } = useTranslation('pricing')
  const { t: common } = useTranslation()
  const columns = usePriceColumns()
  return (
    <SkeletonGroup label={common('loading')} className={s.tables}>
      <DataTable
        caption={t('group.image')}
        columns={columns}
        rows={[]}
        rowKey={({ key }) => key}
        loadingRows={10}
        className={s.table}
      />
      <DataTable
        caption={t('group.token')}
        columns={columns}
        rows={[]}
        rowKey={({ key }) => key}
        loadingRows={10}
        className={s.table}
      />
    </SkeletonGroup>
  )
}

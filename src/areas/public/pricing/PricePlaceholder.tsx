import { useTranslation } from 'react-i18next'
import { DataTable } from '@/ui/DataTable.tsx'
import { Section } from '@/ui/Section.tsx'
import { Skeleton, SkeletonGroup } from '@/ui/Skeleton.tsx'
import { usePriceColumns } from './columns.tsx'
import s from './pricing.module.css'

/** The tables without figures. */
export function TablesLoading() {
  const { t } = useTranslation('pricing')
  const columns = usePriceColumns()
  return (
    <SkeletonGroup label={t('list.loading')} className={s.tables}>
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

/** What the prerendered page shows in the place of the price list: its size, without a call. */
export function PricePlaceholder() {
  const { t } = useTranslation('pricing')
  return (
    <Section title={t('list.title')} lead={t('list.lead')} id="prices">
      <div className={s.tools} aria-hidden="true">
        <Skeleton variant="block" size="s" className={s.toolHole} />
      </div>
      <p className={s.updated}>&nbsp;</p>
      <TablesLoading />
    </Section>
  )
}

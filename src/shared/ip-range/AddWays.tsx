import type { ReactNode } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { Tabs } from '@/ui/Tabs.tsx'
import s from './ip-range.module.css'

interface AddWaysProps {
  one: ReactNode
  many: ReactNode
}

/** Adds one address, or many at once. */
export function AddWays({ one, many }: AddWaysProps) {
  const { t } = useTranslation('ipRange')
  return (
    <Tabs
      label={t('add.ways')}
      size="sm"
      items={[
        { id: 'one', label: t('add.one'), content: <div className={s.tab}>{one}</div> },
        { id: 'many', label: t('add.many'), content: <div className={s.tab}>{many}</div> },
      ]}
    />
  )
}

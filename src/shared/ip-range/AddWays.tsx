import type { ComponentType, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Skeleton, SkeletonGroup } from '@/ui/Skeleton.tsx'
import { Tabs } from '@/ui/Tabs.tsx'
import { LatePart } from '../LatePart.tsx'
import { PartLost } from '../PartLost.tsx'
import s from './ip-range.module.css'

interface AddWaysProps<P> {
  one: ReactNode
  /** The form for many addresses. Must be a constant of the module. */
  loadMany: () => Promise<ComponentType<P>>
  props: P
}

/** Adds one address, or many at once. */
export function AddWays<P extends object>({ one, loadMany, props }: AddWaysProps<P>) {
  const { t } = useTranslation('ipRange')
  const { t: shell } = useTranslation()
  const fallback = (
    <SkeletonGroup label={shell('loading')}>
      <Skeleton lines={16} />
    </SkeletonGroup>
  )
  const many = (
    <LatePart load={loadMany} props={props} fallback={fallback} failed={<PartLost level={3} />} />
  )
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

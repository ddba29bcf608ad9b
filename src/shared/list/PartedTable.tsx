import { useRef } from 'react'
import type { ComponentProps } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { DataTable } from '@/ui/DataTable.tsx'
import { MoreParts } from './MoreParts.tsx'
import { useParts } from './use-parts.ts'

/** A table outside the list kit that renders a very long answer in parts. */
export function PartedTable<Row>({ rows, ...table }: ComponentProps<typeof DataTable<Row>>) {
  const { t } = useTranslation()
  const box = useRef<HTMLDivElement>(null)
  const parts = useParts(rows, box)
  return (
    <div ref={box}>
      <DataTable unfold={t('label.details')} {...table} rows={parts.drawn} />
      <MoreParts {...parts} />
    </div>
  )
}

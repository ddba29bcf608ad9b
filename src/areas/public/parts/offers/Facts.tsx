import { Split } from '@/shared/landing/Split.tsx'
import { DataTable } from '@/ui/DataTable.tsx'
import type { Word } from './OfferPage.tsx'

interface FactsProps {
  /** Of `title`, `lead`, the columns `name` and `note`, and of each line `<id>.name` and `<id>.note`. */
  word: Word
  ids: readonly string[]
  tone?: 'plain' | 'alice'
}

/** Names with what is to be said of each, as a table. */
export function Facts({ word, ids, tone = 'plain' }: FactsProps) {
  return (
    <Split title={word('title')} lead={word('lead')} tone={tone}>
      <DataTable
        caption={word('title')}
        hideCaption
        rows={ids}
        rowKey={(id) => id}
        columns={[
          { key: 'name', header: word('name'), rowHeader: true, cell: (id) => word(`${id}.name`) },
          { key: 'note', header: word('note'), cell: (id) => word(`${id}.note`) },
        ]}
      />
    </Split>
  )
}

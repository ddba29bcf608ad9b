import { Split } from '@/shared/landing/Split.tsx'
import { DataTable } from '@/ui/DataTable.tsx'
import { Kbd } from '@/ui/Kbd.tsx'
import type { Word } from '../offers/OfferPage.tsx'

export interface Shortcut {
  id: string
  keys: readonly string[]
}

/** What a program does at which key. */
export function KeyTable({ word, shortcuts, tone = 'plain' }: { word: Word; shortcuts: readonly Shortcut[]; tone?: 'plain' | 'alice' }) {
  return (
    <Split title={word('keys.title')} lead={word('keys.lead')} tone={tone}>
      <DataTable
        caption={word('keys.title')}
        hideCaption
        rows={shortcuts}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'keys',
            header: word('keys.key'),
            rowHeader: true,
            nowrap: true,
            cell: ({ keys }) => (
              <span translate="no">
                {keys.map((key, index) => (
                  <span key={key}>
                    {index > 0 && ' + '}
                    <Kbd>{key}</Kbd>
                  </span>
                ))}
              </span>
            ),
          },
          { key: 'does', header: word('keys.does'), cell: ({ id }) => word(`keys.${id}`) },
        ]}
      />
    </Split>
  )
}

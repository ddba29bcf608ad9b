import { useTranslation } from '@/i18n/use-translation.ts'
import type { Revision } from '@/api/contract/editor.ts'
import { DateTime } from '@/shared/account/DateTime.tsx'
import { useFormat } from '@/shared/account/use-format.ts'
import { Button } from '@/ui/Button.tsx'
import { PartedTable } from '@/shared/list/PartedTable.tsx'
import { EmptyState } from '@/ui/EmptyState.tsx'
import { cutText } from '@/lib/cut-text.ts'
import { currentSide, useRevisionsAddress } from './use-revisions-address.ts'
import { useNoteName } from './use-note-name.ts'
import s from '../editor.module.css'

/** The versions of an article, newest first. */
export function RevisionList({
  revisions,
  onRestore,
}: {
  revisions: readonly Revision[]
  onRestore: (revision: Revision) => void
}) {
  const { t } = useTranslation('editor')
  const { t: common } = useTranslation()
  const format = useFormat()
  const noteName = useNoteName()
  const { show } = useRevisionsAddress()
  const older = (revision: Revision): Revision | undefined =>
    revisions[revisions.indexOf(revision) + 1]
  return (
    <>
      <p className="quiet mb-4">{t('revisions.text')}</p>
      <PartedTable
        caption={t('revisions.title')}
        hideCaption
        rows={revisions}
        rowKey={({ id }) => id}
        empty={
          <EmptyState level={3} title={t('revisions.empty')}>
            {t('revisions.emptyText')}
          </EmptyState>
        }
        columns={[
          {
            key: 'at',
            header: t('revisions.column.at'),
            rowHeader: true,
            cell: ({ at, by }) => (
              <span className="stack">
                <DateTime at={at} format="dateTime" />
                {by && <span className="quiet text-1 regular">{cutText(by)}</span>}
              </span>
            ),
          },
          {
            key: 'note',
            header: common('label.reason'),
            cell: ({ note }) => note && noteName(note),
          },
          {
            key: 'size',
            header: t('revisions.column.size'),
            numeric: true,
            cell: ({ sizeDelta }) =>
              `${sizeDelta > 0 ? '+' : sizeDelta < 0 ? '−' : '±'}${format.number(Math.abs(sizeDelta))}`,
          },
          {
            key: 'actions',
            header: common('label.actions'),
            hideHeader: true,
            cell: (revision) => {
              const before = older(revision)
              const at = format.date(revision.at, 'dateTime')
              return (
                <span className={`row wrap justify-end ${s.rowActions}`}>
                  <Button
                    variant="tertiary"
                    aria-label={t('revisions.withCurrentNamed', { at })}
                    onClick={() => show(String(revision.id), currentSide)}
                  >
                    {t('revisions.withCurrent')}
                  </Button>
                  {before && (
                    <Button
                      variant="tertiary"
                      aria-label={t('revisions.withOlderNamed', { at })}
                      onClick={() => show(String(before.id), String(revision.id))}
                    >
                      {t('revisions.withOlder')}
                    </Button>
                  )}
                  <Button
                    variant="tertiary"
                    aria-label={t('revisions.restoreNamed', { at })}
                    onClick={() => onRestore(revision)}
                  >
                    {t('revisions.restore')}
                  </Button>
                </span>
              )
            },
          },
        ]}
      />
    </>
  )
}

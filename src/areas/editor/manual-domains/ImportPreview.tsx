import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import type { BadgeTone } from '@/ui/Badge.tsx'
import { Badge } from '@/ui/Badge.tsx'
import { Button } from '@/ui/Button.tsx'
import type { Column } from '@/ui/DataTable.tsx'
import { DataTable } from '@/ui/DataTable.tsx'
import { Forward } from '@/ui/Forward.tsx'
import { lineStates } from './domain-import.ts'
import type { ImportLine, ImportPlan, LineState } from './domain-import.ts'
import { actionBadge } from './domains.ts'
import { DomainName } from './DomainName.tsx'
import { useTypeNames } from './use-type-names.ts'
import s from '../editor.module.css'

const tones: Record<LineState, BadgeTone> = {
  new: 'ok',
  changed: 'info',
  same: 'neutral',
  wrong: 'bad',
}
const step = 100

/** The effect of each line of a file. */
export function ImportPreview({
  name,
  plan: { lines, count },
}: {
  name: string
  plan: ImportPlan
}) {
  const { t } = useTranslation('manualDomains')
  const [only, setOnly] = useState<LineState | null>(null)
  const [most, setMost] = useState(step)
  const columns = useColumns()
  const wanted = only ? lines.filter(({ state }) => state === only) : lines
  if (lines.length === 0) return <p>{t('import.nothing', { name })}</p>
  return (
    <>
      <p role="status">
        {t('import.summary', {
          name,
          added: count.new,
          changed: count.changed,
          same: count.same,
          wrong: count.wrong,
        })}
      </p>
      {count.wrong > 0 && <p className="quiet text-1">{t('import.wrongSkipped')}</p>}
      <div role="group" aria-label={t('import.show')} className="cluster gap-2">
        <button
          type="button"
          className={`pad-x-3 quiet text-2 pill ${s.chip}`}
          aria-pressed={only === null}
          onClick={() => setOnly(null)}
        >
          {t('import.all')} <span className="quiet text-1 regular num">{lines.length}</span>
        </button>
        {lineStates.map((state) => (
          <button
            key={state}
            type="button"
            className={`pad-x-3 quiet text-2 pill ${s.chip}`}
            aria-pressed={only === state}
            onClick={() => setOnly(state)}
          >
            {t(`import.state.${state}`)}{' '}
            <span className="quiet text-1 regular num">{count[state]}</span>
          </button>
        ))}
      </div>
      <DataTable
        caption={t('import.caption')}
        hideCaption
        columns={columns}
        rows={wanted.slice(0, most)}
        rowKey={({ line }) => line}
        empty={<p className="quiet text-1">{t('import.none')}</p>}
      />
      {wanted.length > most && (
        <div>
          <Button variant="secondary" onClick={() => setMost(most + step)}>
            {t('import.more', { count: wanted.length - most })}
          </Button>
        </div>
      )}
    </>
  )
}

function useColumns(): Column<ImportLine>[] {
  const { t } = useTranslation('manualDomains')
  const { nameOf } = useTypeNames()
  const actionName = (code: string): string => {
    const look = actionBadge(code)
    return look ? t(look.key) : code
  }
  return [
    { key: 'line', header: t('import.column.line'), numeric: true, cell: ({ line }) => line },
    {
      key: 'domain',
      header: t('column.domain'),
      rowHeader: true,
      cell: ({ entry, written }) =>
        entry ? (
          <DomainName domain={entry.domain} />
        ) : (
          <bdi className="break" translate="no">
            {written.domain || '—'}
          </bdi>
        ),
    },
    {
      key: 'state',
      header: t('import.column.state'),
      cell: ({ state, faults, repeats }) => (
        <span className="stack gap-0 items-start">
          <Badge tone={tones[state]}>{t(`import.state.${state}`)}</Badge>
          {faults.map((fault) => (
            <span key={fault} className="bad text-1">
              {t(`import.lineFault.${fault}`, { line: repeats ?? 0 })}
            </span>
          ))}
        </span>
      ),
    },
    { key: 'type', header: t('column.type'), cell: ({ written }) => nameOf(written.captchaType) },
    {
      key: 'action',
      header: t('column.action'),
      cell: ({ written, before }) => (
        <Change from={before && actionName(before.action)} to={actionName(written.action)} />
      ),
    },
    {
      key: 'note',
      header: t('column.note'),
      cell: ({ written, before }) =>
        (written.note || before?.note) && (
          <Change from={before && (before.note ?? '')} to={written.note} />
        ),
    },
  ]
}

/** The old value, if it changes, and the new one. */
function Change({ from, to }: { from: string | null; to: string }) {
  const { t } = useTranslation('manualDomains')
  if (from === null || from === to) return <span className={`quiet ${s.note}`}>{to}</span>
  return (
    <span className={`quiet ${s.note}`}>
      <del>
        <span className="visually-hidden">{t('import.was')} </span>
        {from || '—'}
      </del>{' '}
      <Forward size={14} />{' '}
      <ins>
        <span className="visually-hidden">{t('import.becomes')} </span>
        {to || '—'}
      </ins>
    </span>
  )
}

import { useTranslation } from '@/i18n/use-translation.ts'
import { cutText } from '@/lib/cut-text.ts'
import type { Bulk, AddressLineProblem } from './address-lines.ts'
import { useAddressWords } from './use-address-words.ts'
import s from './ip-range.module.css'

interface BulkVerdictProps {
  bulk: Bulk
  /** Further lines that the backend refused. */
  refused: readonly AddressLineProblem[]
  /** The maximum length of a comment. */
  longest: number
}

/** Shows while typing what would happen to each line. */
export function BulkVerdict({ bulk, refused, longest }: BulkVerdictProps) {
  const { t } = useTranslation('ipRange')
  const wrong = [...bulk.wrong, ...refused]
  return (
    <div className={`stack gap-2 text-2 ${s.verdict}`}>
      <p role="status">
        {t('bulk.toAdd', { count: bulk.add.length })}
        {wrong.length > 0 && ` ${t('bulk.toFix', { count: wrong.length })}`}
        {bulk.skipped.length > 0 && ` ${t('bulk.skipped', { count: bulk.skipped.length })}`}
      </p>
      <Lines tone="bad" lines={wrong} longest={longest} />
      <Lines tone="quiet" lines={bulk.skipped} longest={longest} />
    </div>
  )
}

interface LinesProps {
  lines: readonly AddressLineProblem[]
  tone: 'bad' | 'quiet'
  longest: number
}

function Lines({ lines, tone, longest }: LinesProps) {
  const { t } = useTranslation('ipRange')
  const words = useAddressWords(longest)
  if (lines.length === 0) return null
  return (
    <ul className={`bare grid gap-1 scroll ${s.lines}`} data-tone={tone}>
      {lines.map(({ line, text, problem, by }, at) => (
        // A line may repeat an address.
        <li key={`${line} ${at}`}>
          <b className="num">{t('bulk.line', { line })}</b>{' '}
          <code translate="no">{cutText(text, 60)}</code>{' '}
          {problem === 'covered' ? t('field.covered', { by: by ?? '' }) : words[problem]}
        </li>
      ))}
    </ul>
  )
}

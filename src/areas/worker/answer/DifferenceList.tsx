import { useTranslation } from '@/i18n/use-translation.ts'
import { useFormat } from '@/shared/account/use-format.ts'
import { differences } from './differences.ts'
import type { Difference } from './differences.ts'
import { draftKind } from './draft.ts'
import type { Given } from '@/api/contract/worker-training.ts'
import type { DraftTask } from './draft-types.ts'
import s from './answer.module.css'

interface DifferenceListProps {
  task: Pick<DraftTask, 'kind' | 'imageWidth' | 'imageHeight'>
  mine: Given | null
  right: Given | null
}

/** What makes an answer different from the right one, in words. */
export function DifferenceList({ task, mine, right }: DifferenceListProps) {
  const { t } = useTranslation('desk')
  const found = differences(draftKind(task.kind), mine, right, {
    width: task.imageWidth ?? 300,
    height: task.imageHeight ?? 200,
  })
  if (found.length === 0) return null
  return (
    <div className="stack gap-1">
      <p className="quiet text-1">{t('differs.title')}</p>
      <ul className={`stack gap-1 ${s.differences}`}>
        {found.map((difference, index) => (
          <li key={index}>
            <InWords difference={difference} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function InWords({ difference }: { difference: Difference }) {
  const { t } = useTranslation('desk')
  const format = useFormat()
  const percent = (share: number): string => format.percent(share, 0)
  switch (difference.what) {
    case 'sign':
      return t('differs.sign', difference)
    case 'length':
      return t('differs.length', difference)
    case 'count':
      return t('differs.count', difference)
    case 'far':
      return t('differs.far', { ...difference, count: difference.pixels })
    case 'capitals':
    case 'saidNone':
    case 'isNone':
      return t(`differs.${difference.what}`)
    case 'unmarked':
      return t('differs.unmarked', { at: difference.at })
    case 'missing':
    case 'extra':
      return t(`differs.${difference.what}`, {
        count: difference.cells.length,
        cells: format.list(difference.cells.map(String)),
      })
    case 'turned':
      return t(difference.degrees > 0 ? 'differs.turnedRight' : 'differs.turnedLeft', {
        degrees: Math.abs(difference.degrees),
      })
    case 'outline':
      return t('differs.outline', {
        covered: percent(difference.covered),
        beside: percent(difference.beside),
      })
    case 'box':
      return difference.shared === 0
        ? t('differs.boxBeside', { at: difference.at })
        : t('differs.box', { at: difference.at, shared: percent(difference.shared) })
    case 'verdict':
      return t(difference.right === 'right' ? 'differs.wasRight' : 'differs.wasWrong')
  }
}

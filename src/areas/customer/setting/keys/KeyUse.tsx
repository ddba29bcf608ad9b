import { useTranslation } from '@/i18n/use-translation.ts'
import type { KeyUseRow } from '@/api/contract/key-scopes.ts'
import { leastScope } from '@/api/contract/key-scopes.ts'
import type { Key } from '@/api/contract/keys.ts'
import { keysApi } from '@/api/endpoints/keys.ts'
import { toProblem } from '@/api/problem.ts'
import { entriesOf } from '@/lib/object.ts'
import { same } from '@/lib/plain.ts'
import { useFormat } from '@/shared/account/use-format.ts'
import { useTypeName } from '@/shared/account/use-type-name.ts'
import { useValues } from '@/shared/form/use-value.ts'
import { PartedList } from '@/shared/list/PartedList.tsx'
import { LongText } from '@/shared/LongText.tsx'
import { ProblemState } from '@/shared/ProblemState.tsx'
import { Button } from '@/ui/Button.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { Skeleton, SkeletonGroup } from '@/ui/Skeleton.tsx'
import { refusedCalls, scopeOf, scopeValues } from './key-form.ts'
import type { KeyFieldsForm } from './key-form.ts'
import { useScopeWords } from './use-scope-words.ts'

/**
 * What the key has called lately: proposes the least scope for it, and lists the calls that the
 * form's choice would refuse. Absent where the backend does not count them (404).
 */
export function KeyUse({ form, id }: { form: KeyFieldsForm; id: Key['id'] }) {
  const { t } = useTranslation('keys')
  const { t: common } = useTranslation()
  const answer = keysApi.useKeyUseQuery({ id }, { refetchOnMountOrArgChange: true })
  const { currentData: data, error, isFetching, refetch } = answer
  if (!data && error && toProblem(error).status === 404) return null
  if (!data && error)
    return (
      <ProblemState
        problem={toProblem(error)}
        onRetry={() => void refetch()}
        busy={isFetching}
        level={3}
      />
    )
  if (!data)
    return (
      <SkeletonGroup label={common('loading')}>
        <Skeleton lines={2} />
      </SkeletonGroup>
    )
  if (data.records.length === 0)
    return <p className="quiet text-2">{t('use.none', { count: data.days })}</p>
  return <UsedCalls form={form} calls={data.records} days={data.days} />
}

function UsedCalls({
  form,
  calls,
  days,
}: {
  form: KeyFieldsForm
  calls: readonly KeyUseRow[]
  days: number
}) {
  const { t } = useTranslation('keys')
  const format = useFormat()
  const nameOf = useTypeName()
  const wordsOf = useScopeWords()
  const values = useValues(form)
  const scope = scopeOf(values)
  const refused = refusedCalls(calls, scope, values.scope === 'all' ? null : values.types)
  const least = leastScope(calls)
  const propose = (): void => {
    for (const [name, value] of entriesOf(scopeValues(least))) form.choose(name, value)
  }
  return (
    <div className="stack gap-3">
      {least && (
        <Notice
          title={t('use.title', { count: days })}
          action={
            !same(scope, least) && (
              <Button variant="secondary" onClick={propose}>
                {t('use.apply')}
              </Button>
            )
          }
        >
          {wordsOf(least).join(' · ')}
        </Notice>
      )}
      <div role="status">
        {refused.length > 0 ? (
          <Notice tone="warn" title={t('use.refused', { count: refused.length })}>
            <PartedList as="ul" rows={refused} className="stack gap-1">
              {(row) => (
                <li key={keyOfRow(row)} className="break">
                  <code translate="no" dir="ltr">
                    <LongText text={row.call} />
                  </code>
                  {row.type && ` · ${nameOf(row.type)}`}
                  {row.projectId !== null && (
                    <>
                      {' · '}
                      <LongText text={row.projectName ?? String(row.projectId)} />
                    </>
                  )}
                  {' · '}
                  {t('use.times', { count: row.count, number: format.number(row.count) })}
                  {row.lastAt && ` · ${t('use.last', { time: format.date(row.lastAt) })}`}
                </li>
              )}
            </PartedList>
          </Notice>
        ) : (
          <p className="quiet text-2">{t('use.fits', { count: days })}</p>
        )}
      </div>
    </div>
  )
}

const keyOfRow = ({ call, type, projectId, area, level }: KeyUseRow): string =>
  [call, type, projectId, area, level].join(' ')

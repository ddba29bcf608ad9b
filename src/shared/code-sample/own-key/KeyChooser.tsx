import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import type { Key } from '@/api/contract/keys.ts'
import type { PersonId } from '@/api/contract/user.ts'
import { keysApi } from '@/api/endpoints/keys.ts'
import { withGap } from '@/lib/sentences.ts'
import { useUser } from '@/session/use-user.ts'
import { toProblem } from '@/api/problem.ts'
import { actionsOf, accountKeyName, keyStatus, sortAccountKeys } from '@/shared/account-key/keys.ts'
import { useReveal } from '@/shared/account-key/use-reveal.ts'
import { ActionProblem } from '@/shared/account/ActionProblem.tsx'
import { SignInOffer } from '@/shared/account/SignInOffer.tsx'
import { ProblemState } from '@/shared/ProblemState.tsx'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { Field } from '@/ui/Field.tsx'
import { Select } from '@/ui/Select.tsx'
import { setSampleKey } from '../sample-key.ts'

interface KeyChooserProps {
  /** Grows with each press of the button. */
  turn: number
  /** Must stay the same function. */
  onBusy: (busy: boolean) => void
}

/** Reveals the first key of the account, and offers a choice if there are more. */
export function KeyChooser(props: KeyChooserProps) {
  const { t } = useTranslation('keyValue')
  const { user, error, isFetching, refetch } = useUser()
  const { onBusy } = props
  const isOver = user === null || error !== undefined
  useEffect(() => {
    if (isOver) onBusy(false)
  }, [isOver, onBusy, props.turn])
  // The key resets the choice when another person signs in, because only the first one pressed.
  if (user) return <OwnKeys key={user.id} owner={user.id} {...props} />
  if (user === null) return <SignInOffer title={t('samples.guest')} />
  return error ? (
    <ProblemState level={3} problem={error} busy={isFetching} onRetry={() => void refetch()} />
  ) : null
}

interface OwnKeysProps extends KeyChooserProps {
  owner: PersonId
}

function OwnKeys({ turn, owner, onBusy }: OwnKeysProps) {
  const { t } = useTranslation('keyValue')
  const { t: common } = useTranslation()
  const { data, error, isFetching, refetch } = keysApi.useKeysQuery()
  const [choice, setChoice] = useState<{ turn: number; id: Key['id'] } | null>(null)
  const working = sortAccountKeys(data?.records ?? []).live.filter(
    (one) =>
      actionsOf(one).reveal && keyStatus(one.status) !== 'disabled' && one.status !== 'expired',
  )
  const [first] = working
  // A press selects the first key. If that key is deleted later, no other replaces it by itself.
  if (first && choice?.turn !== turn) setChoice({ turn, id: first.id })
  const record = working.find(({ id }) => id === choice?.id)
  const isOver = data ? !record && choice?.turn === turn : error !== undefined
  const isNone = data !== undefined && working.length === 0
  useEffect(() => {
    if (isOver || isNone) onBusy(false)
  }, [isNone, isOver, onBusy, turn])
  if (!data)
    return error ? (
      <ProblemState
        level={3}
        problem={toProblem(error)}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    ) : null
  if (isNone)
    return (
      <p role="status">
        {withGap(t('none'))}
        <RouteLink to={{ id: 'setting' }}>{common('nav.crumb.setting')}</RouteLink>
      </p>
    )
  return (
    record && (
      <div className="stack gap-3">
        <OneKey key={record.id} record={record} turn={turn} owner={owner} onBusy={onBusy} />
        {working.length > 1 && (
          <Field label={t('samples.choose')}>
            <Select
              value={String(record.id)}
              onChange={({ target }) => {
                const next = working.find(({ id }) => String(id) === target.value)
                if (next) setChoice({ turn, id: next.id })
              }}
            >
              {working.map((one) => (
                <option key={one.id} value={String(one.id)}>
                  {`${accountKeyName(one)} (${one.prefix}…${one.suffix})`}
                </option>
              ))}
            </Select>
          </Field>
        )}
      </div>
    )
  )
}

function OneKey({ record, turn, owner, onBusy }: OwnKeysProps & { record: Key }) {
  const { t } = useTranslation('keyValue')
  const { value, action, reveal } = useReveal(record, Infinity)
  const begin = useEffectEvent(() => {
    void reveal().finally(() => onBusy(false))
  })
  useEffect(() => begin(), [turn])
  const isShown = useRef(false)
  useEffect(() => {
    if (value !== null) setSampleKey({ value, owner })
    // It was hidden here; a key that another page has put stays.
    else if (isShown.current) setSampleKey(null)
    isShown.current = value !== null
  }, [owner, value])
  return (
    <>
      <p role="status">{value !== null && t('samples.stands', { name: accountKeyName(record) })}</p>
      <ActionProblem action={action} />
    </>
  )
}

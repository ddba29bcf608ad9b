// Over 250 lines: the list of keys with what its cards and dialogs can do.
import { Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import type { Key, KeyList } from '@/api/contract/keys.ts'
import { keysApi } from '@/api/endpoints/keys.ts'
import { toProblem } from '@/api/problem.ts'
import { AccountSection } from '@/shared/account/AccountSection.tsx'
import { ActionProblem } from '@/shared/account/ActionProblem.tsx'
import { LateDialog } from '@/shared/account/LateDialog.tsx'
import { useAction } from '@/shared/account/use-action.ts'
import { withTruth } from '@/shared/account/with-truth.ts'
import { useFormat } from '@/shared/account/use-format.ts'
import { useRowOverDraft } from '@/shared/form/use-open-over-draft.ts'
import { MoreParts } from '@/shared/list/MoreParts.tsx'
import { useParts } from '@/shared/list/use-parts.ts'
import { LongText } from '@/shared/LongText.tsx'
import { ProblemState } from '@/shared/ProblemState.tsx'
import { useAddress } from '@/shared/query/use-address.ts'
import { Button } from '@/ui/Button.tsx'
import { Disclosure } from '@/ui/Disclosure.tsx'
import { EmptyState } from '@/ui/EmptyState.tsx'
import { EmptyBox } from '@/ui/illustrations/EmptyBox.tsx'
import { toast } from '@/ui/toast-store.ts'
import { Skeleton, SkeletonGroup } from '@/ui/Skeleton.tsx'
import {
  accountKeyName,
  keyFormName,
  keysLeft,
  sortAccountKeys,
  wholeKeyName,
} from '@/shared/account-key/keys.ts'
import { KeyCard, KeyStatusBadge } from './KeyCard.tsx'
import type { KeyCommand } from './KeyCard.tsx'
import { MaskedKey } from './KeyValue.tsx'
import s from '../setting.module.css'
import { KeyQuestion } from './KeyQuestion.tsx'
import { serverTime } from '@/lib/server-clock.ts'

const testWords = ['keyTests'] as const
const loadTests = async () => (await import('./TestRequests.tsx')).TestRequests
const loadDialog = async () => (await import('./KeyDialog.tsx')).KeyDialog

/** Keys are used while the page is open, so their figures are polled. */
const polling = {
  pollingInterval: 60_000,
  skipPollingIfUnfocused: true,
  refetchOnMountOrArgChange: 30,
}

export function AccountKeys() {
  const { t } = useTranslation('keys')
  const {
    data,
    error,
    isFetching,
    refetch,
    fulfilledTimeStamp = 0,
  } = keysApi.useKeysQuery(undefined, polling)
  if (!data && error)
    return (
      <ProblemState problem={toProblem(error)} onRetry={() => void refetch()} busy={isFetching} />
    )
  if (!data) return <KeysSkeleton title={t('title')} />
  return <KeysView list={data} now={serverTime(fulfilledTimeStamp)} />
}

function KeysView({ list, now }: { list: KeyList; now: number }) {
  const { t } = useTranslation('keys')
  const format = useFormat()
  const [params, change] = useAddress()
  const [asking, setAsking] = useState<{
    id: Key['id']
    command: Exclude<KeyCommand, 'edit' | 'tests'>
  } | null>(null)
  const [editing, setEditing] = useRowOverDraft(list.records, ({ id }) => keyFormName(id))
  // In the address, so that a reload shows an answer that is not sent yet.
  const testing = params.get('tests')
  const setTesting = (id: Key['id'] | null): void =>
    change({ tests: id === null ? null : String(id) }, { replace: id === null })
  const [working, setWorking] = useState<Key['id'] | null>(null)
  const [update] = keysApi.useUpdateKeyMutation()
  const { refetch } = keysApi.endpoints.keys.useQuerySubscription()
  const action = useAction()
  const cards = useRef<HTMLUListElement>(null)
  const { live, revoked } = sortAccountKeys(list.records)
  const parts = useParts(live, cards)
  const multiple = list.capabilities.multipleKeys !== false
  const left = keysLeft(list)
  // The value of a new key is in the dialog alone: after a reload there is nothing to show or fill in.
  const [isMade, setIsMade] = useState(false)
  const creating = multiple && (isMade || params.get('modal') === 'new_key')

  const setCreating = (open: boolean, made = false): void => {
    setIsMade(made)
    change({ modal: open ? 'new_key' : null }, { replace: !open })
  }

  /** Runs an action that needs no confirmation. */
  async function atOnce(record: Key, command: 'enable' | 'primary'): Promise<void> {
    setWorking(record.id)
    const version = record.updatedAt && { updatedAt: record.updatedAt }
    const change = command === 'enable' ? { status: 'active' as const } : { primary: true as const }
    const done = await action.run(async () => {
      try {
        await withTruth(
          update({ id: record.id, ...change, ...version }).unwrap(),
          refetch,
          ({ records }) =>
            records.some(
              (one) =>
                one.id === record.id &&
                (command === 'enable' ? one.status === 'active' : one.primary),
            ),
        )
      } catch (failure) {
        const { status } = toProblem(failure)
        if (status === 404 || status === 409) void refetch()
        throw failure
      }
    })
    setWorking(null)
    if (!done) return
    toast({
      tone: 'ok',
      text:
        command === 'enable'
          ? t('enabled', { name: accountKeyName(record) })
          : t('primary.done', { name: accountKeyName(record) }),
    })
  }
  const onCommand = (record: Key, command: KeyCommand): void => {
    if (command === 'enable' || command === 'primary') void atOnce(record, command)
    else if (command === 'edit') setEditing(record)
    else if (command === 'tests') setTesting(record.id)
    else setAsking({ id: record.id, command })
  }
  const asked = asking && list.records.find(({ id }) => id === asking.id)
  const tested = list.records.find(({ id, test }) => test && String(id) === testing)
  const edited = editing && list.records.find(({ id }) => id === editing.id)

  return (
    <AccountSection
      title={t('title')}
      text={t('text')}
      aside={
        multiple && (
          <Button
            prepend={<Plus size={18} aria-hidden="true" />}
            disabledReason={
              left === 0 ? t('full', { max: format.number(list.limits.keys ?? 0) }) : undefined
            }
            onClick={() => setCreating(true)}
          >
            {t('create')}
          </Button>
        )
      }
    >
      <div className={`stack bare gap-4 ${s.keys}`}>
        <ActionProblem action={action} />
        {live.length === 0 ? (
          <EmptyState level={3} illustration={<EmptyBox />} title={t('empty.title')}>
            {multiple ? t('empty.text') : t('empty.single')}
          </EmptyState>
        ) : (
          <ul
            ref={cards}
            data-list=""
            className={`stack bare gap-4 ${s.cards}`}
            aria-label={t('title')}
          >
            {parts.drawn.map((record) => (
              <KeyCard
                key={record.id}
                record={record}
                now={now}
                busy={action.busy && working === record.id}
                onCommand={(command) => onCommand(record, command)}
              />
            ))}
          </ul>
        )}
        <MoreParts {...parts} />
        {revoked.length > 0 && (
          <Disclosure summary={t('revoked.title', { count: revoked.length })} level={3}>
            <RevokedKeys records={revoked} />
          </Disclosure>
        )}
      </div>
      {creating && (
        <LateDialog
          load={loadDialog}
          props={{
            record: null,
            list,
            onMade: () => setCreating(false, true),
            onClose: () => setCreating(false),
          }}
        />
      )}
      {edited && (
        <LateDialog
          load={loadDialog}
          props={{ record: edited, list, onClose: () => setEditing(null) }}
        />
      )}
      {tested && (
        <LateDialog
          load={loadTests}
          ns={testWords}
          props={{ record: tested, onClose: () => setTesting(null) }}
        />
      )}
      {asking && asked && (
        <KeyQuestion command={asking.command} record={asked} onClose={() => setAsking(null)} />
      )}
    </AccountSection>
  )
}

/** Placeholders for two keys. */
function KeysSkeleton({ title }: { title: string }) {
  const { t } = useTranslation()
  return (
    <AccountSection title={title}>
      <SkeletonGroup label={t('loading')} className={`stack bare gap-4 ${s.cards}`}>
        {[0, 1].map((card) => (
          <div key={card} className={`stack gap-3 pad-4 round-2 ${s.card}`} aria-hidden="true">
            <Skeleton size="s" />
            <Skeleton variant="block" size="s" />
            <Skeleton lines={2} />
          </div>
        ))}
      </SkeletonGroup>
    </AccountSection>
  )
}

function RevokedKeys({ records }: { records: readonly Key[] }) {
  const list = useRef<HTMLUListElement>(null)
  const parts = useParts(records, list)
  return (
    <>
      <ul ref={list} data-list="" className="stack gap-3">
        {parts.drawn.map((record) => (
          <RevokedKey key={record.id} record={record} />
        ))}
      </ul>
      <MoreParts {...parts} />
    </>
  )
}

/** A revoked key. Its ends help to find it in old settings. */
function RevokedKey({ record }: { record: Key }) {
  const { t } = useTranslation('keys')
  const format = useFormat()
  return (
    <li className="stack gap-1 items-start">
      <p className="cluster gap-2 bold">
        <LongText text={wholeKeyName(record)} /> <KeyStatusBadge status={record.status} />
      </p>
      <MaskedKey prefix={record.prefix} suffix={record.suffix} />
      <p className={`quiet text-2 ${s.quiet}`}>
        {record.lastUsedAt
          ? t('revoked.used', { time: format.date(record.lastUsedAt) })
          : t('fact.never')}
      </p>
    </li>
  )
}

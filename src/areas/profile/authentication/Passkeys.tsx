import { KeyRound } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import type { Passkey } from '@/api/contract/passkeys.ts'
import { securityApi } from '@/api/endpoints/profile.ts'
import { toProblem } from '@/api/problem.ts'
import { hasPasskeys } from '@/lib/passkey.ts'
import { isInsecure } from '@/lib/secure-context.ts'
import { cutText } from '@/lib/cut-text.ts'
import { serverTime } from '@/lib/server-clock.ts'
import { AccountSection } from '@/shared/account/AccountSection.tsx'
import { ConfirmDialog } from '@/shared/account/ConfirmDialog.tsx'
import { TimeAgo } from '@/shared/account/TimeAgo.tsx'
import { LongText } from '@/shared/LongText.tsx'
import { MoreParts } from '@/shared/list/MoreParts.tsx'
import { useParts } from '@/shared/list/use-parts.ts'
import { ProblemState } from '@/shared/ProblemState.tsx'
import { withProof } from '@/shared/proof/with-proof.ts'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { useOpenOverDraft, useRowOverDraft } from '@/shared/form/use-open-over-draft.ts'
import { Button } from '@/ui/Button.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { Skeleton, SkeletonGroup } from '@/ui/Skeleton.tsx'
import { toast } from '@/ui/toast-store.ts'
import { AddPasskey, passkeyForm } from './AddPasskey.tsx'
import { RenamePasskey, renamePasskeyForm } from './RenamePasskey.tsx'
import s from '../profile.module.css'

const none: readonly Passkey[] = []

/** The passkeys of the account. Absent where the backend has none (404). */
export function Passkeys() {
  const { t } = useTranslation('security')
  const { t: common } = useTranslation()
  const answer = securityApi.usePasskeysQuery(undefined, { refetchOnMountOrArgChange: 30 })
  const { data, error, isFetching, refetch, fulfilledTimeStamp = 0 } = answer
  const [remove] = securityApi.useRemovePasskeyMutation()
  const [asking, setAsking] = useState<Passkey | null>(null)
  const [adding, setAdding] = useOpenOverDraft(passkeyForm)
  const [last, setLast] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  const passkeys = data?.records
  const parts = useParts(passkeys ?? none, list)
  const [renaming, setRenaming] = useRowOverDraft(passkeys ?? none, renamePasskeyForm)

  async function removeOne({ id, name }: Passkey): Promise<void> {
    try {
      await withProof(() => remove({ id }).unwrap())
      setLast(false)
      toast({ tone: 'ok', text: t('passkeys.removed', { name: cutText(name) }) })
    } catch (failure) {
      const { status } = toProblem(failure)
      if (status === 409) setLast(true)
      else if (status === 404) void refetch()
      else throw failure
    }
  }

  if (!passkeys && error && toProblem(error).status === 404) return null
  return (
    <AccountSection title={t('passkeys.title')} text={t('passkeys.text')}>
      {!passkeys && error ? (
        <ProblemState
          problem={toProblem(error)}
          onRetry={() => void refetch()}
          busy={isFetching}
          level={3}
        />
      ) : (
        <div className="stack gap-4">
          {last && (
            <Notice
              tone="warn"
              role="alert"
              title={t('linked.lastTitle')}
              action={
                <RouteLink to={{ id: 'profilePassword' }}>{t('linked.setPassword')}</RouteLink>
              }
            >
              {t('passkeys.lastText')}
            </Notice>
          )}
          {passkeys?.length === 0 && (
            <p className={`quiet text-2 ${s.securityQuiet}`}>{t('passkeys.none')}</p>
          )}
          {passkeys ? (
            passkeys.length > 0 && (
              <ul
                ref={list}
                data-list=""
                className={`bare grid ${s.securityList}`}
                aria-label={t('passkeys.title')}
              >
                {parts.drawn.map((passkey) => (
                  <PasskeyRow
                    key={passkey.id}
                    passkey={passkey}
                    now={serverTime(fulfilledTimeStamp)}
                    onRename={() => setRenaming(passkey)}
                    onRemove={() => setAsking(passkey)}
                  />
                ))}
              </ul>
            )
          ) : (
            <SkeletonGroup label={common('loading')} className="stack gap-4">
              <Skeleton variant="block" />
            </SkeletonGroup>
          )}
          <MoreParts {...parts} />
          {passkeys && !hasPasskeys() && (
            <p className={`quiet text-2 ${s.securityQuiet}`}>
              {t(isInsecure() ? 'passkeys.insecure' : 'passkeys.noBrowser')}
            </p>
          )}
          {passkeys && hasPasskeys() && (
            <div>
              <Button variant="secondary" onClick={() => setAdding(true)}>
                {t('passkeys.add')}
              </Button>
            </div>
          )}
        </div>
      )}
      {adding && <AddPasskey onClose={() => setAdding(false)} />}
      {renaming && <RenamePasskey passkey={renaming} onClose={() => setRenaming(null)} />}
      {asking && (
        <ConfirmDialog
          title={t('passkeys.removeTitle', { name: cutText(asking.name) })}
          confirm={t('passkeys.remove')}
          work={() => removeOne(asking)}
          onDone={() => setAsking(null)}
          onClose={() => setAsking(null)}
        >
          <p>{t('passkeys.removeText')}</p>
        </ConfirmDialog>
      )}
    </AccountSection>
  )
}

interface PasskeyRowProps {
  passkey: Passkey
  now: number
  onRename: () => void
  onRemove: () => void
}

function PasskeyRow({
  passkey: { name, createdAt, lastUsedAt },
  now,
  onRename,
  onRemove,
}: PasskeyRowProps) {
  const { t } = useTranslation('security')
  return (
    <li className={`cluster gap-2 gap-x-4 pad-y-3 line-below ${s.item}`}>
      <KeyRound className="rigid faint" size={20} aria-hidden="true" />
      <div className={`min-0 break ${s.itemText}`}>
        <p className={`cluster gap-1 gap-x-2 bold ${s.name}`}>
          <LongText text={name} />
        </p>
        <p className={`quiet text-2 ${s.securityQuiet}`}>
          <TimeAgo at={lastUsedAt ?? createdAt} now={now}>
            {(time) => t(lastUsedAt === null ? 'passkeys.unused' : 'passkeys.used', { time })}
          </TimeAgo>
        </p>
      </div>
      <Button
        variant="secondary"
        aria-label={t('passkeys.renameNamed', { name: cutText(name) })}
        onClick={onRename}
      >
        {t('passkeys.rename')}
      </Button>
      <Button
        variant="secondary"
        aria-label={t('passkeys.removeNamed', { name: cutText(name) })}
        onClick={onRemove}
      >
        {t('passkeys.remove')}
      </Button>
    </li>
  )
}

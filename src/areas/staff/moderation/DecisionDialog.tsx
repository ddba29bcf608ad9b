// Over 250 lines: a claim with its end, and the decisions that it allows, which share one state.
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { claimMinutes } from '@/api/contract/moderation-terms.ts'
import { toProblem } from '@/api/problem.ts'
import { maxBodyLength } from '@/lib/cut-text.ts'
import { useOwner } from '@/session/use-user.ts'
import { forgetKeptText } from '@/shared/form/use-kept-text.ts'
import { useOpenOverDraft } from '@/shared/form/use-open-over-draft.ts'
import { ActionProblem } from '@/shared/account/ActionProblem.tsx'
import { useAction } from '@/shared/account/use-action.ts'
import { useFormat } from '@/shared/account/use-format.ts'
import { LongText } from '@/shared/LongText.tsx'
import { Button } from '@/ui/Button.tsx'
import { Modal } from '@/ui/Modal.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { toast } from '@/ui/toast-store.ts'
import { useKeyNames, useShortcuts, useSingleKeys } from '@/ui/use-shortcuts.ts'
import { History } from './History.tsx'
import { Complaints } from './Complaints.tsx'
import { holderIn, canDecide, isReported } from './queue.ts'
import type { Deciding, QueueEntry } from './queue.ts'
import { rejectForm, rejectReasonForm, RejectForm } from './RejectForm.tsx'

export interface DecisionDialogProps {
  entry: QueueEntry
  title: string
  deciding: Deciding
  /** What the decisions do to the public page. */
  effect: string
  onNext: (() => void) | null
  onClose: () => void
  children: ReactNode
}

type Work = 'approve' | 'reject' | 'spam' | 'takeDown' | 'restore' | 'undo'

/**
 * An entry to decide about. Opening it claims it, so that nobody else decides meanwhile; closing it
 * releases it.
 */
export function DecisionDialog({
  entry,
  title,
  deciding,
  effect,
  onNext,
  onClose,
  children,
}: DecisionDialogProps) {
  const { t } = useTranslation('moderation')
  const { t: common } = useTranslation()
  const format = useFormat()
  const action = useAction()
  const owner = useOwner()
  const [isRejecting, setIsRejecting] = useOpenOverDraft(rejectForm(String(entry.id)))
  const [answered, setAnswered] = useState<QueueEntry['lockedBy']>(null)
  const [isOver, setIsOver] = useState(false)
  const decided = useRef(false)
  const { id } = entry
  const lockedBy = answered ?? entry.lockedBy
  const isReportedEntry = isReported(entry)
  const isTakenDown = entry.status === 'hidden'
  const isOpen = canDecide(entry.status) || isReportedEntry || (isTakenDown && entry.canUndo)
  // A waiting entry is rejected, a public one is taken down.
  const canReject = canDecide(entry.status) || (isReportedEntry && !entry.canTakeDown)
  const canTakeDown = entry.canTakeDown && !canDecide(entry.status)
  const take = async (): Promise<void> => {
    setAnswered((await deciding.claim(id)).lockedBy)
    setIsOver(false)
  }
  const claim = useEffectEvent(async () => {
    if (!isOpen) return
    try {
      await take()
    } catch (error) {
      const problem = toProblem(error)
      if (problem.status === 409) setAnswered(holderIn(problem))
    }
  })
  const giveBack = useEffectEvent(() => {
    if (isOpen && !decided.current) deciding.release(id).catch(() => undefined)
  })
  // The dialog may unmount and mount again at once, and must not release what it holds by then.
  const claimed = useRef(false)
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    clearTimeout(leaving.current)
    if (!claimed.current) void claim()
    claimed.current = true
    return () => {
      leaving.current = setTimeout(giveBack)
    }
  }, [id])

  // Uses the length of the claim, because the clocks of reader and backend may differ.
  const heldUntil = answered?.isMine ? answered.until : null
  useEffect(() => {
    if (heldUntil === null) return
    const timer = setTimeout(() => setIsOver(true), claimMinutes * 60 * 1000)
    return () => clearTimeout(timer)
  }, [heldUntil])

  const undo = async (): Promise<void> => {
    try {
      await deciding.restore(id)
      toast({ tone: 'ok', id: `decision-${id}`, text: t('undone', { name: title }) })
    } catch {
      toast({ tone: 'bad', id: `decision-${id}`, text: t('notUndone', { name: title }) })
    }
  }
  /** Returns whether it was decided. */
  const decide = async (work: Work, send: () => Promise<unknown>): Promise<boolean> => {
    await action.run(async () => {
      // The next entry loads a moment later, and a second click is not meant for this one.
      if (decided.current) return
      try {
        await send()
      } catch (error) {
        const problem = toProblem(error)
        const holder = problem.status === 409 ? holderIn(problem) : null
        if (!holder?.until) throw error
        // The claim has expired, and another moderator has taken the entry.
        setAnswered(holder)
        return
      }
      decided.current = true
      for (const name of [rejectForm, rejectReasonForm]) forgetKeptText(owner, name(String(id)))
      toast({
        tone: 'ok',
        id: `decision-${id}`,
        text: t(`done.${work}`, { name: title }),
        ...(work !== 'restore' &&
          work !== 'undo' && {
            action: { label: common('action.undo'), onSelect: () => void undo() },
          }),
      })
      if (onNext) onNext()
      else onClose()
    })
    return decided.current
  }
  const body = useRef<HTMLDivElement>(null)
  useShortcuts(
    {
      title,
      shortcuts: onNext ? [{ keys: ['N'], name: t('next'), run: onNext }] : [],
    },
    { dialog: body },
  )
  const { hint } = useKeyNames()
  const isSingle = useSingleKeys()

  const isHeld = lockedBy !== null && !lockedBy.isMine
  const may = isOpen && !isHeld
  const reasonButton = canReject
    ? t('reject.button')
    : t(isTakenDown ? 'takeDown.again' : 'takeDown.button')
  return (
    <Modal
      open
      side
      size="lg"
      title={title}
      closeLabel={common('action.close')}
      onClose={onClose}
      footer={
        <>
          {!isHeld && !isRejecting && (
            <>
              {isOpen && !isTakenDown && (
                <Button
                  loading={action.busy}
                  loadingText={common('busy')}
                  onClick={() => void decide('approve', () => deciding.approve(id))}
                >
                  {t('approve')}
                </Button>
              )}
              {isTakenDown && entry.canUndo && (
                <Button
                  loading={action.busy}
                  loadingText={common('busy')}
                  onClick={() => void decide('restore', () => deciding.restore(id))}
                >
                  {t('takeDown.restore')}
                </Button>
              )}
              {(canReject || canTakeDown || (isTakenDown && entry.answer)) && (
                <Button variant="secondary" onClick={() => setIsRejecting(true)}>
                  {reasonButton}
                </Button>
              )}
              {entry.canUndo && !isOpen && (
                <Button
                  variant="tertiary"
                  loading={action.busy}
                  onClick={() => void decide('undo', () => deciding.restore(id))}
                >
                  {t('undoLast')}
                </Button>
              )}
              {deciding.spam && isOpen && !isTakenDown && (
                <Button
                  variant="tertiary"
                  loading={action.busy}
                  onClick={() =>
                    void decide('spam', () => deciding.spam?.(id) ?? Promise.resolve())
                  }
                >
                  {t('spam')}
                </Button>
              )}
            </>
          )}
          {onNext && (
            <Button
              variant="tertiary"
              aria-keyshortcuts={isSingle ? 'N' : undefined}
              onClick={onNext}
            >
              {t('next')} {isSingle && <span className="for-keys">({hint('N')})</span>}
            </Button>
          )}
        </>
      }
    >
      <div ref={body} className="stack gap-5">
        <ActionProblem action={action} />
        {isHeld && (
          <Notice tone="warn" title={t('held', { name: lockedBy?.name ?? t('somebody') })}>
            {lockedBy.until && t('heldUntil', { time: format.date(lockedBy.until, 'time') })}
          </Notice>
        )}
        {may && isOver && (
          <Notice
            tone="warn"
            role="status"
            title={t('claimOver')}
            action={
              <Button
                variant="secondary"
                loading={action.busy}
                onClick={() => void action.run(take)}
              >
                {t('claimAgain')}
              </Button>
            }
          >
            {t('claimOverText')}
          </Notice>
        )}
        {may && !isOver && heldUntil && (
          <p className="quiet text-1">{t('claimed', { time: format.date(heldUntil, 'time') })}</p>
        )}
        {may && !isTakenDown && <p className="quiet">{effect}</p>}
        {isTakenDown && <p className="quiet">{t('takeDown.effect')}</p>}
        {isTakenDown && entry.answer && (
          <Notice tone="info" title={t('takeDown.answer')}>
            <LongText text={entry.answer.text} most={maxBodyLength} />
          </Notice>
        )}
        {isRejecting && (
          <RejectForm
            id={id}
            busy={action.busy}
            held={isHeld ? t('held', { name: lockedBy.name ?? t('somebody') }) : null}
            sendText={reasonButton}
            onSend={(reason) =>
              canReject
                ? decide('reject', () => deciding.reject(id, reason))
                : decide('takeDown', () => deciding.takeDown(id, reason))
            }
            onCancel={() => setIsRejecting(false)}
          />
        )}
        <div className="stack gap-4">{children}</div>
        <Complaints complaints={entry.complaints} />
        <History decisions={entry.history} />
      </div>
    </Modal>
  )
}

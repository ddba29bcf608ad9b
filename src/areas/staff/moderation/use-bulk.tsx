import { useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { useOpenOverDraft } from '@/shared/form/use-open-over-draft.ts'
import { Button } from '@/ui/Button.tsx'
import { Checkbox } from '@/ui/Checkbox.tsx'
import { toast } from '@/ui/toast-store.ts'
import { canDecide } from './queue.ts'
import type { Deciding, QueueEntry } from './queue.ts'
import { rejectForm, RejectForm } from './RejectForm.tsx'
import s from '../staff.module.css'

const form = 'several'

/**
 * One decision about several waiting entries of a page. Each is sent by itself, so that one that
 * another moderator holds stops no other.
 * @param given undefined until the entries are known: the bar holds its place
 * @param nameOf names an entry in the label of its box
 */
export function useBulk<T extends QueueEntry>(
  given: readonly T[] | undefined,
  deciding: Deciding,
  nameOf: (entry: T) => string,
): { box: (entry: T) => ReactNode; bar: ReactNode } {
  const { t } = useTranslation('moderation')
  const { t: common } = useTranslation()
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const [isRejecting, setIsRejecting] = useOpenOverDraft(rejectForm(form))
  const [isBusy, setIsBusy] = useState(false)
  const open = given?.filter(({ status }) => canDecide(status)) ?? []
  const picked = open.filter(({ id }) => ids.has(id))
  const isAll = open.length > 0 && picked.length === open.length

  async function run(
    work: 'approve' | 'reject' | 'spam',
    send: (id: string) => Promise<unknown>,
  ): Promise<boolean> {
    setIsBusy(true)
    const left: string[] = []
    for (const { id } of picked) {
      try {
        await send(id)
      } catch {
        left.push(id)
      }
    }
    setIsBusy(false)
    setIds(new Set(left))
    setIsRejecting(false)
    const count = picked.length - left.length
    if (count > 0) toast({ tone: 'ok', id: 'bulk', text: t(`bulk.done.${work}`, { count }) })
    if (left.length > 0)
      toast({ tone: 'bad', id: 'bulk-left', text: t('bulk.left', { count: left.length }) })
    return left.length === 0
  }

  const hasSeveral = open.length > 1
  const bar =
    !given || hasSeveral ? (
      <div role="group" aria-label={t('bulk.title')} className="stack gap-3">
        <div className="cluster gap-3">
          <Checkbox
            label={t('bulk.all')}
            checked={isAll}
            disabled={!given}
            onChange={() => setIds(new Set(isAll ? [] : open.map(({ id }) => id)))}
          />
          {picked.length > 0 && (
            <>
              <span className="quiet" role="status">
                {t('bulk.count', { count: picked.length })}
              </span>
              <Button
                variant="secondary"
                loading={isBusy}
                loadingText={common('busy')}
                onClick={() => void run('approve', (id) => deciding.approve(id))}
              >
                {t('bulk.approve')}
              </Button>
              <Button variant="secondary" onClick={() => setIsRejecting(true)}>
                {t('bulk.reject')}
              </Button>
              {deciding.spam && (
                <Button
                  variant="tertiary"
                  loading={isBusy}
                  onClick={() => void run('spam', (id) => deciding.spam?.(id) ?? Promise.resolve())}
                >
                  {t('spam')}
                </Button>
              )}
            </>
          )}
        </div>
        {isRejecting && picked.length > 0 && (
          <RejectForm
            id={form}
            busy={isBusy}
            held={null}
            sendText={t('bulk.reject')}
            onSend={(reason) => run('reject', (id) => deciding.reject(id, reason))}
            onCancel={() => setIsRejecting(false)}
          />
        )}
      </div>
    ) : null

  /**
   * The box of an entry; the room of one where there is nothing to decide, so that names align; and
   * nothing where the list has no bar.
   */
  const box = (entry: T): ReactNode =>
    !hasSeveral ? null : canDecide(entry.status) ? (
      <Checkbox
        label={<span className="visually-hidden">{t('bulk.pick', { name: nameOf(entry) })}</span>}
        checked={ids.has(entry.id)}
        onChange={({ target }) => {
          const next = new Set(ids)
          if (target.checked) next.add(entry.id)
          else next.delete(entry.id)
          setIds(next)
        }}
      />
    ) : (
      <span className={s.noBox} />
    )
  return { box, bar }
}

import type { ReactNode } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { Button } from '@/ui/Button.tsx'
import { toast } from '@/ui/toast-store.ts'
import { ActionProblem } from './ActionProblem.tsx'
import { ignoreNotFound } from './ignore-not-found.ts'
import { useAction } from './use-action.ts'

interface AlertRowProps {
  name: string
  /** When it is sent, and where. */
  text: string
  /** When it was sent last. */
  past: string
  /** Null where it cannot be changed. */
  edit: { label: string; onPress: () => void } | null
  remove: { label: string; done: string; send: () => Promise<unknown> }
  /** Its open form. */
  children?: ReactNode
}

/** An alert in the list of a person's alerts. */
export function AlertRow({ name, text, past, edit, remove, children }: AlertRowProps) {
  const { t } = useTranslation()
  const action = useAction()
  const press = async (): Promise<void> => {
    if (await action.run(() => ignoreNotFound(remove.send())))
      toast({ tone: 'ok', text: remove.done, id: 'alert' })
  }
  return (
    <li className="stack gap-1">
      <div className="row wrap between gap-2">
        <b>{name}</b>
        <span className="flush cluster gap-2">
          {edit && (
            <Button variant="tertiary" aria-label={edit.label} onClick={edit.onPress}>
              {t('action.edit')}
            </Button>
          )}
          <Button
            variant="tertiary"
            aria-label={remove.label}
            loading={action.busy}
            loadingText={t('busy')}
            onClick={() => void press()}
          >
            {t('action.remove')}
          </Button>
        </span>
      </div>
      <ActionProblem action={action} />
      <p>{text}</p>
      {children}
      <p className="quiet text-2">{past}</p>
    </li>
  )
}

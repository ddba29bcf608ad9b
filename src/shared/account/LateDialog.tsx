import type { ComponentType } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import type { LateNamespace } from '@/i18n/words.ts'
import { toast } from '@/ui/toast-store.ts'
import { LatePart } from '../LatePart.tsx'

interface LateDialogProps<P> {
  /** Must be a constant of the module. */
  load: () => Promise<ComponentType<P>>
  props: P
  /** The namespaces that the dialog needs. Must be a constant of the module. */
  ns?: readonly LateNamespace[]
}

/**
 * A dialog whose chunk loads when it is opened. If the chunk cannot be loaded, a toast says so, and
 * the dialog counts as closed.
 */
export function LateDialog<P extends { onClose: () => void }>({
  load,
  props,
  ns,
}: LateDialogProps<P>) {
  const { t } = useTranslation()
  return (
    <LatePart
      load={load}
      props={props}
      {...(ns && { ns })}
      fallback={null}
      lost={() => {
        props.onClose()
        toast({ id: 'late-dialog', tone: 'bad', text: t('lost') })
      }}
    />
  )
}

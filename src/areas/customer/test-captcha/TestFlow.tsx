import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAddress } from '@/shared/query/use-address.ts'
import type { TestOffer } from '@/api/contract/test-task.ts'
import { SectionSkeleton } from '@/shared/account/SectionSkeleton.tsx'
import { LatePart } from '@/shared/LatePart.tsx'
import { Stack } from '@/ui/Stack.tsx'
import { emptyTest } from './form.ts'
import type { TestValues } from './form.ts'
import type { Chosen } from '@/shared/test-task/picture.ts'
import { taskParam } from '../task/task-param.ts'
import { PartLost } from '@/shared/PartLost.tsx'
import { TestCode } from './TestCode.tsx'
import { TestForm } from './TestForm.tsx'
import { bringWatch } from './watch.ts'
import s from './test.module.css'

const words = ['task', 'testWatch'] as const

/** One test: put together, then watched under an address of its own, so that a reload goes on watching; its code beside both. */
export function TestFlow({
  offer,
  onPrefix,
}: {
  offer: TestOffer
  onPrefix: (prefix: string | undefined) => void
}) {
  const { t } = useTranslation('testCaptcha')
  const [params, change] = useAddress()
  const id = taskParam(params)
  const [values, setValues] = useState<TestValues>(() => ({
    ...emptyTest,
    type: offer.kinds[0]?.type ?? '',
  }))
  const [picture, setPicture] = useState<Chosen | null>(null)
  /** What this page itself has sent, until the backend shows it. */
  const [sent, setSent] = useState<{ id: string; picture: Chosen | null } | null>(null)
  const place = useRef<HTMLDivElement>(null)
  const shown = useRef(id)
  useEffect(() => {
    if (shown.current === id) return
    shown.current = id
    // The form was long, and was sent from its end.
    place.current?.scrollIntoView({ block: 'start' })
  }, [id])
  const show = (task: string | null): void => {
    // What was pressed goes: what comes stands in the same place.
    place.current?.focus()
    change({ task })
  }
  return (
    <Stack gap={4}>
      <div ref={place} tabIndex={-1} className={s.place}>
        {id !== null ? (
          <LatePart
            key={id}
            load={bringWatch}
            ns={words}
            props={{
              id,
              offer,
              picture: sent?.id === id ? sent.picture : null,
              onAnother: () => show(null),
            }}
            fallback={<SectionSkeleton title={t('watch')} lines={6} />}
            failed={<PartLost />}
          />
        ) : (
          <TestForm
            offer={offer}
            begun={values}
            picture={picture}
            onPicture={setPicture}
            onValues={setValues}
            onSent={(task, its) => {
              setSent({ id: task, picture: its })
              show(task)
            }}
            onPrefix={onPrefix}
          />
        )}
      </div>
      <TestCode values={values} picture={picture} task={id} />
    </Stack>
  )
}

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
import { loadWatch } from './watch.ts'
import s from './test.module.css'

const words = ['task', 'testWatch'] as const

/**
 * A test: prepared, then watched under its own address, so that a reload continues; its code is
 * beside both.
 */
export function TestFlow({ offer }: { offer: TestOffer }) {
  const { t } = useTranslation('testCaptcha')
  const [params, change] = useAddress()
  const id = taskParam(params)
  const [values, setValues] = useState<TestValues>(() => ({
    ...emptyTest,
    type: offer.kinds[0]?.type ?? '',
  }))
  const [picture, setPicture] = useState<Chosen | null>(null)
  /** The task that this page sent, until the backend returns it. */
  const [sent, setSent] = useState<{ id: string; picture: Chosen | null } | null>(null)
  const place = useRef<HTMLDivElement>(null)
  const shown = useRef(id)
  useEffect(() => {
    if (shown.current === id) return
    shown.current = id
    // The form is long and was sent from its end.
    place.current?.scrollIntoView({ block: 'start' })
  }, [id])
  const show = (task: string | null): void => {
    // The pressed button disappears, and the result replaces it.
    place.current?.focus()
    change({ task })
  }
  return (
    <Stack gap={4}>
      <div ref={place} tabIndex={-1} className={s.place}>
        {id !== null ? (
          <LatePart
            key={id}
            load={loadWatch}
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
          />
        )}
      </div>
      <TestCode values={values} picture={picture} task={id} />
    </Stack>
  )
}

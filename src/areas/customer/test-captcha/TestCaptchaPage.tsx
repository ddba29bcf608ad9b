import { ownerOf } from '@/lib/kept.ts'
import { useTranslation } from '@/i18n/use-translation.ts'
import { useEffect, useRef, useState } from 'react'
import { useStore } from 'react-redux'
import { testTaskApi } from '@/api/endpoints/test-task.ts'
import { toProblem } from '@/api/problem.ts'
import type { PageLoader } from '@/session/person.ts'
import { AccountFrame } from '@/shared/account/AccountFrame.tsx'
import { firstPaint } from '@/api/first-paint.ts'
import { SectionSkeleton } from '@/shared/account/SectionSkeleton.tsx'
import { ProblemState } from '@/shared/ProblemState.tsx'
import { note } from '@/lib/note.ts'
import { perApp } from '@/lib/per-app.ts'
import { useAddress } from '@/shared/query/use-address.ts'
import type { TestOffer } from '@/api/contract/test-task.ts'
import { LatePart } from '@/shared/LatePart.tsx'
import { useUser } from '@/session/use-user.ts'
import type { Owner } from '@/lib/kept.ts'
import { takeBroughtPicture } from '@/shared/test-task/brought-picture.ts'
import { readChosen, sampleFile } from '@/shared/test-task/picture.ts'
import type { Chosen } from '@/shared/test-task/picture.ts'
import { PartLost } from '@/shared/PartLost.tsx'
import { AccountSection } from '@/shared/account/AccountSection.tsx'
import { taskParam } from '../task/use-task-param.ts'
import { loadExample, loadWatch, prefetchWatch } from './watch.ts'
import { emptyTest, findTestType } from './form.ts'
import type { TestValues } from './form.ts'
import { TestForm } from './TestForm.tsx'
import bench from '@/shared/code-sample/workbench.module.css'
import s from './test.module.css'
import { TestSamples } from './TestSamples.tsx'

export const loader: PageLoader = async ({ request, store }) => {
  if (taskParam(new URL(request.url).searchParams) !== null) prefetchWatch()
  const [answer] = await Promise.all([
    firstPaint(store.dispatch(testTaskApi.endpoints.testOffer.initiate())),
    readSample(sampleRead(store)),
  ])
  return answer
}

export default function TestCaptchaPage() {
  const { t } = useTranslation('testCaptcha')
  const { t: common } = useTranslation()
  const { data, error, isFetching, refetch } = testTaskApi.useTestOfferQuery(undefined, {
    refetchOnMountOrArgChange: 30,
  })
  return (
    <AccountFrame wide title={common('nav.crumb.testCaptcha')} lead={t('lead')}>
      {data ? (
        <TestFlow offer={data} />
      ) : error ? (
        <ProblemState problem={toProblem(error)} onRetry={() => void refetch()} busy={isFetching} />
      ) : (
        <SectionSkeleton title={t('send.title')} lines={55} />
      )}
    </AccountFrame>
  )
}

const words = ['task', 'testWatch'] as const

/** The kind that the sample picture is of. */
const sampleType = 'ImageToTextTask'

/**
 * A picture of ours, so that the first test takes one press. It is there before the first paint,
 * because the form below it would move.
 */
const sampleRead = perApp((): { chosen: Chosen | null } => ({ chosen: null }))
async function readSample(read: { chosen: Chosen | null }): Promise<void> {
  try {
    const { samplePictures } = await import('@/task-api/sample-pictures.ts')
    read.chosen ??= await readChosen(sampleFile(samplePictures[0].base64, 1))
  } catch (problem) {
    // Without it a person chooses a picture.
    note('The sample picture could not be loaded.', problem)
  }
}

/** The reader's own picture: the one they chose on an open page before the sign-in, at first. */
function useBrought(isWanted: boolean) {
  const { user } = useUser()
  const owner = user ? ownerOf(user) : undefined
  const [own, setOwn] = useState<Chosen | null>(null)
  useEffect(() => {
    if (!isWanted || owner === undefined) return
    async function take(person: Owner): Promise<void> {
      const file = await takeBroughtPicture(person)
      const chosen = file && (await readChosen(file))
      // What was chosen here meanwhile is newer.
      if (chosen) setOwn((newer) => newer ?? chosen)
    }
    void take(owner)
  }, [isWanted, owner])
  return [own, setOwn] as const
}

/**
 * A test: prepared, then watched under its own address, so that a reload continues; its code is
 * beside both.
 */
function TestFlow({ offer }: { offer: TestOffer }) {
  const { t } = useTranslation('testCaptcha')
  const [params, change] = useAddress()
  const id = taskParam(params)
  const [values, setValues] = useState<TestValues>(() => ({
    ...emptyTest,
    type: offer.kinds[0]?.type ?? '',
    free: offer.freeLeft > 0,
  }))
  const [own, setOwn] = useBrought(id === null)
  const store = useStore()
  const [sample, setSample] = useState(() => sampleRead(store).chosen)
  const picture = own ?? (values.type === sampleType ? sample : null)
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
    <div className={`grid gap-4 align-start ${s.flow}`}>
      <div ref={place} tabIndex={-1} className={`min-0 ${s.place}`}>
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
            begun={{ ...values, free: values.free && offer.freeLeft > 0 }}
            picture={picture}
            isSample={picture !== null && picture === sample}
            onPicture={(next) => {
              setOwn(next)
              if (picture === sample) setSample(null)
            }}
            onValues={setValues}
            onSent={(task, its) => {
              setSent({ id: task, picture: its })
              show(task)
            }}
          />
        )}
      </div>
      <TestCode values={values} picture={own} task={id} />
      {id !== null && (
        <div className={`min-0 ${s.example}`}>
          <LatePart
            load={loadExample}
            props={{ type: values.type, task: id }}
            fallback={null}
            failed={null}
          />
        </div>
      )}
    </div>
  )
}

interface TestCodeProps {
  values: TestValues
  /** The reader's own; the code contains our sample itself, which is no file of theirs. */
  picture: Chosen | null
  /** The id of the watched task, whose answer is shown as the API returns it. */
  task: string | null
}

/** The same request as code in eight languages, with the options chosen above. */
function TestCode({ values, picture, task }: TestCodeProps) {
  const { t } = useTranslation('testCaptcha')
  const type = findTestType(values.type)
  if (!type) return null
  return (
    <div className={bench.beside}>
      <AccountSection title={t('code.title')} text={t('code.text')}>
        <TestSamples type={type} values={values} picture={picture} task={task} />
      </AccountSection>
    </div>
  )
}

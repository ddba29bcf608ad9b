import { useId } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import * as v from 'valibot'
import { Button } from '@/ui/Button.tsx'
import { Checkbox } from '@/ui/Checkbox.tsx'
import { useTakeFocus } from '@/ui/use-take-focus.ts'
import { ActionProblem } from '../account/ActionProblem.tsx'
import { useAction } from '../account/use-action.ts'
import { Form } from '../form/Form.tsx'
import { useForm } from '../form/use-form.ts'
import { ReviewFacts } from './ReviewFacts.tsx'
import s from '../small.module.css'

interface SendProps {
  submit: string
  /** Sends the one request. An error that it throws is shown. */
  send: () => Promise<void>
  onChange: () => void
}

interface ReviewProps extends SendProps {
  title: string
  lead?: string
  /** What leaves, to where and for which fee: `<Fact>`s. */
  facts: ReactNode
  /** Explains a refusal, above the facts. */
  refused?: ReactNode
  /** What has changed meanwhile, below the facts. */
  children?: ReactNode
  note?: string
  /** The answer was lost and is being requested, so both buttons are locked. */
  busy?: boolean
  /** Why the way back is locked. */
  wait?: string
  /** A box that must be ticked before the request is sent. */
  box?: Box
}

interface Box {
  form: string
  label: string
  required: string
}

/** The last step before money or secrets leave. */
export function ReviewStep({
  title,
  lead,
  facts,
  refused,
  children,
  note,
  busy = false,
  wait,
  box,
  ...send
}: ReviewProps) {
  const { t } = useTranslation()
  const action = useAction()
  const id = useId()
  const heading = useTakeFocus<HTMLHeadingElement>()
  const isLocked = action.busy || busy
  return (
    <section className={`stack gap-4 items-start ${s.review}`} aria-labelledby={id}>
      <h3 id={id} ref={heading} tabIndex={-1}>
        {title}
      </h3>
      {lead && <p className={`quiet text-2 ${s.note}`}>{lead}</p>}
      <ActionProblem action={action} />
      {refused}
      <ReviewFacts>{facts}</ReviewFacts>
      {children}
      {note && <p className={`quiet text-2 ${s.note}`}>{note}</p>}
      {box ? (
        <BoxForm {...send} box={box} />
      ) : (
        <div className="cluster gap-3">
          <Button
            size="lg"
            loading={isLocked}
            loadingText={t('busy')}
            onClick={() => void action.run(send.send)}
          >
            {send.submit}
          </Button>
          <Button
            size="lg"
            variant="secondary"
            disabledReason={isLocked ? wait : undefined}
            onClick={send.onChange}
          >
            {t('action.change')}
          </Button>
        </div>
      )}
    </section>
  )
}

const Ticked = v.object({
  box: v.pipe(
    v.boolean(),
    v.check((isTicked) => isTicked, 'required'),
  ),
})

function BoxForm({ submit, send, onChange, box }: SendProps & { box: Box }) {
  const { t } = useTranslation()
  const form = useForm({
    name: box.form,
    schema: Ticked,
    defaults: { box: false },
    keep: [],
    words: { box: { required: box.required } },
    send,
  })
  return (
    <Form
      form={form}
      submit={submit}
      foot={
        <Button variant="tertiary" onClick={onChange}>
          {t('action.change')}
        </Button>
      }
    >
      <Checkbox {...form.control('box')} label={box.label} />
    </Form>
  )
}

import { useTranslation } from '@/i18n/use-translation.ts'
import * as v from 'valibot'
import { campaignLimits } from '@/api/contract/campaign-terms.ts'
import type { Campaign } from '@/api/contract/campaigns.ts'
import { campaignApi } from '@/api/endpoints/staff.ts'
import { Form } from '@/shared/form/Form.tsx'
import { useForm } from '@/shared/form/use-form.ts'
import { withProof } from '@/shared/proof/with-proof.ts'
import { Button } from '@/ui/Button.tsx'
import { Field } from '@/ui/Field.tsx'
import { Textarea } from '@/ui/Textarea.tsx'
import { toast } from '@/ui/toast-store.ts'
import { reasonSchema } from './campaign-form.ts'
import { focusFirst } from '../focus-first.ts'

export type Act = 'publish' | 'end' | 'delete'

export const reasonForm = (id: Campaign['id'], act: Act): string => `campaign-${id}-${act}`

interface ReasonFormProps {
  act: Act
  campaign: Campaign
  onCancel: () => void
  onDone: () => void
}

const Schema = v.object({ reason: reasonSchema })

/** Asks for a reason and a proof of identity, which every change of a campaign requires. */
export function ReasonForm({
  act,
  campaign: { id, title, updatedAt },
  onCancel,
  onDone,
}: ReasonFormProps) {
  const { t } = useTranslation('campaigns')
  const { t: common } = useTranslation()
  const [publish] = campaignApi.usePublishCampaignMutation()
  const [end] = campaignApi.useEndCampaignMutation()
  const [remove] = campaignApi.useDeleteCampaignMutation()
  const form = useForm({
    name: reasonForm(id, act),
    schema: Schema,
    defaults: { reason: '' },
    keep: ['reason'],
    words: { reason: { required: t('reason.required'), too_short: t('reason.short') } },
    send: ({ reason }) =>
      withProof(async () => {
        const versioned = { id, reason, ...(updatedAt && { updatedAt }) }
        if (act === 'publish') await publish(versioned).unwrap()
        else if (act === 'end') await end(versioned).unwrap()
        else await remove({ id, reason }).unwrap()
      }),
    done: () => {
      toast({ tone: 'ok', id: `campaign-${id}`, text: t(`act.${act}.done`, { title }) })
      onDone()
      return 'leaving'
    },
  })
  return (
    <section
      ref={focusFirst}
      className="stack gap-3 pad-4 panel alice"
      aria-labelledby="campaign-act"
    >
      <h3 id="campaign-act">{t(`act.${act}.title`)}</h3>
      <p>{t(`act.${act}.text`)}</p>
      <Form
        form={form}
        submit={t(`act.${act}.button`)}
        button={{ variant: act === 'publish' ? 'primary' : 'primary-danger' }}
        foot={
          <Button variant="secondary" onClick={onCancel}>
            {common('action.cancel')}
          </Button>
        }
      >
        <Field
          {...form.field('reason')}
          label={common('label.reason')}
          help={t('reason.help')}
          required
        >
          <Textarea {...form.input('reason')} rows={3} most={campaignLimits.reason} />
        </Field>
      </Form>
    </section>
  )
}

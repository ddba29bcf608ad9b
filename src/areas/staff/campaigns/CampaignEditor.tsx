import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { safeParse } from 'valibot'
import { campaignLimits, fixedFields } from '@/api/contract/campaign-terms.ts'
import { Campaign } from '@/api/contract/campaigns.ts'
import { campaignApi } from '@/api/endpoints/staff.ts'
import { same } from '@/lib/plain.ts'
import { DocumentForm } from '@/shared/document-form/DocumentForm.tsx'
import { useDocument } from '@/shared/document-form/use-document.ts'
import { useDocumentForm } from '@/shared/document-form/use-document-form.ts'
import { useValues } from '@/shared/form/use-value.ts'
import { withProof } from '@/shared/proof/with-proof.ts'
import { Button } from '@/ui/Button.tsx'
import { Field } from '@/ui/Field.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { RadioCards } from '@/ui/RadioCards.tsx'
import { NumberInput } from '@/shared/number/NumberInput.tsx'
import { TextInput } from '@/ui/TextInput.tsx'
import { Textarea } from '@/ui/Textarea.tsx'
import { CampaignDraft, CampaignForm, campaignValues } from './campaign-form.ts'
import type { CampaignFields } from './campaign-form.ts'
import { CountriesField } from './CountriesField.tsx'
import { Preview } from './Preview.tsx'
import s from '../staff.module.css'

interface CampaignEditorProps {
  campaign: Campaign | null
  onSaved: (campaign: Campaign) => void
}

/** The form of a campaign, with a preview. Saving requires a reason and a proof of identity. */
export function CampaignEditor({ campaign, onSaved }: CampaignEditorProps) {
  const { t } = useTranslation('campaigns')
  const { t: common } = useTranslation()
  const [create] = campaignApi.useCreateCampaignMutation()
  const [update] = campaignApi.useUpdateCampaignMutation()
  const [shown, setShown] = useState<CampaignFields | null>(null)
  const [isUnready, setIsUnready] = useState(false)
  const document = useDocument(campaign)
  const form = useDocumentForm(document, {
    name: campaign ? `campaign-${campaign.id}` : 'campaign-new',
    schema: CampaignForm,
    contract: Campaign,
    keep: [
      'title',
      'share',
      'startsOn',
      'endsOn',
      'where',
      'countries',
      'promoCode',
      'usesLimit',
      'reason',
    ],
    words: {
      title: { too_short: t('form.titleShort') },
      share: { out_of_range: t('form.shareWrong', { most: campaignLimits.share }) },
      startsOn: { out_of_range: t('form.startsPast') },
      endsOn: { mismatch: t('form.endsBefore'), out_of_range: t('form.endsPast') },
      countries: { required: t('form.countriesRequired') },
      promoCode: { bad_format: t('form.codeWrong'), not_unique: t('form.codeTaken') },
      usesLimit: { out_of_range: t('form.usesWrong') },
      reason: { required: t('reason.required'), too_short: t('reason.short') },
    },
    valuesOf: campaignValues,
    save: (values, version) =>
      withProof(() =>
        (campaign ? update({ id: campaign.id, ...values, ...version }) : create(values)).unwrap(),
      ),
    saved: ({ title }) => t(campaign ? 'edit.done' : 'added', { title }),
    done: (saved) => {
      onSaved(saved)
      return 'leaving'
    },
  })
  const { reason: _, ...typed } = useValues(form)
  const isRunning = campaign?.status === 'running'
  const isFixed = (name: (typeof fixedFields)[number]): boolean =>
    isRunning && fixedFields.includes(name)
  const draft = safeParse(CampaignDraft, typed)
  const isCurrent = shown !== null && draft.success && same(draft.output, shown)

  return (
    <div className="stack gap-5">
      {isRunning && <Notice tone="info" title={t('form.running')} />}
      <DocumentForm form={form} submit={campaign ? t('edit.save') : t('form.add')}>
        <Field
          {...form.field('title')}
          label={common('label.title')}
          help={t('form.titleHelp')}
          required
        >
          <TextInput {...form.input('title')} autoComplete="off" most={campaignLimits.title} />
        </Field>
        <div className={`grid gap-4 align-start ${s.pair}`}>
          <Field {...form.field('startsOn')} label={t('form.starts')} required>
            <TextInput {...form.input('startsOn')} type="date" disabled={isFixed('startsOn')} />
          </Field>
          <Field
            {...form.field('endsOn')}
            label={common('label.lastDay')}
            help={t('form.utc')}
            required
          >
            <TextInput {...form.input('endsOn')} type="date" />
          </Field>
          <Field
            {...form.field('share')}
            label={t('column.share')}
            help={t('form.shareHelp')}
            required
          >
            <NumberInput {...form.input('share')} whole append="%" disabled={isFixed('share')} />
          </Field>
          <Field
            {...form.field('promoCode')}
            label={common('label.promo')}
            help={t('form.codeHelp')}
            marker={common('form.optional')}
          >
            <TextInput
              {...form.input('promoCode')}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              most={campaignLimits.code}
              disabled={isFixed('promoCode')}
            />
          </Field>
          <Field
            {...form.field('usesLimit')}
            label={t('form.uses')}
            help={t('form.usesHelp')}
            marker={common('form.optional')}
          >
            <NumberInput {...form.input('usesLimit')} whole />
          </Field>
        </div>
        <RadioCards
          {...form.control('where')}
          legend={t('column.countries')}
          columns={2}
          options={(['any', 'some'] as const).map((value) => ({
            value,
            label: t(`countries.${value}`),
          }))}
        />
        {typed.where === 'some' && (
          <CountriesField
            {...form.field('countries')}
            chosen={typed.countries}
            onChosen={(next) => form.choose('countries', next)}
          />
        )}
        <div>
          <Button
            variant="secondary"
            onClick={() => {
              setIsUnready(!draft.success)
              if (draft.success) setShown(draft.output)
            }}
          >
            {t('preview.show')}
          </Button>
        </div>
        {isUnready && !draft.success && (
          <Notice tone="warn" role="status" title={t('preview.unready')} />
        )}
        {isCurrent && <Preview fields={shown} id={campaign?.id} />}
        <Field
          {...form.field('reason')}
          label={common('label.reason')}
          help={t('reason.help')}
          required
        >
          <Textarea {...form.input('reason')} rows={3} most={campaignLimits.reason} />
        </Field>
      </DocumentForm>
    </div>
  )
}

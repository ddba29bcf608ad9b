import { X } from 'lucide-react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { difficulties } from '@/api/contract/editor.ts'
import { publicApi } from '@/api/endpoints/public.ts'
import { usePage } from '@/i18n/page-context.ts'
import { known } from '@/lib/known.ts'
import { plainCode } from '@/lib/plain-code.ts'
import { useCurrency } from '@/session/currency.ts'
import { Field } from '@/ui/Field.tsx'
import { Select } from '@/ui/Select.tsx'
import { stepsOf } from './steps.ts'
import { useBench } from './bench-context.ts'
import s from './edit.module.css'
import { Panel } from './Panel.tsx'
import { cutText } from '@/lib/cut-text.ts'

/** The fields that only tutorials have. */
export function TutorialPanel() {
  const { t } = useTranslation('editor')
  const { draft, set } = useBench()
  const { currency } = useCurrency()
  const { language } = usePage()
  const { data } = publicApi.useCustomerPricesQuery({ currency, language })
  const types = (data?.groups ?? []).flatMap(({ items }) =>
    items.map(({ type, title }) => ({ type, title: cutText(title || plainCode(type)) })),
  )
  const nameOf = (type: string): string =>
    types.find((one) => one.type === type)?.title ?? plainCode(type)
  const steps = stepsOf(draft.bodyHtml)
  return (
    <Panel title={t('edit.tutorial.title')}>
      <Field label={t('edit.field.difficulty')}>
        <Select
          value={draft.difficulty ?? ''}
          onChange={({ target }) => set({ difficulty: known(difficulties, target.value) ?? null })}
        >
          <option value="">{t('edit.tutorial.noDifficulty')}</option>
          {difficulties.map((difficulty) => (
            <option key={difficulty} value={difficulty}>
              {t(`list.difficulty.${difficulty}`)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t('edit.field.captchaTypes')} help={t('edit.tutorial.typesHelp')}>
        <Select
          value=""
          onChange={({ target }) =>
            target.value && set({ captchaTypes: [...draft.captchaTypes, target.value] })
          }
        >
          <option value="">{t('edit.tutorial.addType')}</option>
          {types
            .filter(({ type }) => !draft.captchaTypes.includes(type))
            .map(({ type, title }) => (
              <option key={type} value={type}>
                {title}
              </option>
            ))}
        </Select>
      </Field>
      {draft.captchaTypes.length > 0 && (
        <ul className="cluster gap-1" aria-label={t('edit.field.captchaTypes')}>
          {draft.captchaTypes.map((type) => (
            <li key={type} className={`inline-row gap-1 border alice text-2 pill ${s.tag}`}>
              {nameOf(type)}
              <button
                type="button"
                aria-label={t('edit.tutorial.removeType', { name: nameOf(type) })}
                onClick={() =>
                  set({ captchaTypes: draft.captchaTypes.filter((one) => one !== type) })
                }
              >
                <X size={14} aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className="stack gap-2">
        <h3>{t('edit.tutorial.steps')}</h3>
        {steps.length === 0 ? (
          <p className={`quiet text-2 ${s.quiet}`}>{t('edit.tutorial.noSteps')}</p>
        ) : (
          <ol className={`text-2 ${s.steps}`}>
            {steps.map(({ title, anchor }) => (
              <li key={anchor}>{title}</li>
            ))}
          </ol>
        )}
      </div>
    </Panel>
  )
}

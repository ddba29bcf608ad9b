import { useTranslation } from '@/i18n/use-translation.ts'
import * as v from 'valibot'
import { WorkerMe } from '@/api/contract/worker-account.ts'
import type { Offer } from '@/api/contract/worker-account.ts'
import { workerAccountApi } from '@/api/endpoints/worker-account.ts'
import { useLocale } from '@/i18n/page-context.ts'
import { plainCode } from '@/lib/plain-code.ts'
import { AccountSection } from '@/shared/account/AccountSection.tsx'
import { DocumentForm } from '@/shared/document-form/DocumentForm.tsx'
import { useDocument } from '@/shared/document-form/use-document.ts'
import { useDocumentForm } from '@/shared/document-form/use-document-form.ts'
import { useValue } from '@/shared/form/use-value.ts'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { Button } from '@/ui/Button.tsx'
import { FieldNotes } from '@/ui/Field.tsx'
import { Checkbox } from '@/ui/Checkbox.tsx'
import { Money } from '@/ui/Money.tsx'
import { draftKinds, needsSight } from '../answer/draft.ts'
import s from '../account.module.css'
import { languageName } from '@/lib/language-name.ts'

const some = v.pipe(v.array(v.string()), v.minLength(1, 'required'))
const ChoiceForm = v.object({ languages: some, kinds: some })

const valuesOf = ({ languages, acceptedKinds }: WorkerMe) => ({
  languages,
  kinds: acceptedKinds,
})

/** The kinds that need hearing only. */
const bySound = (offered: readonly string[]): string[] =>
  offered.filter((kind) => !needsSight.some((one) => one === kind))

const isKnownKind = (id: string): id is (typeof draftKinds)[number] =>
  draftKinds.some((kind) => kind === id)

/** In the order of the offer, so that the same choice always has the same value. */
const toggled = (
  chosen: readonly string[],
  id: string,
  on: boolean,
  offered: readonly string[],
): string[] => {
  const next = new Set(chosen)
  if (on) next.add(id)
  else next.delete(id)
  return [
    ...offered.filter((one) => next.has(one)),
    ...[...next].filter((one) => !offered.includes(one)),
  ]
}

interface ChoiceEditorProps {
  me: WorkerMe
}

const idsOf = (offers: readonly Offer[]): string[] => offers.map(({ id }) => id)

/** The kinds and languages of tasks that a worker accepts, and their current pay. */
export function ChoiceEditor({ me }: ChoiceEditorProps) {
  const { t } = useTranslation('taskChoice')
  const { t: common } = useTranslation()
  const locale = useLocale()
  const [update] = workerAccountApi.useUpdateWorkerMutation()
  const document = useDocument(me)
  const form = useDocumentForm(document, {
    name: 'task-choice',
    schema: ChoiceForm,
    contract: WorkerMe,
    keep: ['languages', 'kinds'],
    words: { languages: { required: t('languages.none') }, kinds: { required: t('kinds.none') } },
    valuesOf,
    save: ({ languages, kinds: acceptedKinds }, version) =>
      update({ languages, acceptedKinds, ...version }).unwrap(),
    placed: (problem) => problem,
    saved: () => t('saved'),
  })
  const languages = useValue(form, 'languages')
  const chosen = useValue(form, 'kinds')
  const offered = document.current.offered
  const heard = bySound(idsOf(offered.kinds))
  const nameOf = (code: string): string => languageName(locale, code)
  return (
    <DocumentForm form={form} submit={common('action.save')}>
      <AccountSection title={common('label.languages')} text={t('languages.text')}>
        <Offers
          id={form.field('languages').id}
          legend={common('label.languages')}
          offers={offered.languages}
          chosen={languages}
          nameOf={nameOf}
          onToggle={(id, on) =>
            form.choose('languages', toggled(languages, id, on, idsOf(offered.languages)))
          }
        />
        <FieldNotes id={form.field('languages').id ?? ''} error={form.field('languages').error} />
      </AccountSection>
      <AccountSection
        title={t('kinds.title')}
        aside={
          heard.length > 0 && (
            <Button
              variant="secondary"
              aria-pressed={
                chosen.length === heard.length && heard.every((id) => chosen.includes(id))
              }
              onClick={() => form.choose('kinds', heard)}
            >
              {t('kinds.bySound')}
            </Button>
          )
        }
      >
        <div className="stack gap-3">
          <Offers
            id={form.field('kinds').id}
            legend={t('kinds.title')}
            offers={offered.kinds}
            chosen={chosen}
            nameOf={(id) => (isKnownKind(id) ? common(`taskKind.${id}`) : plainCode(id))}
            onToggle={(id, on) =>
              form.choose('kinds', toggled(chosen, id, on, idsOf(offered.kinds)))
            }
          />
          <FieldNotes id={form.field('kinds').id ?? ''} error={form.field('kinds').error} />
        </div>
      </AccountSection>
    </DocumentForm>
  )
}

interface OffersProps {
  /** The target of the error summary. */
  id: string | undefined
  legend: string
  offers: readonly Offer[]
  chosen: readonly string[]
  nameOf: (id: string) => string
  onToggle: (id: string, on: boolean) => void
}

/** The options, each with its price and the number of waiting tasks. */
function Offers({ id: first, legend, offers, chosen, nameOf, onToggle }: OffersProps) {
  const { t } = useTranslation('taskChoice')
  const locale = useLocale()
  return (
    <fieldset className={`grid gap-2 gap-x-6 min-0 ${s.offers}`}>
      <legend className="visually-hidden">{legend}</legend>
      {offers.map(({ id, per1000, waiting, locked }, index) => (
        <div key={id} className={`row align-center between gap-3 line-below ${s.offer}`}>
          <Checkbox
            {...(index === 0 && first && { id: first })}
            label={nameOf(id)}
            checked={chosen.includes(id)}
            onChange={({ target }) => onToggle(id, target.checked)}
          />
          <p>
            {per1000 && (
              <b>
                <Money {...per1000} locale={locale} perUnit={t('perThousand')} />
              </b>
            )}
            {locked ? (
              <RouteLink to={{ id: 'cabinetTraining', search: { lesson: id } }}>
                {t('locked')}
              </RouteLink>
            ) : (
              waiting !== null && <span>{t('waiting', { count: waiting })}</span>
            )}
          </p>
        </div>
      ))}
    </fieldset>
  )
}

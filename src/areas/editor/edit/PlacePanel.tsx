import { X } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { articleLimits } from '@/api/contract/editor.ts'
import { editorApi } from '@/api/endpoints/editor.ts'
import { usePlace } from '@/session/place.ts'
import { site } from '@/site/site.ts'
import { siteIds } from '@/site/sites.ts'
import { Checkbox } from '@/ui/Checkbox.tsx'
import { Field } from '@/ui/Field.tsx'
import { Select } from '@/ui/Select.tsx'
import { TextInput } from '@/ui/TextInput.tsx'
import { useBench } from './bench-context.ts'
import s from './edit.module.css'
import { Panel } from './Panel.tsx'
import { cutText } from '@/lib/cut-text.ts'

/** The sites that show the article, and related articles. */
export function PlacePanel() {
  const { t } = useTranslation('editor')
  const { draft, set } = useBench()
  const hosts = siteIds.map((id) => site.hosts[id])
  const everywhere = draft.hostnames.length === 0
  const strange = draft.hostnames.filter((host) => !hosts.includes(host))
  const turn = (host: string, on: boolean): void => {
    const now = everywhere ? hosts : draft.hostnames
    const next = on ? [...now, host] : now.filter((one) => one !== host)
    // At least one site is required: a draft is the way to show it nowhere.
    if (next.length > 0)
      set({
        hostnames: hosts.every((one) => next.includes(one)) && strange.length === 0 ? [] : next,
      })
  }
  return (
    <Panel title={t('edit.place.title')} fold="closed">
      <fieldset className="stack gap-2">
        <legend>{t('edit.field.hostnames')}</legend>
        {[...hosts, ...strange].map((host) => (
          <Checkbox
            key={host}
            label={host}
            checked={everywhere || draft.hostnames.includes(host)}
            onChange={({ target }) => turn(host, target.checked)}
          />
        ))}
        <p className={`quiet text-2 ${s.quiet}`}>
          {everywhere ? t('edit.place.everywhere') : t('edit.place.some')}
        </p>
      </fieldset>
      <Checkbox
        label={t('edit.field.showToc')}
        help={t('edit.place.tocHelp')}
        checked={draft.showToc}
        onChange={({ target }) => set({ showToc: target.checked })}
      />
      <Related />
    </Panel>
  )
}

function Related() {
  const { t } = useTranslation('editor')
  const { kind, draft, set, document } = useBench()
  const { language, id: own } = document.article
  const [text, setText] = useState('')
  const { hostname, currency } = usePlace()
  const { data } = editorApi.useEditorIndexQuery({ kind, page: 0, language, hostname, currency })
  const all = (data?.articles ?? []).filter(({ id }) => String(id) !== String(own))
  const chosen = draft.related.map(String)
  const wanted = text.trim().toLowerCase()
  const free = all.filter(
    ({ id, title }) => !chosen.includes(String(id)) && title.toLowerCase().includes(wanted),
  )
  const full = chosen.length >= articleLimits.related
  return (
    <div className="stack gap-2">
      {!full && (
        <>
          <Field label={t('edit.place.relatedFind')}>
            <TextInput
              type="search"
              value={text}
              onChange={({ target }) => setText(target.value)}
            />
          </Field>
          <Field
            label={t('edit.field.related')}
            help={t('edit.place.relatedHelp', { max: articleLimits.related })}
          >
            <Select
              value=""
              onChange={({ target }) =>
                all
                  .filter(({ id }) => String(id) === target.value)
                  .forEach(({ id }) => set({ related: [...draft.related, id] }))
              }
            >
              <option value="">{t('edit.place.relatedNone', { count: free.length })}</option>
              {free.slice(0, 100).map(({ id, title }) => (
                <option key={id} value={String(id)}>
                  {cutText(title)}
                </option>
              ))}
            </Select>
          </Field>
        </>
      )}
      {chosen.length > 0 && (
        <ul className="cluster gap-1" aria-label={t('edit.place.relatedList')}>
          {draft.related.map((id) => {
            const title = all.find((one) => String(one.id) === String(id))?.title ?? `#${id}`
            return (
              <li key={id} className={`inline-row gap-1 border alice text-2 pill ${s.tag}`}>
                {cutText(title)}
                <button
                  type="button"
                  aria-label={t('edit.place.relatedRemove', { title })}
                  onClick={() => set({ related: draft.related.filter((one) => one !== id) })}
                >
                  <X size={14} aria-hidden="true" />
                </button>
              </li>
            )
          })}
        </ul>
      )}
    </div>
  )
}

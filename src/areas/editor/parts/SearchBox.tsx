import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { withParam } from '@/shared/account/lists.ts'
import { Field } from '@/ui/Field.tsx'
import { SearchInput } from '@/ui/SearchInput.tsx'
import { leastSearch, mostSearch } from '../model/search.ts'
import { useAddress } from './use-address.ts'

const pause = 300

/** The search of a list, in the address as `q`: once the typing rests, and from three characters on. */
export function SearchBox({ label, help }: { label: string; help: string }) {
  const { t } = useTranslation()
  const [params, change] = useAddress()
  const current = params.get('q') ?? ''
  const [typed, setTyped] = useState(current)
  const [followed, setFollowed] = useState(current)
  // Back, forward and "reset" come from the address.
  if (followed !== current) {
    setFollowed(current)
    if (typed.trim() !== current) setTyped(current)
  }
  const wanted = typed.trim().length >= leastSearch ? typed.trim() : ''
  const go = useEffectEvent((text: string) => text !== current && change((now) => withParam(now, 'q', text), true))

  useEffect(() => {
    if (wanted === current) return
    const timer = setTimeout(() => go(wanted), pause)
    return () => clearTimeout(timer)
  }, [wanted, current])

  return (
    <Field label={label} help={typed.trim() !== '' && wanted === '' ? help : undefined}>
      <SearchInput
        clearLabel={t('action.clear')}
        maxLength={mostSearch}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={({ key }) => key === 'Enter' && change((now) => withParam(now, 'q', wanted), true)}
      />
    </Field>
  )
}

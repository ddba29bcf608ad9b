import { useMemo } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { cutText } from '@/lib/cut-text.ts'
import { dataIssueCodes, isIssueKept } from '@/lib/data-set/reading.ts'
import type { DataIssue } from '@/lib/data-set/reading.ts'
import { PartedList } from '@/shared/list/PartedList.tsx'
import { Disclosure } from '@/ui/Disclosure.tsx'
import s from './kit.module.css'

/** What is wrong with labels that were read: a line per kind, which opens into the places. */
export function DataIssues({ issues }: { issues: readonly DataIssue[] }) {
  const { t } = useTranslation('labelIssues')
  // The lists must stay the same ones: a new one would count as grown, and take the focus.
  const groups = useMemo(
    () =>
      dataIssueCodes.map((code) => ({ code, found: issues.filter((one) => one.code === code) })),
    [issues],
  )
  return (
    <div className="stack gap-1">
      {groups.map(({ code, found }) => {
        const [first] = found
        if (!first) return null
        return (
          <Disclosure
            key={code}
            summary={t(`code.${code === 'outside_whole' ? 'beyond' : code}`, {
              count: found.length,
            })}
            className="text-2"
          >
            <p className="quiet text-1">{t(isIssueKept(first) ? 'kept' : 'leftOut')}</p>
            <PartedList as="ul" rows={found} className={`stack gap-1 text-1 scroll ${s.places}`}>
              {({ file, line, entry, picture, label, value }, index) => (
                <li key={index} className="break">
                  {[
                    line === null
                      ? entry === null
                        ? file
                        : `${file} ${entry}`
                      : `${file}:${line}`,
                    picture,
                    label,
                    value,
                  ]
                    .flatMap((part) => (part ? [cutText(part, 120)] : []))
                    .join(' · ')}
                </li>
              )}
            </PartedList>
          </Disclosure>
        )
      })}
    </div>
  )
}

import { content, site } from '@/site/site.ts'
import s from './affiliate.module.css'

/** Who issues a receipt or a statement. */
export function ReceiptHead() {
  const { company } = content
  return (
    <div>
      <p className={`text-4 ${s.brand}`}>{site.brand}</p>
      <p className={`quiet text-1 ${s.company}`}>
        {company
          ? `${company.name}\n${company.address}\n${company.registration}`
          : site.canonicalHost}
      </p>
    </div>
  )
}

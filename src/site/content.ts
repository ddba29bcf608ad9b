import { isRecord } from '../lib/is-record.ts'
import { isRealTime } from '../lib/real-time.ts'
import { contentLanguages } from './languages.ts'
import type { Language } from './languages.ts'

/**
 * The company that operates the site, as the law of its country requires it to be named. Read from
 * builds/<site>/company.json, if it exists.
 */
export interface Company {
  name: string
  address: string
  /** The company's registration number. */
  registration: string
  /** From the brand's folder, not from the file. */
  email: string
}

/** An open position. Read from builds/<site>/vacancies.json, if it exists. */
export interface Vacancy {
  id: string
  title: Readonly<Partial<Record<Language, string>>>
  text: Readonly<Partial<Record<Language, string>>>
  place: string
  /** The employment type, in schema.org's terms. */
  employment: (typeof employments)[number]
  /** Dates, YYYY-MM-DD. */
  datePosted: string
  validThrough: string
}

/**
 * The starting rates of affiliates, in percent. Read from builds/<site>/affiliate.json, if it
 * exists.
 */
export interface AffiliateRateTable {
  /** The share of what referred customers spend. */
  customers: number
  /** The share of what referred workers earn. */
  workers: number
  /** The share of what the users of a developer's software spend. */
  software: number
}

export interface Content {
  affiliate: AffiliateRateTable | null
  company: Company | null
  vacancies: readonly Vacancy[]
}

const employments = ['FULL_TIME', 'PART_TIME', 'CONTRACTOR', 'TEMPORARY', 'INTERN'] as const

/** Reads the fields of an entry, which has no others: a misspelt one would have no effect. */
function reader(value: unknown, where: string, keys: readonly string[]) {
  if (!isRecord(value)) throw new Error(`${where} is ${JSON.stringify(value)}; allowed: an object.`)
  const unknown = Object.keys(value).find((key) => !keys.includes(key))
  if (unknown !== undefined)
    throw new Error(`${where}: ${unknown} is no field; allowed: ${keys.join(', ')}.`)
  const text = (key: string, pattern = /\S/, allowed = 'a text'): string => {
    const found = value[key]
    if (typeof found === 'string' && pattern.test(found)) return found
    throw new Error(`${where}: ${key} is ${JSON.stringify(found)}; allowed: ${allowed}.`)
  }
  const texts = (key: string): Partial<Record<Language, string>> => {
    const given = value[key]
    const found = isRecord(given)
      ? contentLanguages.flatMap((language) =>
          typeof given[language] === 'string' ? [[language, given[language]]] : [],
        )
      : []
    if (found.length > 0) return Object.fromEntries(found)
    throw new Error(
      `${where}: ${key} is ${JSON.stringify(given)}; allowed: a text for at least one of ${contentLanguages.join(', ')}.`,
    )
  }
  const percent = (key: string): number => {
    const found = value[key]
    if (typeof found === 'number' && found > 0 && found <= 100) return found
    throw new Error(
      `${where}: ${key} is ${JSON.stringify(found)}; allowed: a number above 0, at most 100.`,
    )
  }
  return { text, texts, percent }
}

/** @throws Error with the file, the key and the allowed values */
export function parseAffiliateRates(value: unknown, file: string): AffiliateRateTable {
  const { percent } = reader(value, file, ['customers', 'workers', 'software'])
  return {
    customers: percent('customers'),
    workers: percent('workers'),
    software: percent('software'),
  }
}

/** @throws Error with the file, the key and the allowed values */
export function parseCompany(value: unknown, file: string, email: string): Company {
  const { text } = reader(value, file, ['name', 'address', 'registration'])
  return {
    name: text('name'),
    address: text('address'),
    registration: text('registration'),
    email,
  }
}

const vacancyKeys = [
  'id',
  'title',
  'text',
  'place',
  'employment',
  'datePosted',
  'validThrough',
] as const

/** @throws Error with the file, the entry, the key and the allowed values */
export function parseVacancies(value: unknown, file: string): Vacancy[] {
  if (!Array.isArray(value)) throw new Error(`${file} is no list; allowed: a list of vacancies.`)
  return value.map((entry: unknown, index): Vacancy => {
    const where = `${file}, entry ${index + 1}`
    const { text, texts } = reader(entry, where, vacancyKeys)
    const day = (key: string): string => {
      const found = text(key, /^\d{4}-\d{2}-\d{2}$/, 'a day such as 2026-11-30')
      if (isRealTime(found)) return found
      throw new Error(`${where}: ${key} is "${found}", which is no day.`)
    }
    const employment = text('employment')
    const known = employments.find((one) => one === employment)
    if (!known)
      throw new Error(
        `${where}: employment is "${employment}"; allowed: ${employments.join(', ')}.`,
      )
    return {
      id: text('id', /^[a-z0-9-]{1,60}$/, 'small letters, digits and hyphens'),
      title: texts('title'),
      text: texts('text'),
      place: text('place'),
      employment: known,
      datePosted: day('datePosted'),
      validThrough: day('validThrough'),
    }
  })
}

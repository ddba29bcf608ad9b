/** The names of filters and groups, the same as the column's where there is one. */
export const fieldNames = {
  status: 'column.status',
  type: 'column.type',
  ip: 'column.ip',
  key: 'column.key',
  keyId: 'column.key',
  softId: 'column.software',
  report: 'column.report',
  host: 'filter.field.host',
  id: 'filter.field.id',
} as const

import type { Field } from 'payload'
import { many } from './shared'

export const topics: Field[] = [
  many('practices', 'Practices', 'services', { required: true }),
  many('sectors', 'Sectors', 'sectors'),
  many('countries', 'Countries', 'countries'),
]

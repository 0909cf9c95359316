import config from '@payload-config'
import { REST_OPTIONS } from '@payloadcms/next/routes'
import { guardGraphql } from '../../../../guards/route-guards'
import { answerGraphql } from '../../../../graphql/handler'

export const POST = guardGraphql(answerGraphql(config))
export const OPTIONS = REST_OPTIONS(config)

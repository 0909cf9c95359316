import config from '@payload-config'
import { REST_OPTIONS } from '@payloadcms/next/routes'
import { answerGraphql } from '../../../../graphql/handler'

export const POST = answerGraphql(config)
export const OPTIONS = REST_OPTIONS(config)

import config from '@payload-config'
import { REST_OPTIONS } from '@payloadcms/next/routes'
import { guardGraphql } from '../../../../guards/route-guards'
import { handleGraphql } from '../../../../graphql/handler'

export const POST = guardGraphql(handleGraphql(config))
export const OPTIONS = REST_OPTIONS(config)

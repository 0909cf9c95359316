import { NextResponse } from 'next/server'

/**
 * Nothing runs before a request of this service. Turbopack looks for this file in the folders above
 * too, and would take the site's middleware.
 */
export const proxy = () => NextResponse.next()

export const config = { matcher: '/_no-address' }

import { createHash } from 'node:crypto'
import { NextResponse } from 'next/server'
import { serverSessionMessage } from './auth-routes'

/** Constant, so that the policy allows it by its hash: the outcome is in the page's own address. */
const script = `parent.postMessage({type:'${serverSessionMessage}',error:new URLSearchParams(location.search).get('error')},location.origin)`

const policy = [
  "default-src 'none'",
  `script-src 'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ')

/**
 * The last page of server sign-in in a hidden frame. It has no data but an error code, and only pages of this site may
 * frame it (next.config.mjs has its `X-Frame-Options`).
 */
export const toFramedOutcome = (): NextResponse =>
  new NextResponse(
    `<!doctype html><html lang="en"><title>Sign-in</title><script>${script}</script></html>`,
    {
      headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy },
    },
  )

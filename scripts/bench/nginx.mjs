/** Runs nginx with docs/deploy/nginx.conf and, for comparison, a plain static server. */
import { spawn, spawnSync } from 'node:child_process'
import { lookup } from 'node:dns/promises'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { waitForPort } from '../run/processes.mjs'
import { tools } from './tools.mjs'

/**
 * @param options root (the repository), folder (for its files), the ports of the front and the
 *   files, and those of the site's instances
 * @returns urls of `front` and `files`, its `pid`, `put` (a file for the plain server), and `stop`
 */
export async function startNginx({ root, folder, ports, sites = [ports.site] }) {
  rmSync(folder, { recursive: true, force: true })
  for (const name of ['files', 'cache', 'temporary'])
    mkdirSync(path.join(folder, name), { recursive: true })
  const { address, family } = await lookup('localhost')
  const host = family === 6 ? `[${address}]` : address
  const front = fillPlaceholders(readFileSync(path.join(root, 'docs/deploy/nginx.conf'), 'utf8'), {
    SITE_SERVERS: sites.map((port) => `server ${host}:${port} max_fails=0;`).join(' '),
    CACHE_DIR: path.join(folder, 'cache'),
    LISTEN: `127.0.0.1:${ports.front}`,
    SERVER_NAME: 'localhost 127.0.0.1',
    PUBLIC_SCHEME: 'http',
    TLS: '',
  })
  writeFileSync(path.join(folder, 'front.conf'), front)
  writeFileSync(path.join(folder, 'nginx.conf'), mainFile(folder, ports))
  const args = [
    '-p',
    folder,
    '-e',
    path.join(folder, 'error.log'),
    '-c',
    path.join(folder, 'nginx.conf'),
  ]
  const nginx = /** @type {string} */ (tools.nginx)
  const check = spawnSync(nginx, [...args, '-t'], { encoding: 'utf8' })
  if (check.status !== 0) throw new Error(`nginx refuses its configuration:\n${check.stderr}`)
  const child = spawn(nginx, args, { stdio: 'ignore' })
  process.on('exit', () => child.kill())
  await waitForPort(ports.front, child)
  return {
    pid: child.pid,
    front: `http://127.0.0.1:${ports.front}`,
    files: `http://127.0.0.1:${ports.files}`,
    put: (name, bytes) => writeFileSync(path.join(folder, 'files', name), bytes),
    stop: () =>
      /** @type {Promise<void>} */ (
        new Promise((resolve) => {
          if (child.exitCode !== null) return resolve()
          child.once('close', () => resolve())
          child.kill('SIGTERM')
        })
      ),
  }
}

/** Replaces the placeholders of the configuration; every one needs a value. */
function fillPlaceholders(text, values) {
  return text.replace(/@([A-Z_]{2,})@/g, (placeholder, name) => {
    if (values[name] === undefined)
      throw new Error(`docs/deploy/nginx.conf has the placeholder ${placeholder}without a value`)
    return values[name]
  })
}

/** A minimal nginx.conf with one worker. */
const mainFile = (folder, ports) => `
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log warn;
events { worker_connections 1024; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  types { text/html html; text/x-component rsc; }
  default_type application/octet-stream;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder}/temporary/${kind};`).join('\n  ')}
  include ${folder}/front.conf;
  server {
    listen 127.0.0.1:${ports.files};
    root ${folder}/files;
    gzip_static on;
  }
}
`

/**
 * Requests many URLs at a time, in a process of its own so that reading the responses delays no
 * other measurement. Arguments: a URL with a query, and how many. Prints the statuses as JSON.
 */
const [url, count] = process.argv.slice(2)

async function statusOf(number) {
  const response = await fetch(`${url}&reader=${number}`, { headers: { accept: 'text/html' } })
  await response.arrayBuffer()
  return response.status
}

const statuses = await Promise.all(Array.from({ length: Number(count) }, (_, n) => statusOf(n)))
process.stdout.write(JSON.stringify(statuses))

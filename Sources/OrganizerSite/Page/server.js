// What the page asks of the program that serves it. The token is that of the page's address.
const token = new URLSearchParams(location.search).get('token') ?? ''

// A space is %20 here: + stands for itself.
const query = parameters => new URLSearchParams(parameters).toString().replaceAll('+', '%20')

/** An address for a picture. */
export const address = (path, parameters = {}) => `/api/${path}?${query({ ...parameters, token })}`

async function ask(path, parameters, options) {
  let response
  try {
    response = await fetch(`/api/${path}?${query(parameters)}`, {
      ...options, headers: { 'X-Verger-Token': token }, cache: 'no-store',
    })
  } catch {
    throw new Error('The Organizer does not answer. Was its command ended? Start it again: verger organizer')
  }
  if (response.ok) return response
  if (response.status === 403) throw new Error('The address of this page is an old one. Open the one that “verger organizer” prints.')
  if (response.status === 413) throw new Error('The file is too large.')
  let words = ''
  try { words = (await response.json()).error } catch { /* no words */ }
  throw new Error(words || `The Organizer answered ${response.status}.`)
}

export const get = async (path, parameters = {}) => (await ask(path, parameters, {})).json()

/** Sends something, a file or a text, and hands on the answer. */
export const post = async (path, parameters = {}, body = undefined) =>
  (await ask(path, parameters, { method: 'POST', body })).json()

/** Saves an answer as a file. */
export async function save(path, parameters = {}, options = {}) {
  const response = await ask(path, parameters, options)
  const field = response.headers.get('Content-Disposition') ?? ''
  const name = decodeURIComponent(/filename\*=UTF-8''([^;]+)/.exec(field)?.[1] ?? 'file')
  saveBlob(await response.blob(), name)
  return name
}

export function saveBlob(blob, name) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 60000)
}

/** Follows the console of a device. */
export function follow(device) {
  const socket = new WebSocket(`ws://${location.host}/console?${query({ device, token })}`)
  return socket
}

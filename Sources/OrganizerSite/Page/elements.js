// Parts of the page. Texts become text nodes only, so nothing that apps or files say is read as HTML.

/** Makes an element: its name with classes, its attributes and listeners, what is in it. */
export function make(kind, attributes = {}, ...children) {
  const [name, ...classes] = kind.split('.')
  const element = document.createElement(name)
  if (classes.length) element.className = classes.join(' ')
  for (const [key, value] of Object.entries(attributes)) {
    if (value === undefined || value === null || value === false) continue
    if (key.startsWith('on')) element.addEventListener(key.slice(2), value)
    else if (key in element && typeof value !== 'string') element[key] = value
    else element.setAttribute(key, value === true ? '' : value)
  }
  element.append(...children.flat(Infinity).filter(child => child !== null && child !== undefined && child !== false))
  return element
}

export const bytes = count => {
  if (count < 1000) return `${count} bytes`
  const units = ['KB', 'MB', 'GB', 'TB']
  let value = count
  let unit = -1
  while (value >= 999.5 && unit < units.length - 1) { value /= 1000; unit++ }
  return `${value < 10 ? value.toFixed(1) : Math.round(value)} ${units[unit]}`
}

export const date = text => text ? new Date(text).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' }) : '—'
export const day = text => text ? new Date(text).toLocaleDateString('en-GB', { dateStyle: 'medium' }) : '—'

/** A row of names and values. */
export const facts = pairs => make('dl.facts', {}, pairs.filter(pair => pair).map(([name, ...value]) =>
  [make('dt', {}, name), make('dd', {}, ...value)]))

export const button = (title, act, attributes = {}) => make('button', { type: 'button', onclick: act, ...attributes }, title)

/** A table as lists on the Mac had it. */
export function table(titles, rows, nothing) {
  if (!rows.length) return make('p.nothing', {}, nothing)
  return make('div.scroll', {}, make('table', {},
    make('thead', {}, make('tr', {}, titles.map(title => make('th', { scope: 'col' }, title)))),
    make('tbody', {}, rows)))
}

export const row = (cells, attributes = {}) => make('tr', attributes, cells.map(cell => make('td', {}, cell)))

/** Lets a person choose a file. */
export function choose(accept, act) {
  const input = make('input', { type: 'file', accept, id: 'chooser', hidden: true })
  document.getElementById('chooser')?.remove()
  document.body.append(input)
  input.addEventListener('change', () => { if (input.files[0]) act(input.files[0]) })
  input.click()
}

/** Lets files be dropped on an element. */
export function takesFiles(element, act) {
  let depth = 0
  const mark = () => element.classList.toggle('target', depth > 0)
  element.addEventListener('dragenter', event => { event.preventDefault(); depth++; mark() })
  element.addEventListener('dragover', event => event.preventDefault())
  element.addEventListener('dragleave', () => { depth--; mark() })
  element.addEventListener('drop', event => {
    event.preventDefault()
    depth = 0
    mark()
    for (const file of event.dataTransfer.files) act(file)
  })
  return element
}

const status = document.getElementById('status')

export function tell(text) { status.className = ''; status.textContent = text }

const sheet = document.getElementById('sheet')

/** Shows a sheet, and hands on whether it was agreed to. */
export function ask(title, text, { agree = 'OK', cancels = true, more = [] } = {}) {
  if (sheet.open) sheet.close('cancel')
  document.getElementById('sheet-title').textContent = title
  document.getElementById('sheet-text').textContent = text
  document.getElementById('sheet-more').replaceChildren(...more)
  document.getElementById('sheet-ok').textContent = agree
  document.getElementById('sheet-cancel').hidden = !cancels
  sheet.returnValue = 'cancel'
  sheet.showModal()
  document.getElementById('sheet-ok').focus()
  return new Promise(done => sheet.addEventListener('close', () => done(sheet.returnValue === 'ok'), { once: true }))
}

export const alarm = (title, error) => {
  tell('')
  return ask(title, error.message ?? String(error), { cancels: false })
}

/** Does something that takes time: says so, says what came of it, or why nothing did. */
export async function work(what, act, failed = 'That did not work.') {
  status.className = 'busy'
  status.textContent = what
  document.body.classList.add('working')
  try {
    const answer = await act()
    tell(answer?.message ?? '')
    return answer ?? {}
  } catch (error) {
    await alarm(failed, error)
    return null
  } finally {
    document.body.classList.remove('working')
  }
}

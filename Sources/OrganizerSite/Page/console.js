// A device's console: live while it is booted, otherwise what it wrote last.
import { get, follow, saveBlob } from '/server.js'
import { make, button, tell } from '/elements.js'

/** More lines than a person reads; older ones go. */
const most = 20000

const time = seconds => seconds ? new Date(seconds * 1000).toTimeString().slice(0, 8) : ''
const asText = line => `${line.time ? new Date(line.time * 1000).toISOString() + ' ' : ''}${line.process ? line.process + ': ' : ''}${line.text}`

export async function show({ device, box }) {
  let lines = []
  let filter = ''
  let socket = null
  const view = make('div.written', { role: 'log', tabindex: 0 })
  const search = make('input', { type: 'search', placeholder: 'Filter', 'aria-label': 'Filter', oninput: () => { filter = search.value.toLowerCase(); draw() } })
  const fits = line => !filter || (line.process + ': ' + line.text).toLowerCase().includes(filter)
  const element = line => make(`p${line.isError ? '.error' : ''}${line.process === 'device' ? '.device' : ''}`, {},
    make('time', {}, time(line.time)), make('b', {}, line.process), make('span', {}, line.text))
  const isAtEnd = () => view.scrollHeight - view.scrollTop - view.clientHeight < 30

  function add(more) {
    const follows = isAtEnd()
    lines.push(...more)
    if (lines.length > most) lines = lines.slice(-most)
    view.append(...more.filter(fits).map(element))
    while (view.childElementCount > most) view.firstElementChild.remove()
    if (follows) view.scrollTop = view.scrollHeight
    tellCount()
  }
  function draw() {
    view.replaceChildren(...lines.filter(fits).map(element))
    view.scrollTop = view.scrollHeight
    tellCount()
  }
  const tellCount = () => { count.textContent = lines.length ? `${lines.length} line${lines.length === 1 ? '' : 's'}` : device.isBooted ? 'Live' : '' }
  const note = text => add([{ process: 'Organizer', text, isError: false }])
  const count = make('span', {}, '')
  box.classList.add('fill', 'console')
  box.append(
    make('div.top', {}, search),
    view,
    make('div.bottom', {},
      button('Clear', () => { lines = []; draw() }),
      button('Save…', () => {
        saveBlob(new Blob([lines.filter(fits).map(asText).join('\n') + '\n'], { type: 'text/plain' }), `${device.name} Console.txt`)
        tell('The console is saved.')
      }), count))
  if (!device.isBooted) {
    add(await get('log', { device: device.udid }))
    if (!lines.length) view.append(make('p.nothing', {}, 'The device has not written anything. Boot it to see its console.'))
    return
  }
  count.textContent = 'Connecting…'
  socket = follow(device.udid)
  socket.onmessage = event => {
    const message = JSON.parse(event.data)
    if (message.error) return note(message.error)
    if (message.missed) note(`${message.missed} lines came too fast, and are left out. They are in the device's log.`)
    add(message.lines)
    if (message.hasEnded) note('The device has shut down.')
  }
  let isLeft = false
  socket.onclose = () => { if (!isLeft) note('The console has ended.') }
  return () => { isLeft = true; socket.close() }
}

// The window: the list at the left, the tabs, and which page is shown. The address after # says what is chosen.
import { get } from '/server.js'
import { make, alarm } from '/elements.js'
import * as summary from '/devices.js'
import * as provisioning from '/provisioning.js'
import * as applications from '/applications.js'
import * as consolePage from '/console.js'
import * as crashes from '/crashes.js'
import * as screenshots from '/screenshots.js'
import * as archives from '/archives.js'

const tabs = [
  ['summary', 'Summary', summary, 'info'], ['provisioning', 'Provisioning', provisioning, 'profile'],
  ['applications', 'Applications', applications, 'app'], ['console', 'Console', consolePage, 'lines'],
  ['logs', 'Device Logs', crashes, 'log'], ['screenshots', 'Screenshots', screenshots, 'camera'],
]

const sources = document.getElementById('sources')
const content = document.getElementById('content')
const tabBar = document.getElementById('tabs')
let devices = []
let chosen = { mode: 'devices' }
let leave = () => {}
let turn = 0

function read() {
  const words = location.hash.slice(1).split('/').map(decodeURIComponent)
  if (words[0] === 'archives') return { mode: 'archives', archive: words[1] }
  if (words[0] === 'library') return { mode: 'library' }
  const device = devices.find(device => device.udid === words[1])
  const first = devices.find(device => device.isBooted) ?? devices[0]
  const tab = tabs.some(tab => tab[0] === words[2]) ? words[2] : 'summary'
  return { mode: 'devices', device: (device ?? first)?.udid, tab }
}

const link = (...words) => '#' + words.map(encodeURIComponent).join('/')

function source(title, href, isChosen, { icon, detail, light, level = 0 } = {}) {
  return make(`a.source.level${level}`, { href, 'aria-current': isChosen ? 'page' : undefined },
    icon ? make(`i.picture.${icon}`, { 'aria-hidden': 'true' }) : null,
    make('span.name', {}, title, detail ? make('small', {}, detail) : null),
    light === undefined ? null : make(`i.light.${light ? 'on' : 'off'}`, { title: light ? 'Booted' : 'Shut down' }))
}

function drawSources(list) {
  const rows = []
  rows.push(make('h2', {}, 'Library'))
  rows.push(source('Provisioning Profiles', '#library', chosen.mode === 'library', { icon: 'profile' }))
  rows.push(make('h2', {}, 'Devices'))
  for (const device of devices) {
    const isOpen = chosen.mode === 'devices' && chosen.device === device.udid
    rows.push(source(device.name, link('devices', device.udid, isOpen ? 'summary' : chosen.tab ?? 'summary'),
      isOpen && chosen.tab === 'summary', {
        icon: device.isPad ? 'pad' : 'phone', light: device.isBooted,
        detail: `${device.system} (${device.hardware})${device.isSecure ? ' – secure' : ''}`,
      }))
    if (!isOpen) continue
    for (const [name, title, , icon] of tabs.slice(1)) {
      rows.push(source(title, link('devices', device.udid, name), chosen.tab === name, { level: 1, icon }))
    }
  }
  rows.push(make('h2', {}, 'Archives'))
  if (!list.length) rows.push(make('p.none', {}, 'No archives'))
  for (const archive of list) {
    rows.push(source(archive.title, link('archives', archive.name), chosen.archive === archive.name,
      { icon: 'box', detail: archive.version }))
  }
  const top = sources.scrollTop
  sources.replaceChildren(...rows)
  sources.scrollTop = top
}

function drawTabs() {
  tabBar.hidden = chosen.mode !== 'devices'
  tabBar.replaceChildren(...tabs.map(([name, title]) => make('a', {
    href: link('devices', chosen.device ?? '', name), role: 'tab', 'aria-selected': String(name === chosen.tab),
  }, title)))
}

let known = []

async function loadArchives() {
  try { known = await get('archives') } catch { /* the page itself tells */ }
  return known
}

/** Shows what is chosen, anew. */
async function show() {
  const mine = ++turn
  leave()
  leave = () => {}
  chosen = read()
  document.getElementById('mode-devices').toggleAttribute('aria-current', chosen.mode !== 'archives')
  document.getElementById('mode-archives').toggleAttribute('aria-current', chosen.mode === 'archives')
  const device = devices.find(device => device.udid === chosen.device)
  const title = chosen.mode === 'archives' ? 'Archives' : chosen.mode === 'library' ? 'Provisioning Profiles' : device?.name ?? 'Devices'
  document.getElementById('title').textContent = `Organizer – ${title}`
  document.title = `Organizer – ${title}`
  drawTabs()
  drawSources(known)
  const page = chosen.mode === 'archives' ? archives : chosen.mode === 'library' ? provisioning : tabs.find(tab => tab[0] === chosen.tab)[2]
  const box = make('div.page')
  const context = { device, archive: chosen.archive, box, reload: refresh, again: show, isShown: () => mine === turn }
  try {
    const end = await page.show(context)
    if (mine !== turn) { end?.(); return }
    leave = end ?? leave
    content.replaceChildren(box)
    content.dataset.shown = location.hash + ' ' + mine
  } catch (error) {
    if (mine === turn) { content.replaceChildren(box); alarm('This cannot be shown.', error) }
  }
}

/** Asks which devices there are, and shows everything anew if that is wanted or something has changed. */
async function refresh(isWanted = true) {
  const before = JSON.stringify(devices)
  devices = await get('devices')
  await loadArchives()
  if (isWanted || JSON.stringify(devices) !== before) await show()
}

addEventListener('hashchange', show)
// Devices are booted and shut down by other commands, too.
setInterval(async () => {
  if (document.hidden || document.querySelector('dialog[open], .working')) return
  try {
    const now = await get('devices')
    if (JSON.stringify(now) === JSON.stringify(devices)) return
    const before = devices.find(device => device.udid === chosen.device)
    devices = now
    const after = devices.find(device => device.udid === chosen.device)
    if (JSON.stringify(before) === JSON.stringify(after)) drawSources(known)
    else await show()
  } catch { /* told when something is asked for */ }
}, 3000)

try { await refresh() } catch (error) { alarm('The Organizer cannot be shown.', error) }

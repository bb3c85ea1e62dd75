// The summary of a device.
import { get, post } from '/server.js'
import { make, facts, button, bytes, day, work, ask, choose, row, table } from '/elements.js'

function capacity(summary) {
  const others = Math.max(summary.usedBytes - summary.appBytes, 0)
  const all = summary.usedBytes + summary.freeBytes || 1
  const part = (name, count) => {
    const piece = make(`span.${name}`, { title: `${name}: ${bytes(count)}` })
    piece.style.width = `${Math.max(100 * count / all, count ? 0.6 : 0)}%`
    return piece
  }
  return make('div.capacity', {},
    make('div.bar', {}, part('apps', summary.appBytes), part('other', others)),
    make('p', {}, make('i.key.apps'), ` Apps ${bytes(summary.appBytes)}`, make('i.key.other'), ` Other ${bytes(others)}`,
      make('i.key.free'), ` Free ${bytes(summary.freeBytes)}`))
}

export async function show({ device, box, reload, again }) {
  if (!device) return box.append(make('p.nothing', {}, 'There are no devices.'))
  const summary = await get('devices/summary', { device: device.udid })
  const { isBooted, isSecure } = summary.device
  const power = isBooted
    ? button('Shut Down', async () => {
      if (await work(`Shutting down ${device.name} …`, () => post('devices/shutdown', { device: device.udid }))) await reload()
    })
    : button('Boot', async () => {
      if (await work(`Booting ${device.name} …`, () => post('devices/boot', { device: device.udid }))) await reload()
    }, { class: 'default' })
  const screen = summary.page
    ? make('a.button', { href: summary.page, target: '_blank', rel: 'noopener' }, 'Show Screen') : null
  box.append(
    make('div.hero', {},
      make(`div.${device.isPad ? 'padart' : 'phoneart'}${isBooted ? '.lit' : ''}`, { 'aria-hidden': 'true' }, make('i')),
      make('div', {},
        make('h2', {}, device.name),
        make('p.state', {}, make(`i.light.${isBooted ? 'on' : 'off'}`), isBooted ? 'This device is booted.' : 'This device is shut down.'),
        facts([
          ['Model', `${device.model} (${device.hardware})`],
          ['Software Version', device.system],
          ['Capacity', capacity(summary)],
          ['Identifier', make('code', { id: 'identifier' }, summary.identifier)],
          ['UDID', make('code', {}, device.udid)],
          ['Takes', isSecure ? 'apps that a trusted authority has vouched for' : 'any app'],
          ['Apps', String(summary.appCount)],
          ['Crash Reports', String(summary.crashCount)],
          ['Folder', make('code', {}, summary.folder)],
        ]),
        make('p.actions', {}, power, screen))))
  const rows = summary.authorities.map(authority => row([
    authority.name, make('code', {}, authority.fingerprint.slice(0, 16)), day(authority.expires),
    authority.revoked === undefined ? 'no list' : String(authority.revoked),
    button('Remove', async () => {
      if (!await ask(`Trust ${authority.name} no longer?`, 'Apps that it has vouched for can no longer be installed.', { agree: 'Remove' })) return
      if (await work('Removing …', () => post('devices/distrust', { device: device.udid, fingerprint: authority.fingerprint }))) await again()
    }, { class: 'small' }),
  ]))
  box.append(make('section', {},
    make('h3', {}, 'Trusted Authorities'),
    make('p.hint', {}, isSecure
      ? 'This device takes only apps that are signed by somebody whom one of these vouches for.'
      : 'Their signatures would count if the device were a secure one (verger device create NAME MODEL --secure).'),
    table(['Name', 'SHA-256', 'Valid Until', 'Revoked', ''], rows, 'No authority is trusted.'),
    make('p.actions', {}, button('Add…', () => choose('.pem,.cer,.crt,.der,.crl', async file => {
      if (await work(`Adding ${file.name} …`, () => post('devices/trust', { device: device.udid }, file), 'It was not added.')) await again()
    })))))
}

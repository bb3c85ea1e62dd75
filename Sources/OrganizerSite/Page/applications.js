// The apps on a device, and their files.
import { get, post, save, address } from '/server.js'
import { make, facts, button, bytes, date, work, ask, choose, row, table, takesFiles } from '/elements.js'

const icon = (app, device) => app.hasIcon
  ? make('img.icon', { src: address('apps/icon', { device: device.udid, app: app.identifier }), alt: '' })
  : make('i.icon.none', { 'aria-hidden': 'true' }, app.name.slice(0, 1).toUpperCase())

/** The last part of a path, at the depth of its folder. */
function fileName(file) {
  const words = file.path.split('/')
  const name = make(`span.path${file.isFolder ? '.folder' : ''}`, { title: file.path }, words.at(-1))
  name.style.paddingLeft = `${12 * (words.length - 1)}px`
  return name
}

async function details(app, device, { again }) {
  const listing = await get('apps/files', { device: device.udid, app: app.identifier })
  const files = listing.files.map(file => row([
    fileName(file), file.isFolder ? '' : bytes(file.bytes), make('span.when', {}, date(file.modified)),
  ]))
  const replace = file => ask(`Replace the files of ${app.name}?`,
    `The app is ended, and its Documents, Library and tmp become those of ${file.name}.`, { agree: 'Replace' }).then(async agreed => {
    if (!agreed) return
    if (await work('Replacing …', () => post('apps/data', { device: device.udid, app: app.identifier }, file), 'The files were not replaced.')) await again()
  })
  return make('div.details', {},
    make('div.apphead', {}, icon(app, device), make('h3', {}, app.name, make('small', {}, app.version))),
    facts([
      ['Identifier', make('code', {}, app.identifier)],
      ['Profile', app.profile ?? 'none'], ['Signed by', app.signer ?? 'nobody'],
      ['Minimum OS', app.minimumSystem || '—'], ['Size', `${bytes(app.bundleBytes)}, its files ${bytes(app.dataBytes)}`],
      app.state ? ['State', app.state] : null,
    ]),
    make('h4', {}, 'Files in Sandbox'),
    table(['Name', 'Size', 'Modified'], files, 'The app has no files.'),
    listing.isCut ? make('p.hint', {}, 'There are more files than are shown.') : null,
    make('p.actions', {},
      button('Download…', () => work(`Packing the files of ${app.name} …`, async () => {
        const name = await save('apps/data', { device: device.udid, app: app.identifier })
        return { message: `${name} is saved.` }
      })),
      button('Upload…', () => choose('.zip', replace), { disabled: !device.isBooted }),
      button('Delete App', async () => {
        if (!await ask(`Delete “${app.name}”?`, 'Its files are deleted, too.', { agree: 'Delete' })) return
        if (await work(`Deleting ${app.name} …`, () => post('apps/uninstall', { device: device.udid, app: app.identifier }))) await again()
      }, { disabled: !device.isBooted })))
}

export async function show(context) {
  const { device, box, again, isShown } = context
  const apps = await get('apps', { device: device.udid })
  const side = make('div.inspector', {}, make('p.nothing', {}, apps.length ? 'Choose an app.' : ''))
  let marked = null
  const rows = apps.map(app => {
    const line = row([
      make('span.appname', {}, icon(app, device), app.name),
      make('code', {}, app.identifier), app.version, app.profile ?? '—', app.minimumSystem || '—', bytes(app.bundleBytes + app.dataBytes),
    ], { tabindex: 0, 'data-app': app.identifier, onclick: choice, onkeydown: event => { if (event.key === 'Enter') choice() } })
    async function choice() {
      marked?.classList.remove('chosen')
      marked = line
      line.classList.add('chosen')
      const shown = await work('', () => details(app, device, context))
      if (shown instanceof Element && marked === line && isShown()) side.replaceChildren(shown)
    }
    return line
  })
  const install = async file => {
    if (!device.isBooted) return void ask('The device is shut down.', `Boot ${device.name} to install apps.`, { cancels: false })
    if (await work(`Installing ${file.name} …`, () => post('apps/install', { device: device.udid }, file), `${file.name} was not installed.`)) await again()
  }
  box.classList.add('fill')
  box.append(
    takesFiles(make('div.list', {}, table(['Name', 'Identifier', 'Version', 'Profile', 'Minimum OS', 'Size'], rows,
      device.isBooted ? 'No apps are installed. Drop an .ipa here.' : 'No apps are installed.')), install),
    side,
    make('div.bottom', {}, button('Install…', () => choose('.ipa', install), { disabled: !device.isBooted }),
      make('span', {}, device.isBooted ? 'An .ipa can be dropped here, too.' : 'Boot the device to change what is on it.')))
  rows[0]?.click()
}

// Provisioning profiles: of a device, or all of the user's folder.
import { get, post, save } from '/server.js'
import { make, facts, button, date, day, work, ask, choose, row, table, takesFiles } from '/elements.js'

function state(profile, device) {
  if (profile.isExpired) return ['bad', 'Expired']
  if (!device) return ['good', 'Valid']
  if (!profile.objection) return ['good', 'Valid profile']
  return device.isSecure ? ['bad', 'Not valid for this device'] : ['odd', 'Would not count on a secure device']
}

function details(profile, device, { again }) {
  const [kind, words] = state(profile, device)
  const devices = profile.devices.length
    ? make('ul.codes', {}, profile.devices.map(name => make('li', {}, make('code', {}, name))))
    : 'none: it names no devices'
  return make('div.details', {},
    make('h3', {}, profile.name),
    make(`p.verdict.${kind}`, {}, words, profile.objection ? make('span', {}, profile.objection) : null),
    facts([
      ['Kind', profile.kind], ['App ID', make('code', {}, profile.appIdentifier)], ['Team', profile.team || '—'],
      ['Created', date(profile.created)], ['Expires', date(profile.expires)], ['UUID', make('code', {}, profile.uuid)],
      profile.app ? ['In the app', make('code', {}, profile.app)] : null,
      ['Certificates', make('ul', {}, profile.signers.map(signer => make('li', {}, signer.name,
        make('small', {}, ` until ${day(signer.expires)}${signer.isInKeychain ? ' – you have its key' : ' – without its key here'}`))))],
      [`Devices (${profile.devices.length})`, devices],
    ]),
    make('p.actions', {},
      profile.isInLibrary ? button('Save…', () => work('Saving …', () => save('profiles/file', { uuid: profile.uuid }).then(() => {}))) : null,
      profile.isInLibrary ? button('Delete', async () => {
        if (!await ask(`Delete “${profile.name}”?`, 'Apps that are built later cannot be signed with it.', { agree: 'Delete' })) return
        if (await work('Deleting …', () => post('profiles/remove', { uuid: profile.uuid }))) await again()
      }) : null))
}

export async function show(context) {
  const { device, box, again } = context
  const parameters = device ? { device: device.udid } : {}
  const listing = await get('profiles', parameters)
  const side = make('div.inspector', {}, make('p.nothing', {}, listing.profiles.length ? 'Choose a profile.' : ''))
  let marked = null
  const rows = listing.profiles.map(profile => {
    const [kind, words] = state(profile, device)
    const line = row([
      make('span', {}, make('i.picture.profile'), profile.name), profile.app ? make('code', {}, profile.app) : 'Library',
      profile.kind, day(profile.expires), make(`span.mark.${kind}`, { title: words }, words),
    ], { tabindex: 0, onclick: choice, onkeydown: event => { if (event.key === 'Enter') choice() } })
    function choice() {
      marked?.classList.remove('chosen')
      marked = line
      line.classList.add('chosen')
      side.replaceChildren(details(profile, device, context))
    }
    return line
  })
  const install = async file => {
    if (await work(`Installing ${file.name} …`, () => post('profiles/install', {}, file), 'The profile was not installed.')) await again()
  }
  box.classList.add('fill')
  box.append(
    takesFiles(make('div.list', {},
      table(['Name', 'Where', 'Kind', 'Expires', 'Status'], rows, 'No provisioning profiles. Drop one here.')), install),
    side,
    make('div.bottom', {}, button('Install…', () => choose('.mobileprovision', install)),
      make('span', {}, `Profiles lie in ${listing.folder}`)))
  if (listing.problems.length) {
    box.querySelector('.list').append(make('div.problems', {}, listing.problems.map(text => make('p', {}, text))))
  }
  rows[0]?.click()
}

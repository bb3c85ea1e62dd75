// Archives that verger xcodebuild has made.
import { get, post, save } from '/server.js'
import { make, facts, button, bytes, date, work, ask, row, table } from '/elements.js'

async function share(archive) {
  const [identities, listing] = await Promise.all([get('archives/identities'), get('profiles')])
  const identity = make('select', { id: 'identity' }, make('option', { value: '' }, 'Don’t re-sign'),
    identities.map(one => make('option', { value: one.fingerprint }, one.name + (one.isValid ? '' : ' (not valid)'))))
  const profile = make('select', { id: 'profile' }, make('option', { value: '' }, 'None'),
    listing.profiles.map(one => make('option', { value: one.uuid }, `${one.name} (${one.appIdentifier})`)))
  identity.addEventListener('change', () => { profile.disabled = !identity.value })
  profile.disabled = true
  const agreed = await ask('Share the archive as an .ipa', 'Choose who signs it, and the provisioning profile that is put into it.', {
    agree: 'Share…', more: [make('label', {}, 'Identity', identity), make('label', {}, 'Profile', profile)],
  })
  if (!agreed) return
  await work('Signing and packing …', async () => {
    const parameters = { archive: archive.name, identity: identity.value, profile: identity.value ? profile.value : '' }
    const name = await save('archives/share', parameters, { method: 'POST' })
    return { message: `${name} is saved.` }
  }, 'The archive was not shared.')
}

async function validate(archive) {
  const verdict = await work('Checking the signature …', () => get('archives/validate', { archive: archive.name }))
  if (!verdict) return
  await ask(verdict.isValid ? `${archive.title} is valid.` : `${archive.title} is not valid.`,
    verdict.isValid ? (verdict.signer ? `It is signed by ${verdict.signer}.` : 'It is sealed; nobody has signed it.') : verdict.faults.join('\n'),
    { cancels: false })
}

export async function show(context) {
  const { archive: name, box, reload, again } = context
  const archives = await get('archives')
  const side = make('div.details.archive', {})
  let marked = null
  const rows = archives.map(archive => {
    const line = row([make('span', {}, make('i.picture.box'), archive.title), archive.version, date(archive.date), archive.comment, bytes(archive.bytes)],
      { tabindex: 0, 'data-archive': archive.name, onclick: choice, onkeydown: event => { if (event.key === 'Enter') choice() } })
    function choice() {
      marked?.classList.remove('chosen')
      marked = line
      line.classList.add('chosen')
      const comment = make('textarea', { rows: 2, maxlength: 10000, 'aria-label': 'Comment' }, archive.comment)
      side.replaceChildren(
        make('div.archivehead', {}, make('i.boxart', { 'aria-hidden': 'true' }),
          make('div', {}, make('h2', {}, archive.title, make('small', {}, archive.version)),
            facts([
              ['Creation Date', date(archive.date)], ['Scheme', archive.scheme || '—'], ['Identifier', make('code', {}, archive.identifier)],
              ['Signed by', archive.signer ?? 'nobody'], ['Estimated Size', bytes(archive.bytes)],
              ['Symbols', archive.hasSymbols ? 'with debug information (.dSYM)' : 'none'], ['Folder', make('code', {}, archive.path)],
              ['Comment', comment],
            ]),
            make('p.actions', {},
              button('Validate…', () => validate(archive), { disabled: !archive.hasApp }),
              button('Share…', () => share(archive).catch(error => work('', () => { throw error })), { disabled: !archive.hasApp, class: 'default' }),
              button('Save Comment', async () => {
                if (await work('Saving …', () => post('archives/comment', { archive: archive.name }, comment.value))) await again()
              }),
              button('Remove from List', async () => {
                if (!await ask('Take the archive off the list?', 'Its folder stays where it is.', { agree: 'Remove' })) return
                if (await work('Removing …', () => post('archives/forget', { archive: archive.name }))) { location.hash = '#archives'; await reload() }
              })))))
    }
    return line
  })
  box.classList.add('fill', 'archives')
  box.append(side, make('div.list', {}, table(['Name', 'Version', 'Creation Date', 'Comment', 'Size'], rows,
    'No archives. “verger xcodebuild -scheme NAME archive” makes one.')))
  ;(rows.find(line => line.dataset.archive === name) ?? rows[0])?.click()
}

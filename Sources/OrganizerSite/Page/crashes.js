// Crash reports of a device, and of anybody.
import { get, post, save, saveBlob } from '/server.js'
import { make, button, work, ask, choose, row, table, takesFiles } from '/elements.js'

function shown(report, { device, again }, isOwn) {
  const notes = []
  if (report.problem) notes.push(report.problem)
  if (report.improved) notes.push(`${report.improved} lines are told with file and line by debug information that is here.`)
  if (report.missing.length) notes.push(`No debug information is here of ${report.missing.join(', ')}. Add that of its .dSYM.`)
  return make('div.details', {},
    make('h3', {}, report.name),
    notes.map(note => make('p.hint', {}, note)),
    make('pre.report', { tabindex: 0 }, report.text),
    make('p.actions', {},
      button('Export…', () => isOwn
        ? work('Saving …', () => save('crashes/file', { device: device.udid, name: report.name }).then(name => ({ message: `${name} is saved.` })))
        : saveBlob(new Blob([report.text], { type: 'text/plain' }), report.name)),
      isOwn ? button('Delete', async () => {
        if (!await ask('Delete the report?', report.name, { agree: 'Delete' })) return
        if (await work('Deleting …', () => post('crashes/remove', { device: device.udid, name: report.name }))) await again()
      }) : null))
}

export async function show(context) {
  const { device, box, isShown } = context
  const crashes = await get('crashes', { device: device.udid })
  const side = make('div.inspector.wide', {}, make('p.nothing', {}, crashes.length ? 'Choose a report.' : ''))
  let marked = null
  const rows = crashes.map(crash => {
    const line = row([make('span', {}, make('i.picture.log'), crash.app || 'unknown'), crash.date, make('span.cause', {}, crash.cause)],
      { tabindex: 0, 'data-crash': crash.name, onclick: choice, onkeydown: event => { if (event.key === 'Enter') choice() } })
    async function choice() {
      marked?.classList.remove('chosen')
      marked = line
      line.classList.add('chosen')
      const report = await work('Looking for debug information …', () => get('crashes/report', { device: device.udid, name: crash.name }))
      if (report && marked === line && isShown()) side.replaceChildren(shown(report, context, true))
    }
    return line
  })
  const open = async file => {
    const report = await work('Looking for debug information …', () => post('crashes/symbolicate', { name: file.name }, file), 'The report cannot be read.')
    if (!report) return
    marked?.classList.remove('chosen')
    marked = null
    side.replaceChildren(shown(report, context, false))
  }
  const symbols = async file => {
    if (await work(`Reading ${file.name} …`, () => post('crashes/symbols', {}, file), 'The debug information was not taken.')) marked?.click()
  }
  box.classList.add('fill')
  box.append(
    takesFiles(make('div.list', {}, table(['Process', 'Date', 'Cause'], rows, 'No app has crashed here. A report of somebody else can be dropped here.')), open),
    side,
    make('div.bottom', {}, button('Import…', () => choose('.crash,.txt,text/plain', open)), button('Add Symbols…', () => choose('', symbols)),
      make('span', {}, 'Symbols are the file in Contents/Resources/DWARF of a .dSYM; those of archives are known.')))
  rows[0]?.click()
}

// Pictures of a device's screen.
import { get, post, save, address } from '/server.js'
import { make, button, date, work, ask } from '/elements.js'

export async function show(context) {
  const { device, box, again } = context
  const pictures = await get('screenshots', { device: device.udid })
  const place = picture => address('screenshots/picture', { device: device.udid, name: picture.name })
  let chosen = []
  const big = make('div.canvas', {}, make('p.nothing', {}, pictures.length ? '' : 'No pictures yet.'))
  const caption = make('span.caption', {}, '')
  const one = () => pictures.find(picture => picture.name === chosen.at(-1))
  const thumbs = pictures.map(picture => make('button.thumb', {
    type: 'button', title: picture.name, 'data-name': picture.name, onclick: event => choose(picture, event.metaKey || event.ctrlKey || event.shiftKey),
  }, make('img', { src: place(picture), alt: picture.name, loading: 'lazy' }), make('small', {}, date(picture.date))))

  function choose(picture, adds) {
    chosen = adds ? [...chosen.filter(name => name !== picture.name), picture.name].slice(-2) : [picture.name]
    thumbs.forEach(thumb => thumb.classList.toggle('chosen', chosen.includes(thumb.dataset.name)))
    big.replaceChildren(...chosen.map(name => make('img.screen', { src: place({ name }), alt: name })))
    caption.textContent = chosen.length === 2 ? 'Two pictures are chosen.' : `${picture.width} × ${picture.height} pixels`
    enable()
  }
  const take = button('New Screenshot', async () => {
    if (await work('Taking a picture …', () => post('screenshots/take', { device: device.udid }))) await again()
  }, { disabled: !device.isBooted, class: 'default' })
  const keep = button('Export…', () => work('Saving …', () =>
    save('screenshots/picture', { device: device.udid, name: one().name, save: 1 }).then(name => ({ message: `${name} is saved.` }))))
  const launch = button('Save as Launch Image…', () => work('Saving …', () =>
    save('screenshots/launch', { device: device.udid, name: one().name }).then(name => ({ message: `${name} is saved. Put it into the project.` }))))
  const compare = button('Compare', async () => {
    const [before, after] = chosen
    const result = await work('Comparing …', () => get('screenshots/compare', { device: device.udid, one: before, other: after }))
    if (!result) return
    big.replaceChildren(...chosen.map(name => make('img.screen', { src: place({ name }), alt: name })),
      result.picture ? make('img.screen.difference', { src: result.picture, alt: 'Where they differ' }) : '')
    caption.textContent = result.text
  }, { title: 'Choose two pictures with ⌘ or Ctrl.' })
  const remove = button('Delete', async () => {
    if (!await ask(chosen.length === 2 ? 'Delete both pictures?' : 'Delete the picture?', chosen.join('\n'), { agree: 'Delete' })) return
    for (const name of chosen) if (!await work('Deleting …', () => post('screenshots/remove', { device: device.udid, name }))) return
    await again()
  })
  function enable() {
    for (const item of [keep, launch]) item.disabled = chosen.length !== 1
    compare.disabled = chosen.length !== 2
    remove.disabled = !chosen.length
  }
  box.classList.add('fill', 'pictures')
  box.append(make('div.thumbs', { role: 'listbox' }, thumbs), big,
    make('div.bottom', {}, take, keep, launch, compare, remove, caption))
  enable()
  if (pictures.length) choose(pictures[0], false)
}

// What the page shows beside the screen: what surrounds the device, the log, crashes, and the script that is recorded.
'use strict';
const panel = byId('panel'), more = byId('more'), recordButton = byId('record'), logText = byId('log'), paper = byId('paper');
const mostLogLines = 1000;
let unanswered = 0;  // changes that the device has not answered yet

/** What the device says about these, by the first word of the message. */
const panelMessages = {
  conditions(text) {
    // What was said since then counts.
    if (unanswered > 0 && --unanswered > 0) return;
    const [network, level, state, place] = text.split(' ');
    byId('network').value = network;
    byId('charge').value = level;
    byId('power').value = state;
    if (document.activeElement !== byId('location')) byId('location').value = place;
  },
  log(text) { addLines([text]); },
  logs(text) { logText.textContent = ''; addLines(text ? text.split('\n') : []); },
  recording(text) { recordButton.setAttribute('aria-pressed', text === 'on'); },
  script(text) { showPaper('The script', text, 'recorded.script'); },
  crash(text) {
    const end = text.indexOf('\n');
    showPaper(text.slice(0, end), text.slice(end + 1), 'crash.txt');
  },
};

function addLines(lines) {
  const isAtEnd = logText.scrollTop + logText.clientHeight > logText.scrollHeight - 20;
  for (const line of lines) logText.append(line + '\n');
  while (logText.childNodes.length > mostLogLines) logText.firstChild.remove();
  if (isAtEnd) logText.scrollTop = logText.scrollHeight;
}

/** Whether something beside the device takes the keys. */
const takesKeys = (event) => paper.open || panel.contains(event.target);

/** Shows a text in front of the device, which can be copied and saved. */
function showPaper(title, text, file) {
  byId('paper-title').textContent = title;
  byId('paper-text').value = text;
  const save = byId('paper-save');
  URL.revokeObjectURL(save.href);
  save.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  save.download = file;
  if (!paper.open) paper.showModal();
}

byId('paper-copy').addEventListener('click', () => navigator.clipboard.writeText(byId('paper-text').value).catch(() => {}));
paper.addEventListener('close', () => focusKeys());
paper.addEventListener('click', (event) => { if (event.target === paper) paper.close(); });

more.addEventListener('click', () => {
  panel.hidden = !panel.hidden;
  more.setAttribute('aria-pressed', !panel.hidden);
  document.body.classList.toggle('panel', !panel.hidden);
  arrange();
  send(panel.hidden ? 'log off' : 'log on');
});
recordButton.addEventListener('click', () => {
  send(recordButton.getAttribute('aria-pressed') === 'true' ? 'record off' : 'record on');
});

// ---- what surrounds the device

byId('conditions').addEventListener('submit', (event) => event.preventDefault());
function change(condition) { unanswered++; send(condition); }
byId('network').addEventListener('change', (event) => change('network ' + event.target.value));
const sendBattery = () => change(`battery ${byId('charge').value} ${byId('power').value}`);
byId('charge').addEventListener('change', sendBattery);
byId('power').addEventListener('change', sendBattery);
byId('heading').addEventListener('change', (event) => change('heading ' + event.target.value));
byId('caller').addEventListener('submit', (event) => {
  event.preventDefault();
  const number = byId('number').value.replace(/[^\w@.+*#() -]/g, '').trim(), text = byId('text').value;
  if (event.submitter && event.submitter.name === 'ring') {
    send('ring ' + encodeURIComponent(number));
  } else if (number && text) {
    send(`text ${encodeURIComponent(number)} ${text}`);
    byId('text').value = '';
  } else {
    (number ? byId('text') : byId('number')).focus();
  }
});
byId('location').addEventListener('change', (event) => {
  const text = event.target.value.trim();
  const place = text.match(/^(-?\d+(?:\.\d+)?)[,\s]+(-?\d+(?:\.\d+)?)$/);
  const isKnown = place && Math.abs(place[1]) <= 90 && Math.abs(place[2]) <= 180;
  event.target.setCustomValidity(isKnown || text === 'none' ? '' : 'Latitude and longitude in degrees, or none');
  if (!event.target.reportValidity()) return;
  change(isKnown ? `location ${place[1]} ${place[2]}` : 'location none');
});

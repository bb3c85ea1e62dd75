"use strict";
// The token is behind the # of the page's address, where no server sees it; each request for something says it in a field.
const token = location.hash.slice(1);
const byId = (name) => document.getElementById(name);
const mostBytes = 4096;

async function ask(path, body) {
  const answer = await fetch(path, {
    method: body ? "POST" : "GET",
    headers: { "X-Verger-Token": token },
    body: body && JSON.stringify(body),
  });
  if (answer.status === 403) throw new Error("Open the address that `verger push serve` has printed, with what is behind the #.");
  if (!answer.ok) throw new Error(answer.statusText);
  return answer.json();
}

function element(name, text, className) {
  const made = document.createElement(name);
  if (text !== undefined) made.textContent = text;
  if (className) made.className = className;
  return made;
}

function cell(text, detail) {
  const made = element("td", text);
  if (detail) made.append(element("small", detail));
  return made;
}

function row(message) {
  const made = element("tr", undefined, message.state);
  const time = new Date(message.time * 1000).toLocaleTimeString();
  const place = [message.device, message.environment, message.way].filter(Boolean).join(", ");
  const unknown = message.token ? "token " + message.token.slice(0, 8) + "…" : "—";
  const payload = element("td");
  payload.append(element("code", message.payload ?? ""));
  const state = element("td");
  state.append(element("span", message.detail, "state"));
  made.append(cell(time), cell(message.app ?? unknown, place), payload, state);
  return made;
}

let shown = "";
async function update() {
  const report = await ask("messages");
  const text = JSON.stringify(report);
  if (text === shown) return;
  shown = text;
  const count = (number, one, many) => number + " " + (number === 1 ? one : many);
  byId("figures").textContent = count(report.devices, "device", "devices") + " connected, "
    + count(report.apps, "app wants", "apps want") + " messages, "
    + count(report.waiting, "message waits", "messages wait");
  byId("messages").replaceChildren(...report.messages.map(row));
  byId("none").hidden = report.messages.length > 0;
  await updateApps();
}

async function updateApps() {
  const list = byId("app");
  const chosen = list.value;
  const report = await ask("apps");
  list.replaceChildren(...report.apps.map((app) => {
    const option = element("option", app.app + " on " + app.device + (app.isConnected ? "" : " (not connected)")
      + (app.environment === "production" ? ", production" : ""));
    option.value = JSON.stringify({ app: app.app, environment: app.environment, token: app.token });
    return option;
  }));
  if ([...list.options].some((option) => option.value === chosen)) list.value = chosen;
  if (report.apps.length === 0) {
    const none = element("option", "No app wants messages yet");
    none.value = "";
    list.append(none);
  }
}

function say(text, isFault) {
  byId("outcome").textContent = text;
  byId("outcome").className = isFault ? "fault" : "";
}

function countBytes() {
  const bytes = new TextEncoder().encode(byId("payload").value).length;
  byId("count").textContent = bytes + " of " + mostBytes + " bytes";
  byId("count").classList.toggle("over", bytes > mostBytes);
}

byId("payload").addEventListener("input", countBytes);
byId("send").addEventListener("submit", async (event) => {
  event.preventDefault();
  if (!byId("app").value) return say("No app wants messages yet.", true);
  try {
    const message = { ...JSON.parse(byId("app").value), payload: byId("payload").value, isKept: byId("kept").checked };
    const outcome = await ask("send", message);
    say(outcome.accepted ? "The message was taken." : "Refused: " + outcome.reason, !outcome.accepted);
    await update();
  } catch (error) {
    say(error.message, true);
  }
});

async function follow() {
  try {
    await update();
  } catch (error) {
    byId("figures").textContent = error instanceof TypeError ? "The gateway does not answer." : error.message;
    shown = "";
  }
  setTimeout(follow, 1000);
}

countBytes();
follow();

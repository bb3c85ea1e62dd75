import Foundation

extension ScriptStep {
    /// The step as a script writes it.
    public var text: String {
        switch self {
        case .tap(let element): "tap \(element.text)"
        case .tapPoint(let x, let y): "tap \(ScriptStep.numbers(x, y))"
        case .press(let element, let seconds): "press \(element.text) \(ScriptStep.numbers(seconds))"
        case .pressPoint(let x, let y, let seconds): "press \(ScriptStep.numbers(x, y, seconds))"
        case .touchDown(let finger, let x, let y): "touch-down \(finger) \(ScriptStep.numbers(x, y))"
        case .touchMove(let finger, let x, let y): "touch-move \(finger) \(ScriptStep.numbers(x, y))"
        case .touchUp(let finger): "touch-up \(finger)"
        case .type(let text): "type \(ScriptStep.quoted(text))"
        case .compose(let text): "compose \(ScriptStep.quoted(text))"
        case .commit(let text): "commit \(ScriptStep.quoted(text))"
        case .key(let key): "key \(key.rawValue)"
        case .chord(let chord): "key \(chord.word)"
        case .drag(let fromX, let fromY, let toX, let toY, let seconds):
            "drag \(ScriptStep.numbers(fromX, fromY, toX, toY, seconds))"
        case .flick(let fromX, let fromY, let toX, let toY): "flick \(ScriptStep.numbers(fromX, fromY, toX, toY))"
        case .pinch(let x, let y, let scale): "pinch \(ScriptStep.numbers(x, y, scale))"
        case .wait(let seconds): "wait \(ScriptStep.numbers(seconds))"
        case .waitFor(let element, let seconds): "wait-for \(element.text) \(ScriptStep.numbers(seconds))"
        case .expect(let element, let seconds): "expect \(element.text)\(ScriptStep.limit(seconds))"
        case .expectNot(let element, let seconds): "expect-not \(element.text)\(ScriptStep.limit(seconds))"
        case .expectValue(let element, let value, let seconds):
            "expect-value \(element.text) \(value.text)\(ScriptStep.limit(seconds))"
        case .expectPicture(let file, let tolerance, let part):
            "expect-picture \(ScriptStep.quoted(file))\(ScriptStep.limit(tolerance))"
                + (part.map { " of \($0.text)" } ?? "")
        case .scrollTo(let element, let direction):
            "scroll-to \(element.text)" + (direction.map { " \($0.rawValue)" } ?? "")
        case .clear(let element): "clear" + (element.map { " \($0.text)" } ?? "")
        case .expectHealth: "expect-health"
        case .rotate(let orientation, let seconds): "rotate \(orientation.rawValue) \(ScriptStep.numbers(seconds))"
        case .shake: "shake"
        case .accelerate(let x, let y, let z): "accelerate \(ScriptStep.numbers(x, y, z))"
        case .location(let latitude, let longitude): "location set \(latitude),\(longitude)"
        case .noLocation: "location clear"
        case .setting(let name, let value): "settings \(name.rawValue) \(value)"
        case .route(let route): "location run \(ScriptStep.quoted(route))"
        case .journey(let places, let speed):
            "location start \(speed) " + places.map { "\($0.latitude),\($0.longitude)" }.joined(separator: " ")
        case .addMedia(let file): "addmedia \(ScriptStep.quoted(file))"
        case .camera(let camera, let file): "camera \(camera.rawValue) \(file.map(ScriptStep.quoted) ?? "clear")"
        case .products(let file): "products \(ScriptStep.quoted(file))"
        case .shop(let mode): "shop \(mode.rawValue)"
        case .gamePlayer(let alias): "game-center " + (alias.map { "player \(ScriptStep.quoted($0))" } ?? "nobody")
        case .gameDescription(let file): "game-center file \(ScriptStep.quoted(file))"
        case .advertising(let mode): "advertising \(mode.rawValue)"
        case .nearby(let name, let act): "nearby \(ScriptStep.quoted(name)) \(act.rawValue)"
        case .proximity(let isNear): "proximity \(isNear ? ScriptProximity.near : .far)"
        case .volume(let volume): "volume \(ScriptStep.numbers(volume))"
        case .volumeButton(let button): "volume \(button.rawValue)"
        case .silent(let isSilent): "silent \(ScriptSwitch(isSilent))"
        case .microphone(let file): "microphone \(file.map(ScriptStep.quoted) ?? "off")"
        case .headset(let isIn): "headset \((isIn ? ScriptHeadset.in : .out).rawValue)"
        case .hardwareKeyboard(let isConnected): "hardware-keyboard \(ScriptSwitch(isConnected))"
        case .rendering(let rendering, let isOn): "rendering \(rendering.rawValue) \(ScriptSwitch(isOn))"
        case .saveScreenshot: "save-screenshot"
        case .push(let file): "push \(ScriptStep.quoted(file))"
        case .battery(let level, let state): "battery \(level) \(state.rawValue)"
        case .network(let network): "network \(network.rawValue)"
        case .cell(let delay, let download, let upload, let loss):
            "network \(ScriptStep.numbers(delay, download, upload, loss))"
        case .heading(let degrees): "heading \(ScriptStep.numbers(degrees))"
        case .remoteControl(let button): "remote-control \(button.rawValue)"
        case .home: "home"
        case .homeTwice: "home-twice"
        case .launch: "launch"
        case .lock: "lock"
        case .memoryWarning: "memory-warning"
        case .call: "call"
        case .ring(let number): number.isEmpty ? "ring" : "ring \(ScriptStep.quoted(number))"
        case .text(let text, let number): "text \(ScriptStep.quoted(number)) \(ScriptStep.quoted(text))"
        case .screenshot(let file, let isUpright):
            "screenshot \(ScriptStep.quoted(file))" + (isUpright ? " upright" : "")
        case .tree(let file): "tree \(ScriptStep.quoted(file))"
        }
    }

    /// Whole numbers without a fraction.
    private static func numbers(_ values: Double...) -> String {
        values.map { $0 == $0.rounded() && abs($0) < 1e15 ? String(Int($0)) : String($0) }.joined(separator: " ")
    }

    private static func quoted(_ text: String) -> String { ScriptWord.quoted(text).script }

    /// How long may be waited, or how much may differ; nothing for 0.
    private static func limit(_ limit: Double) -> String { limit == 0 ? "" : " \(numbers(limit))" }
}

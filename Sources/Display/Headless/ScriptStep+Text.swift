import Foundation

extension ScriptStep {
    /// The step as a script writes it.
    public var text: String {
        switch self {
        case .tapLabel(let label): "tap \(ScriptStep.quoted(label))"
        case .tapPoint(let x, let y): "tap \(ScriptStep.numbers(x, y))"
        case .pressLabel(let label, let seconds): "press \(ScriptStep.quoted(label)) \(ScriptStep.numbers(seconds))"
        case .pressPoint(let x, let y, let seconds): "press \(ScriptStep.numbers(x, y, seconds))"
        case .touchDown(let finger, let x, let y): "touch-down \(finger) \(ScriptStep.numbers(x, y))"
        case .touchMove(let finger, let x, let y): "touch-move \(finger) \(ScriptStep.numbers(x, y))"
        case .touchUp(let finger): "touch-up \(finger)"
        case .type(let text): "type \(ScriptStep.quoted(text))"
        case .compose(let text): "compose \(ScriptStep.quoted(text))"
        case .commit(let text): "commit \(ScriptStep.quoted(text))"
        case .key(let key): "key \(key.rawValue)"
        case .drag(let fromX, let fromY, let toX, let toY, let seconds):
            "drag \(ScriptStep.numbers(fromX, fromY, toX, toY, seconds))"
        case .flick(let fromX, let fromY, let toX, let toY): "flick \(ScriptStep.numbers(fromX, fromY, toX, toY))"
        case .pinch(let x, let y, let scale): "pinch \(ScriptStep.numbers(x, y, scale))"
        case .wait(let seconds): "wait \(ScriptStep.numbers(seconds))"
        case .waitFor(let label, let seconds): "wait-for \(ScriptStep.quoted(label)) \(ScriptStep.numbers(seconds))"
        case .expect(let label): "expect \(ScriptStep.quoted(label))"
        case .expectNot(let label): "expect-not \(ScriptStep.quoted(label))"
        case .expectValue(let label, let value): "expect-value \(ScriptStep.quoted(label)) \(ScriptStep.quoted(value))"
        case .expectHealth: "expect-health"
        case .rotate(let orientation, let seconds): "rotate \(orientation.rawValue) \(ScriptStep.numbers(seconds))"
        case .shake: "shake"
        case .accelerate(let x, let y, let z): "accelerate \(ScriptStep.numbers(x, y, z))"
        case .location(let latitude, let longitude): "location set \(latitude),\(longitude)"
        case .noLocation: "location clear"
        case .route(let route): "location run \(ScriptStep.quoted(route))"
        case .addMedia(let file): "addmedia \(ScriptStep.quoted(file))"
        case .heading(let degrees): "heading \(ScriptStep.numbers(degrees))"
        case .remoteControl(let button): "remote-control \(button.rawValue)"
        case .home: "home"
        case .launch: "launch"
        case .lock: "lock"
        case .memoryWarning: "memory-warning"
        case .call: "call"
        case .ring: "ring"
        case .screenshot(let file): "screenshot \(ScriptStep.quoted(file))"
        case .tree(let file): "tree \(ScriptStep.quoted(file))"
        }
    }

    /// Whole numbers without a fraction.
    private static func numbers(_ values: Double...) -> String {
        values.map { $0 == $0.rounded() && abs($0) < 1e15 ? String(Int($0)) : String($0) }.joined(separator: " ")
    }

    private static func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\t": result += "\\t"
            case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}":
                result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}

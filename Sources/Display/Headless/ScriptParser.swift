import Device

/// Reads one line of a script.
struct ScriptParser {
    private let file: String
    private let number: Int
    private var words: [ScriptWord]
    private var name = ""

    init(line: String, number: Int, file: String) throws {
        self.file = file
        self.number = number
        words = try ScriptWord.words(of: line) { ScriptError(file: file, line: number, message: $0) }
    }

    /// The line's step; nil for a line that is empty or only a comment.
    mutating func parseStep() throws -> ScriptStep? {
        guard let first = words.first else { return nil }
        words.removeFirst()
        guard case .bare(let name) = first, let parse = ScriptParser.steps[name] else {
            throw failure(
                "unknown step \"\(first.text)\" (known: \(ScriptParser.steps.keys.sorted().joined(separator: ", ")))")
        }
        self.name = name
        let step = try parse(&self)
        if let extra = words.first { throw failure("\"\(extra.text)\" is one word too many for \(name)") }
        return step
    }

    /// Longest time a step can take, in virtual seconds.
    private static let longestTime = 86_400.0
    /// The default limit of `wait-for`, in virtual seconds.
    static let defaultWait = 10.0
    /// The default duration of `drag`, in virtual seconds.
    static let defaultDrag = 0.5
    /// The default duration of `press`, in virtual seconds.
    static let defaultPress = 1.0
    /// The numbers of the fingers that come and go by steps of their own.
    static let fingers = 1.0...5.0

    private static let steps: [String: (inout ScriptParser) throws -> ScriptStep] = [
        "tap": { try $0.parseTap() },
        "press": { try $0.parsePress() },
        "touch-down": {
            .touchDown(finger: try $0.takeFinger(), x: try $0.takeCoordinate("X"), y: try $0.takeCoordinate("Y"))
        },
        "touch-move": {
            .touchMove(finger: try $0.takeFinger(), x: try $0.takeCoordinate("X"), y: try $0.takeCoordinate("Y"))
        },
        "touch-up": { .touchUp(finger: try $0.takeFinger()) },
        "type": { .type(try $0.takeText("the text in quotes")) },
        "compose": { .compose(try $0.takeText("the text in quotes")) },
        "commit": { .commit(try $0.takeText("the text in quotes")) },
        "key": { .key(try $0.takeChoice()) },
        "drag": {
            .drag(
                fromX: try $0.takeCoordinate("X1"), fromY: try $0.takeCoordinate("Y1"),
                toX: try $0.takeCoordinate("X2"), toY: try $0.takeCoordinate("Y2"),
                seconds: try $0.takeTime(orElse: defaultDrag))
        },
        "flick": {
            .flick(
                fromX: try $0.takeCoordinate("X1"), fromY: try $0.takeCoordinate("Y1"),
                toX: try $0.takeCoordinate("X2"), toY: try $0.takeCoordinate("Y2"))
        },
        "pinch": {
            .pinch(
                centerX: try $0.takeCoordinate("CX"), centerY: try $0.takeCoordinate("CY"),
                scale: try $0.takeNumber("SCALE", 0.01...100))
        },
        "wait": { .wait(seconds: try $0.takeNumber("the seconds", 0...longestTime)) },
        "wait-for": {
            .waitFor(label: try $0.takeText("a label in quotes"), seconds: try $0.takeTime(orElse: defaultWait))
        },
        "expect": { .expect(label: try $0.takeText("a label in quotes")) },
        "expect-not": { .expectNot(label: try $0.takeText("a label in quotes")) },
        "expect-value": {
            .expectValue(
                label: try $0.takeText("a label in quotes"), value: try $0.takeText("a value in quotes"))
        },
        "expect-health": { _ in .expectHealth },
        "rotate": { .rotate(try $0.takeChoice(), seconds: try $0.takeTime(orElse: 0.7)) },
        "shake": { _ in .shake },
        "accelerate": {
            .accelerate(
                x: try $0.takeNumber("X", -8...8), y: try $0.takeNumber("Y", -8...8), z: try $0.takeNumber("Z", -8...8))
        },
        "location": { try $0.parseLocation() },
        "addmedia": { .addMedia(file: try $0.takeFile("a file of contacts, like people.vcf")) },
        "heading": { .heading(degrees: try $0.takeNumber("the degrees", 0...360)) },
        "remote-control": { .remoteControl(try $0.takeChoice()) },
        "home": { _ in .home },
        "launch": { _ in .launch },
        "lock": { _ in .lock },
        "memory-warning": { _ in .memoryWarning },
        "call": { _ in .call }, "ring": { _ in .ring },
        "screenshot": { .screenshot(file: try $0.takeFile("a file name, like picture.png")) },
        "tree": { .tree(file: try $0.takeFile("a file name, like tree.json")) },
    ]

    private mutating func parseTap() throws -> ScriptStep {
        if case .quoted(let label)? = words.first {
            words.removeFirst()
            return .tapLabel(label)
        }
        guard words.count >= 2 else { throw failure("tap needs a label in quotes, or X and Y in points") }
        return .tapPoint(x: try takeCoordinate("X"), y: try takeCoordinate("Y"))
    }

    private mutating func parseLocation() throws -> ScriptStep {
        switch try takeFile("one of: set, clear, run") {
        case "set":
            let text = try takeFile("a place, like 37.33,-122.03")
            guard let place = LocationRoute.place(text) else {
                throw failure("location set needs LAT,LON in degrees without a space, not \"\(text)\"")
            }
            return .location(latitude: place.latitude, longitude: place.longitude)
        case "clear": return .noLocation
        case "run": return .route(try takeFile("a route's name in quotes, or its file"))
        case let other: throw failure("location does not know \"\(other)\" (known: set, clear, run)")
        }
    }

    private mutating func parsePress() throws -> ScriptStep {
        if case .quoted(let label)? = words.first {
            words.removeFirst()
            return .pressLabel(label, seconds: try takeTime(orElse: ScriptParser.defaultPress))
        }
        guard words.count >= 2 else { throw failure("press needs a label in quotes, or X and Y in points") }
        return .pressPoint(
            x: try takeCoordinate("X"), y: try takeCoordinate("Y"),
            seconds: try takeTime(orElse: ScriptParser.defaultPress))
    }

    private mutating func takeFinger() throws -> Int {
        let number = try takeNumber("the finger", ScriptParser.fingers)
        guard number == number.rounded() else { throw failure("\(name) needs a finger's number, from 1 to 5") }
        return Int(number)
    }

    private mutating func takeText(_ what: String) throws -> String {
        guard case .quoted(let text)? = words.first else { throw failure("\(name) needs \(what)\(foundInstead)") }
        words.removeFirst()
        return text
    }

    private mutating func takeFile(_ what: String) throws -> String {
        guard let word = words.first, !word.text.isEmpty else { throw failure("\(name) needs \(what)") }
        words.removeFirst()
        return word.text
    }

    private mutating func takeNumber(_ what: String, _ range: ClosedRange<Double>) throws -> Double {
        guard case .bare(let text)? = words.first, let number = Double(text), number.isFinite else {
            throw failure("\(name) needs a number for \(what)\(foundInstead)")
        }
        guard range.contains(number) else {
            throw failure("\(name): \(text) is out of range for \(what) (\(range.lowerBound) to \(range.upperBound))")
        }
        words.removeFirst()
        return number
    }

    private mutating func takeCoordinate(_ what: String) throws -> Double { try takeNumber(what, -10_000...10_000) }

    private mutating func takeTime(orElse standard: Double) throws -> Double {
        words.isEmpty ? standard : try takeNumber("the seconds", 0...ScriptParser.longestTime)
    }

    private mutating func takeChoice<Choice: RawRepresentable & CaseIterable>() throws -> Choice
    where Choice.RawValue == String {
        let known = Choice.allCases.map(\.rawValue).joined(separator: ", ")
        guard let word = words.first else { throw failure("\(name) needs one of: \(known)") }
        guard let choice = Choice(rawValue: word.text) else {
            throw failure("\(name) does not know \"\(word.text)\" (known: \(known))")
        }
        words.removeFirst()
        return choice
    }

    private var foundInstead: String { words.first.map { ", not \"\($0.text)\"" } ?? "" }

    private func failure(_ message: String) -> ScriptError { ScriptError(file: file, line: number, message: message) }
}

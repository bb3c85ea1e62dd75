import Device
import DeviceLink

/// Reads one line of a script.
struct ScriptParser {
    private var lexer: ScriptLexer
    private var name = ""

    init(line: String, variables: [String: String]) { lexer = ScriptLexer(line, variables: variables) }

    /// Where a mistake is, after one was thrown: the number of its first character, counted from 1.
    var column: Int { lexer.column }

    /// What a line says.
    enum Content {
        case step(ScriptStep)
        case include(file: String)
        case set(name: String, value: String)
    }

    /// The line's content; nil for a line that is empty or only a comment.
    ///
    /// - Throws: `ScriptLexer.Mistake`.
    mutating func parse() throws -> Content? {
        guard let first = try lexer.next(.file) else { return nil }
        guard case .bare(let name) = first, Self.names.contains(name) else { throw unknownStep(first.text) }
        self.name = name
        let content: Content =
            switch name {
            case "include": .include(file: try takeFile("a file of steps, like login.steps"))
            case "set": try parseSetting()
            default: .step(try parseStep())
            }
        let end = lexer
        if let extra = try lexer.peek() { throw failure("\"\(extra.text)\" is one word too many for \(name)") }
        // What is wrong with the content itself is told at its last word.
        lexer = end
        return content
    }

    private static let names = steps.keys.sorted() + ["include", "set"]

    private mutating func parseStep() throws -> ScriptStep {
        guard let parse = Self.steps[name] else { throw unknownStep(name) }
        return try parse(&self)
    }

    private func unknownStep(_ word: String) -> ScriptLexer.Mistake {
        if let near = Self.names.first(where: { EditDistance.isSmall(between: word, and: $0) }) {
            return failure("unknown step \"\(word)\"; is it \(near)?")
        }
        return failure("unknown step \"\(word)\" (known: \(Self.names.sorted().joined(separator: ", ")))")
    }

    private mutating func parseSetting() throws -> Content {
        guard case .bare(let name)? = try lexer.next(.file), ScriptLexer.isName(name) else {
            throw failure("set needs a name of letters, digits and _, like set USER \"ada\"")
        }
        guard let value = try lexer.next() else { throw failure("set needs a value, like set \(name) \"ada\"") }
        return .set(name: name, value: value.text)
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
        "key": { try $0.parseKey() },
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
        "wait-for": { .waitFor(try $0.takeElement(), seconds: try $0.takeTime(orElse: defaultWait)) },
        "expect": { .expect(try $0.takeElement(), seconds: try $0.takeTime(orElse: 0)) },
        "expect-not": { .expectNot(try $0.takeElement(), seconds: try $0.takeTime(orElse: 0)) },
        "expect-value": {
            .expectValue(
                try $0.takeElement(), try $0.takeMatch("a value in quotes"), seconds: try $0.takeTime(orElse: 0))
        },
        "expect-picture": { try $0.parseExpectedPicture() },
        "scroll-to": { .scrollTo(try $0.takeElement(), try $0.isAtEnd() ? nil : try $0.takeChoice()) },
        "clear": { .clear(try $0.hasElement() ? try $0.takeElement() : nil) },
        "expect-health": { _ in .expectHealth },
        "rotate": { .rotate(try $0.takeChoice(), seconds: try $0.takeTime(orElse: 0.7)) },
        "shake": { _ in .shake },
        "accelerate": {
            .accelerate(
                x: try $0.takeNumber("X", -8...8), y: try $0.takeNumber("Y", -8...8), z: try $0.takeNumber("Z", -8...8))
        },
        "location": { try $0.parseLocation() },
        "addmedia": { .addMedia(file: try $0.takeFile("a picture or a file of contacts, like people.vcf")) },
        "camera": {
            .camera(
                try $0.takeChoice(), file: try $0.takes("clear") ? nil : try $0.takeFile("a picture or film, or clear"))
        },
        "products": { .products(file: try $0.takeFile("a file of products, like Shop.storekit")) },
        "shop": { .shop(try $0.takeChoice()) },
        "game-center": { try $0.parseGameCenter() },
        "advertising": { .advertising(try $0.takeChoice()) },
        "nearby": { parser in
            let name = try parser.takeText("a name in quotes")
            return .nearby(name, try parser.takeChoice())
        },
        "proximity": { .proximity(isNear: try $0.takeChoice() as ScriptProximity == .near) },
        "volume": {
            try $0.hasNumber() ? .volume(try $0.takeNumber("the volume", 0...1)) : .volumeButton(try $0.takeChoice())
        },
        "hardware-keyboard": { .hardwareKeyboard(try $0.takeChoice() as ScriptSwitch == .on) },
        "rendering": { .rendering(try $0.takeChoice(), try $0.takeChoice() as ScriptSwitch == .on) },
        "silent": { .silent(try $0.takeChoice() as ScriptSwitch == .on) },
        "microphone": {
            .microphone(file: try $0.takes("off") ? nil : try $0.takeFile("a WAVE, AIFF or Core Audio file, or off"))
        },
        "headset": { .headset(isIn: try $0.takeChoice() as ScriptHeadset == .in) },
        "save-screenshot": { _ in .saveScreenshot },
        "settings": { try $0.parseSetting() },
        "heading": { .heading(degrees: try $0.takeNumber("the degrees", 0...360)) },
        "remote-control": { .remoteControl(try $0.takeChoice()) },
        "home": { _ in .home }, "home-twice": { _ in .homeTwice },
        "launch": { _ in .launch },
        "lock": { _ in .lock },
        "memory-warning": { _ in .memoryWarning },
        "call": { _ in .call },
        "ring": { .ring(number: try $0.isAtEnd() ? "" : try $0.takeText("a number in quotes, or nothing")) },
        "text": { parser in
            let number = try parser.takeText("the sender's number in quotes")
            return .text(try parser.takeText("the text in quotes"), number: number)
        },
        "screenshot": {
            .screenshot(file: try $0.takeFile("a file name, like picture.png"), isUpright: try $0.takes("upright"))
        },
        "push": { .push(file: try $0.takeFile("a file with a push message, like message.json")) },
        "battery": { try $0.parseBattery() },
        "network": { try $0.parseNetwork() },
        "tree": { .tree(file: try $0.takeFile("a file name, like tree.json")) },
    ]

    private mutating func parseKey() throws -> ScriptStep {
        guard let word = try lexer.peek()?.text, word.contains("+") else { return .key(try takeChoice()) }
        guard let chord = ScriptChord(word: word) else {
            throw failure("key does not know \"\(word)\"; write it like shift+left or command+c")
        }
        _ = try lexer.next()
        return .chord(chord)
    }

    private mutating func parseLocation() throws -> ScriptStep {
        switch try takeFile("one of: set, clear, run, start") {
        case "set":
            let place = try takePlace()
            return .location(latitude: place.latitude, longitude: place.longitude)
        case "start":
            let speed = try takeNumber("the metres a second", DeviceCondition.speeds)
            var places = [try takePlace(), try takePlace()]
            while try !isAtEnd() { places.append(try takePlace()) }
            return .journey(places, speed: speed)
        case "clear": return .noLocation
        case "run": return .route(try takeFile("a route's name in quotes, or its file"))
        case let other: throw failure("location does not know \"\(other)\" (known: set, clear, run, start)")
        }
    }

    private mutating func parseSetting() throws -> ScriptStep {
        let setting: ScriptSetting = try takeChoice()
        let value = try takeFile("its value, or default")
        if let name = RegionSettings.Name(rawValue: setting.rawValue) {
            var region = RegionSettings()
            do { try region.set(name, to: value) } catch { throw failure("\(error)") }
        }
        return .setting(setting, value)
    }

    private mutating func takePlace() throws -> LocationRoute.Place {
        let text = try takeFile("a place, like 37.33,-122.03")
        guard let place = LocationRoute.place(text) else {
            throw failure("a place is LAT,LON in degrees without a space, not \"\(text)\"")
        }
        return place
    }

    private mutating func parseGameCenter() throws -> ScriptStep {
        switch try takeFile("one of: player, nobody, file") {
        case "player": return .gamePlayer(try takeText("the player's name in quotes"))
        case "nobody": return .gamePlayer(nil)
        case "file": return .gameDescription(file: try takeFile("a file of leaderboards, like Game.plist"))
        case let other: throw failure("game-center does not know \"\(other)\" (known: player, nobody, file)")
        }
    }

    private mutating func parseBattery() throws -> ScriptStep {
        let level = try takeNumber("the charge", 0...1)
        return .battery(level: level, try lexer.peek() == nil ? level == 1 ? .full : .unplugged : takeChoice())
    }

    private mutating func parseNetwork() throws -> ScriptStep {
        guard try hasNumber() else { return .network(try takeChoice()) }
        return .cell(
            delay: try takeNumber("the milliseconds to an answer", NetworkCondition.delays),
            download: try takeNumber("the kilobits a second that come", NetworkCondition.rates),
            upload: try takeNumber("the kilobits a second that go", NetworkCondition.rates),
            loss: try takeNumber("the per cent of packets that are lost", NetworkCondition.losses))
    }

    private mutating func parseTap() throws -> ScriptStep {
        if try !hasPoint(), try hasElement() { return .tap(try takeElement()) }
        guard try hasNumber() else { throw failure("tap needs a label in quotes, or X and Y in points") }
        return .tapPoint(x: try takeCoordinate("X"), y: try takeCoordinate("Y"))
    }

    private mutating func parsePress() throws -> ScriptStep {
        if try !hasPoint(), try hasElement() {
            return .press(try takeElement(), seconds: try takeTime(orElse: Self.defaultPress))
        }
        guard try hasNumber() else { throw failure("press needs a label in quotes, or X and Y in points") }
        return .pressPoint(
            x: try takeCoordinate("X"), y: try takeCoordinate("Y"), seconds: try takeTime(orElse: Self.defaultPress))
    }

    private mutating func parseExpectedPicture() throws -> ScriptStep {
        let file = try takeFile("a picture's file, like first.png")
        let tolerance = try hasNumber() ? try takeNumber("the tolerance in per cent", 0...100) : 0
        let part = try takes("of") ? try takeElement() : nil
        return .expectPicture(file: file, tolerance: tolerance, part: part)
    }

    // MARK: Elements

    private mutating func hasElement() throws -> Bool {
        switch try lexer.peek(.element) {
        case .quoted, .pattern: true
        case .bare(let word): word == "contains" || word == "id" || ElementSelector.Ordinal(word: word) != nil
        case nil: false
        }
    }

    private mutating func takeElement() throws -> ElementSelector {
        var parts = [try takePart()]
        while try takes("in") {
            guard parts.count < ElementSelector.mostParts else {
                throw failure("\(name): an element can be in \(ElementSelector.mostParts - 1) others at most")
            }
            parts.append(try takePart())
        }
        return ElementSelector(parts[0], in: Array(parts.dropFirst()))
    }

    private mutating func takePart() throws -> ElementSelector.Part {
        guard case .bare(let word)? = try lexer.peek(.element), let ordinal = ElementSelector.Ordinal(word: word) else {
            return ElementSelector.Part(try takeMatch("a label in quotes"))
        }
        _ = try lexer.next()
        return ElementSelector.Part(try takeMatch("a label in quotes after \(word)"), ordinal)
    }

    private mutating func takeMatch(_ what: String) throws -> TextMatch {
        switch try lexer.peek(.element) {
        case .quoted(let text):
            _ = try lexer.next()
            return .label(text)
        case .pattern(let text, let ignoresCase):
            _ = try lexer.next(.element)
            return .pattern(text, ignoresCase: ignoresCase)
        case .bare("contains"):
            _ = try lexer.next()
            return .contains(try takeText("a text in quotes after contains"))
        case .bare("id"):
            _ = try lexer.next()
            return .identifier(try takeText("an identifier in quotes after id"))
        case .bare, nil: throw failure("\(name) needs \(what)\(try foundInstead())")
        }
    }

    // MARK: Words

    private mutating func isAtEnd() throws -> Bool { try lexer.peek() == nil }

    /// Whether the next word is this one, which is taken then.
    private mutating func takes(_ word: String) throws -> Bool {
        guard try lexer.peek() == .bare(word) else { return false }
        _ = try lexer.next()
        return true
    }

    /// Whether two numbers follow, which may be the values of variables.
    private mutating func hasPoint() throws -> Bool {
        guard try hasNumber() else { return false }
        var copy = self
        _ = try copy.lexer.next()
        return try copy.hasNumber()
    }

    private mutating func hasNumber() throws -> Bool {
        switch try lexer.peek() {
        case .bare(let text): Double(text) != nil
        // The value of a variable.
        case .quoted(let text): lexer.isAtVariable && Double(text) != nil
        case .pattern, nil: false
        }
    }

    private mutating func takeFinger() throws -> Int {
        let number = try takeNumber("the finger", ScriptParser.fingers)
        guard number == number.rounded() else { throw failure("\(name) needs a finger's number, from 1 to 5") }
        return Int(number)
    }

    private mutating func takeText(_ what: String) throws -> String {
        guard case .quoted(let text)? = try lexer.peek() else {
            throw failure("\(name) needs \(what)\(try foundInstead())")
        }
        _ = try lexer.next()
        return text
    }

    private mutating func takeFile(_ what: String) throws -> String {
        guard let word = try lexer.next(.file), !word.text.isEmpty else { throw failure("\(name) needs \(what)") }
        return word.text
    }

    private mutating func takeNumber(_ what: String, _ range: ClosedRange<Double>) throws -> Double {
        let isVariable = lexer.isAtVariable
        guard let word = try lexer.peek(), isVariable || word == .bare(word.text), let number = Double(word.text),
            number.isFinite
        else { throw failure("\(name) needs a number for \(what)\(try foundInstead())") }
        guard range.contains(number) else {
            throw failure(
                "\(name): \(word.text) is out of range for \(what) (\(range.lowerBound) to \(range.upperBound))")
        }
        _ = try lexer.next()
        return number
    }

    private mutating func takeCoordinate(_ what: String) throws -> Double { try takeNumber(what, -10_000...10_000) }

    private mutating func takeTime(orElse standard: Double) throws -> Double {
        try lexer.peek() == nil ? standard : try takeNumber("the seconds", 0...ScriptParser.longestTime)
    }

    private mutating func takeChoice<Choice: RawRepresentable & CaseIterable>() throws -> Choice
    where Choice.RawValue == String {
        let known = Choice.allCases.map(\.rawValue).joined(separator: ", ")
        guard let word = try lexer.next() else { throw failure("\(name) needs one of: \(known)") }
        guard let choice = Choice(rawValue: word.text) else {
            throw failure("\(name) does not know \"\(word.text)\" (known: \(known))")
        }
        return choice
    }

    private mutating func foundInstead() throws -> String {
        try lexer.peek(.element).map { ", not \"\($0.text)\"" } ?? ""
    }

    private func failure(_ message: String) -> ScriptLexer.Mistake { ScriptLexer.Mistake(message) }
}

/// Replaces the references in one value.
///
/// Understood are `$(NAME)`, `${NAME}`, `$[NAME]` and `$NAME`, names that are put together (`$(A_$(B))`), operators
/// behind colons (`$(NAME:lower)`), `$(inherited)`, and `$$` for a `$`. A setting that refers to itself, also by way of
/// others, gets the value of the levels below.
struct SettingEvaluation {
    /// What a value may grow to, in bytes; settings that double each other end there.
    private static let maximumSize = 1 << 20
    private static let maximumSteps = 20_000
    /// How many values may be in replacement at once, each for the one before.
    private static let maximumNesting = 150

    let levels: [[String: String]]
    /// Names that were asked for and have no value.
    private(set) var undefinedNames: Set<String> = []
    /// The level whose value of a setting is being replaced.
    private var open: [String: Int] = [:]
    /// The settings whose values are being replaced, each used in the one before.
    private var names: [String] = []
    private var steps = 0
    private var nesting = 0
    /// Whether spaces in what is no list get a `\` each, so that the words of a list stay whole.
    private var keepsWords: Bool

    init(levels: [[String: String]], keepsWords: Bool = false) {
        self.levels = levels
        self.keepsWords = keepsWords
    }

    /// - Returns: nil when no level has a value.
    mutating func value(_ name: String) -> String? {
        let outer = open[name]
        var index = (outer ?? levels.count) - 1
        while index >= 0 {
            if let text = levels[index][name] {
                guard text.utf8.contains(UInt8(ascii: "$")) else { return inProject(text, name) }
                open[name] = index
                names.append(name)
                defer {
                    open[name] = outer
                    names.removeLast()
                }
                return inProject(expand(text), name)
            }
            index -= 1
        }
        return nil
    }

    /// Places that are not absolute are in the project's folder.
    private mutating func inProject(_ value: String, _ name: String) -> String {
        guard !value.isEmpty, !value.hasPrefix("/"), DefaultSettings.places.contains(name) else { return value }
        return ProjectPath.joined(self.value("SRCROOT") ?? "/", value)
    }

    mutating func expand(_ text: String) -> String {
        var text = text
        return text.withUTF8 { bytes in
            var position = 0
            return expand(bytes, &position, until: nil)
        }
    }

    private static let closing: [UInt8: UInt8] = [
        UInt8(ascii: "("): UInt8(ascii: ")"), UInt8(ascii: "{"): UInt8(ascii: "}"),
        UInt8(ascii: "["): UInt8(ascii: "]"),
    ]

    /// Replaces from the position to an end mark that is in no reference, or to the end; stops at the mark.
    private mutating func expand(
        _ bytes: UnsafeBufferPointer<UInt8>, _ position: inout Int, until end: (UInt8, UInt8)?
    ) -> String {
        nesting += 1
        defer { nesting -= 1 }
        var result: [UInt8] = []
        while position < bytes.count {
            let byte = bytes[position]
            if let end, byte == end.0 || byte == end.1 { break }
            position += 1
            guard byte == UInt8(ascii: "$"), position < bytes.count else {
                result.append(byte)
                continue
            }
            steps += 1
            guard steps < Self.maximumSteps, result.count < Self.maximumSize, nesting < Self.maximumNesting else {
                position = bytes.count
                break
            }
            let next = bytes[position]
            if next == UInt8(ascii: "$") {
                position += 1
                result.append(next)
            } else if let close = Self.closing[next] {
                let start = position
                position += 1
                if let value = reference(bytes, &position, close: close) {
                    result += value.utf8
                } else {
                    // The mark at the end is missing: it is no reference.
                    result += bytes[(start - 1)..<bytes.count]
                    position = bytes.count
                }
            } else if Self.isNameStart(next) {
                let start = position
                while position < bytes.count, Self.isNamePart(bytes[position]) { position += 1 }
                let name = String(decoding: UnsafeBufferPointer(rebasing: bytes[start..<position]), as: UTF8.self)
                result += lookUp(name).utf8
            } else {
                result.append(byte)
            }
        }
        return String(decoding: result, as: UTF8.self)
    }

    /// What stands between `$(` and `)`: a name, and operators behind colons.
    private mutating func reference(
        _ bytes: UnsafeBufferPointer<UInt8>, _ position: inout Int, close: UInt8
    ) -> String? {
        let colon = UInt8(ascii: ":")
        let name = expand(bytes, &position, until: (close, colon))
        var operations: [SettingOperation] = []
        while position < bytes.count, bytes[position] == colon {
            position += 1
            let word = expand(bytes, &position, until: (close, colon))
            operations.append(SettingOperation(word))
        }
        guard position < bytes.count, bytes[position] == close else { return nil }
        position += 1
        let hasDefault = operations.contains { $0.name == "default" }
        let value = hasDefault ? find(name) ?? "" : lookUp(name)
        return operations.reduce(value) { $1.apply(to: $0) }
    }

    private mutating func lookUp(_ name: String) -> String {
        if let value = find(name) { return value }
        if name != "inherited", name != "value" { undefinedNames.insert(name) }
        return ""
    }

    private mutating func find(_ name: String) -> String? {
        // `$(value)` is what it was called before Xcode 3.
        if name == "inherited" || name == "value", let current = names.last { return value(current) ?? "" }
        guard keepsWords, DefaultSettings.isSingle(name) else { return value(name) }
        keepsWords = false
        defer { keepsWords = true }
        return value(name)?.replacing("\\", with: "\\\\").replacing(" ", with: "\\ ")
    }

    private static func isNameStart(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"): true
        default: false
        }
    }

    private static func isNamePart(_ byte: UInt8) -> Bool {
        isNameStart(byte) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }
}

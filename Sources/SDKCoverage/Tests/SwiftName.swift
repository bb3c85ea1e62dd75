import Foundation

/// The Swift spelling of a member that has an Objective-C one.
struct SwiftName: Hashable {
    var base: String
    /// The labels of the arguments that have one; nil for a property.
    var labels: [String]?
    /// An initialiser is spelled with the name of its class.
    var isInitializer: Bool { base.first?.isUppercase == true && labels != nil }
}

/// The Swift spellings of the frameworks' members, by `Owner selector`, from the code that the bridge's generator
/// wrote.
struct SwiftNames {
    private(set) var names: [String: SwiftName] = [:]

    /// - Parameter folder: The folder that holds `Sources`.
    init(folder: URL) {
        let generated = folder.appendingPathComponent("Sources/ObjCBridge/Generated")
        guard let files = FileManager.default.enumerator(atPath: generated.path) else { return }
        for case let path as String in files where path.hasSuffix(".swift") {
            guard let data = FileManager.default.contents(atPath: generated.appendingPathComponent(path).path) else {
                continue
            }
            read(String(decoding: data, as: UTF8.self))
        }
    }

    init(text: String) { read(text) }

    /// Trampolines name the member that they call, the registration behind them the selector; proxies of protocols
    /// implement the member and look the selector up.
    private mutating func read(_ text: String) {
        var trampolines: [Substring: SwiftName] = [:]
        var current: Substring?
        var owner = ""
        var implemented: SwiftName?
        var makers: [(owner: String, selector: Substring)] = []
        for line in text.split(separator: "\n") {
            if line.hasPrefix("private let "), let end = line.firstIndex(of: ":") {
                current = line[..<end].dropFirst("private let ".count)
                continue
            }
            if line == "}" { current = nil }
            let code = line.drop { $0 == " " }
            if let trampoline = current,
                let name = Self.called(code, owner: trampoline.prefix { $0 != "_" })
            {
                trampolines[trampoline] = name
            } else if let range = line.firstRange(of: "= register("),
                let quote = Self.quoted(line[range.upperBound...])
            {
                owner = String(quote)
            } else if code.hasPrefix("it.method(") || code.hasPrefix("it.classMethod("),
                let selector = Self.quoted(code), let range = code.firstRange(of: "implementation(")
            {
                let trampoline = code[range.upperBound...].prefix { $0 != ")" }
                names["\(owner) \(selector)"] = trampolines[trampoline]
                if trampolines[trampoline] == nil, code.hasPrefix("it.classMethod(") {
                    makers.append((owner, selector))
                }
            } else if let range = line.firstRange(of: "class Proxy_") {
                owner = String(line[range.upperBound...].prefix { $0 != ":" })
            } else if code.hasPrefix("func ") {
                implemented = Self.spelling(code.dropFirst(5))
            } else if let name = implemented, let range = code.firstRange(of: "Selectors_\(owner).") {
                let selector = code[range.upperBound...].prefix { $0 != ")" && $0 != "," }
                names["\(owner) \(selector.replacing("_", with: ":"))"] = name
                implemented = nil
            }
        }
        // `+colorWithWhite:alpha:` sends `-initWithWhite:alpha:`, `+bezierPath` sends `-init`.
        for maker in makers {
            let rest = maker.selector.firstRange(of: "With").map { maker.selector[$0.lowerBound...] } ?? ""
            names["\(maker.owner) \(maker.selector)"] = names["\(maker.owner) init\(rest)"]
        }
    }

    private static func quoted(_ text: Substring) -> Substring? {
        guard let start = text.firstIndex(of: "\"") else { return nil }
        return text[text.index(after: start)...].prefix { $0 != "\"" }
    }

    /// The member that a line of a trampoline uses: `it.isOn`, `UIColor.black`, `Peer_UIView(frame: a)`, `UIImage(data:
    /// a)`.
    private static func called(_ code: Substring, owner: Substring) -> SwiftName? {
        for mark in ["Peer_", "it.", owner + ".", owner + "("] {
            guard let range = code.firstRange(of: mark) else { continue }
            if let before = code[..<range.lowerBound].last, before.isLetter || before == "." { continue }
            let isInitializer = mark == "Peer_" || mark.last == "("
            var name = spelling(code[(mark.last == "(" ? range.lowerBound : range.upperBound)...])
            if isInitializer { name.labels = name.labels ?? [] }
            if !name.base.isEmpty, name.base != "self", name.base.first?.isUppercase == isInitializer { return name }
        }
        return nil
    }

    private static func spelling(_ code: Substring) -> SwiftName {
        let tokens = SourceToken.read(Array(code.utf8), isSwift: true)
        guard let base = tokens.first?.name else { return SwiftName(base: "", labels: nil) }
        guard tokens.count > 1, tokens[1].isSign("(") else { return SwiftName(base: base, labels: nil) }
        let labels = SwiftMentions(tokens).calls[base]?.first ?? []
        return SwiftName(base: base, labels: labels)
    }
}

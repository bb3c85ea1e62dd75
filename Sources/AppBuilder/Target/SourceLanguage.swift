import Foundation

/// A language that clang compiles.
package enum SourceLanguage: String, CaseIterable, Sendable {
    case c
    case objectiveC
    case cPlusPlus
    case objectiveCPlusPlus
    /// Assembly, with preprocessing (`.S`) or without (`.s`), to which preprocessing does no harm.
    case assembly

    /// - Returns: nil if the extension is not one of sources for clang.
    package init?(pathExtension: String) {
        switch pathExtension {
        case "m": self = .objectiveC
        case "mm", "M": self = .objectiveCPlusPlus
        case "c": self = .c
        case "cc", "cpp", "cxx", "cp", "c++", "C", "CPP": self = .cPlusPlus
        case "s", "S", "asm": self = .assembly
        default:
            let lowercase = pathExtension.lowercased()
            guard lowercase != pathExtension else { return nil }
            self.init(pathExtension: lowercase)
        }
    }

    /// The name of the language for clang's option `-x`.
    var name: String {
        switch self {
        case .c: "c"
        case .objectiveC: "objective-c"
        case .cPlusPlus: "c++"
        case .objectiveCPlusPlus: "objective-c++"
        case .assembly: "assembler-with-cpp"
        }
    }

    var isObjectiveC: Bool { self == .objectiveC || self == .objectiveCPlusPlus }
    var isCPlusPlus: Bool { self == .cPlusPlus || self == .objectiveCPlusPlus }
}

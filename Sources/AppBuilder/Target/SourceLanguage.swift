import Foundation

/// A language that clang compiles.
package enum SourceLanguage: String, CaseIterable, Sendable {
    case c
    case objectiveC
    case cPlusPlus
    case objectiveCPlusPlus
    /// Assembly that the preprocessor sees first (`.S`), or not (`.s`): clang does no harm to the latter.
    case assembly

    /// - Returns: nil for an extension that is not one of a source for clang.
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

    /// What clang's option `-x` calls it.
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

import Foundation

/// The numbers of a requirement's operators (`ExprOp` and `MatchOperation` in Apple's `requirement.h`).
enum RequirementOperator: UInt32 {
    case never = 0
    case always = 1
    case identifier = 2
    case appleAnchor = 3
    case anchorHash = 4
    case and = 6
    case or = 7
    case directoryHash = 8
    case not = 9
    case infoField = 10
    case certificateField = 11
    case trustedCertificate = 12
    case trustedAnchor = 13
    case certificateExtension = 14
    case appleGenericAnchor = 15
    case entitlementField = 16
}

extension RequirementMatch {
    init(number: UInt32, _ reader: inout BlobReader) throws {
        if number == 0 {
            self = .exists
            return
        }
        let makers: [(String) -> RequirementMatch] = [
            { .equals($0) }, { .contains($0) }, { .begins($0) }, { .ends($0) }, { .isLess($0) }, { .isGreater($0) },
            { .isAtMost($0) }, { .isAtLeast($0) },
        ]
        guard number <= makers.count else { throw reader.failure() }
        self = makers[Int(number) - 1](try reader.paddedText())
    }

    func write(to writer: inout BlobWriter) {
        let (number, text): (UInt32, String?) =
            switch self {
            case .exists: (0, nil)
            case .equals(let text): (1, text)
            case .contains(let text): (2, text)
            case .begins(let text): (3, text)
            case .ends(let text): (4, text)
            case .isLess(let text): (5, text)
            case .isGreater(let text): (6, text)
            case .isAtMost(let text): (7, text)
            case .isAtLeast(let text): (8, text)
            }
        writer.add(number)
        if let text { writer.addPadded(Data(text.utf8)) }
    }
}

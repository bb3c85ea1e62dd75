import Foundation

/// The requirements that a signature carries.
package struct RequirementSet: Equatable, Sendable {
    /// Whose they are, with the numbers of `SecRequirementType` in `CSCommon.h`.
    package enum Purpose: UInt32, CaseIterable, Sendable {
        case host = 1
        case guest = 2
        /// What later versions of the same code satisfy.
        case designated = 3
        case library = 4
        case plugIn = 5

        var name: String {
            switch self {
            case .host: "host"
            case .guest: "guest"
            case .designated: "designated"
            case .library: "library"
            case .plugIn: "plugin"
            }
        }

        init?(name: String) {
            guard let purpose = Self.allCases.first(where: { $0.name == name }) else { return nil }
            self = purpose
        }
    }

    package var requirements: [Purpose: Requirement]

    package init(_ requirements: [Purpose: Requirement] = [:]) { self.requirements = requirements }

    /// Reads the requirement language, or a file of such.
    package init(text: String) throws { self = try RequirementParser.set(text) }

    package init(reading data: Data) throws {
        let blob = try SuperBlob(reading: data, as: .requirements, "the set of requirements")
        requirements = [:]
        for part in blob.parts {
            guard let purpose = Purpose(rawValue: part.type) else {
                throw SigningError("the set of requirements has one of a kind (\(part.type)) that is not known here.")
            }
            requirements[purpose] = try Requirement(reading: part.data)
        }
    }

    package var data: Data {
        let parts = requirements.sorted { $0.key.rawValue < $1.key.rawValue }.map { purpose, requirement in
            SuperBlob.Part(type: purpose.rawValue, data: requirement.data)
        }
        return SuperBlob(.requirements, parts).data
    }

    /// A line for each, as `codesign -d -r-` prints them.
    package var lines: [String] {
        requirements.sorted { $0.key.rawValue < $1.key.rawValue }.map { "\($0.key.name) => \($0.value)" }
    }
}

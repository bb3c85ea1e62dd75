/// What a code directory seals beside the program, by the number of its hash counted backwards from the first page's.
package enum SpecialSlot: Int, CaseIterable, Sendable {
    case infoPlist = 1
    case requirements = 2
    case resources = 3
    /// Of programs that are documents of others. Not used here: its hash is zeros.
    case application = 4
    case entitlements = 5

    /// The file of the part in `_CodeSignature`; nil for what lies elsewhere.
    package var fileName: String? {
        switch self {
        case .requirements: "CodeRequirements"
        case .resources: "CodeResources"
        case .entitlements: "CodeEntitlements"
        case .infoPlist, .application: nil
        }
    }
}

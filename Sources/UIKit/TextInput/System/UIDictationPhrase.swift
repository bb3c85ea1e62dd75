/// Some words that were spoken (iOS 5.1). The device does not listen, and makes none.
@MainActor open class UIDictationPhrase: PlatformObject {
    /// - ObjC: -
    package init(text: String, alternatives: [String]) {
        storedText = text
        storedAlternatives = alternatives
        super.init(platform: ())
    }

    private let storedText: String
    private let storedAlternatives: [String]

    /// What was most likely said.
    open var text: String? { storedText }

    /// What else may have been said, in the order of likelihood.
    open var alternativeInterpretations: [String]? { storedAlternatives }
}

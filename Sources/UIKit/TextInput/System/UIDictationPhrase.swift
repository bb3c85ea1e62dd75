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

    /// The most likely text of the phrase.
    open var text: String? { storedText }

    /// Alternative texts, from the most to the least likely.
    open var alternativeInterpretations: [String]? { storedAlternatives }
}

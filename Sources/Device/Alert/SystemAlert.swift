/// Something that the device itself asks or tells its user.
@MainActor final class SystemAlert {
    let title: String
    let message: String?
    /// One or two; of two the first stands on the left, in a darker blue if it cancels.
    let buttons: [String]
    let hasCancelButton: Bool
    /// The app that it is about: it goes with it.
    weak var session: AppSession?
    /// The identifier of the app that it is about when it outlives the app's process.
    var application: String?
    private let onAnswer: @MainActor (Int) -> Void

    /// Characters. An app words parts of it, and the whole is laid out.
    private static let longestText = 1000

    /// - Parameter onAnswer: Gets the index of the button that was tapped.
    init(
        title: String, message: String? = nil, buttons: [String], hasCancelButton: Bool = false,
        session: AppSession? = nil, onAnswer: @escaping @MainActor (Int) -> Void
    ) {
        self.title = String(title.prefix(Self.longestText))
        self.message = message.map { String($0.prefix(Self.longestText)) }
        self.buttons = buttons
        self.hasCancelButton = hasCancelButton
        self.session = session
        self.onAnswer = onAnswer
    }

    func answer(_ button: Int) { onAnswer(button) }
}

/// An alert of the device itself, not of an app.
@MainActor final class SystemAlert {
    let title: String
    let message: String?
    /// The titles of one or two buttons. Of two, the first is on the left; it is darker if it cancels.
    let buttons: [String]
    let hasCancelButton: Bool
    /// The running app that the alert is about: when it ends, the alert is removed.
    weak var session: AppSession?
    /// The identifier of the app, for an alert that stays when the app's process ends.
    var application: String?
    private let onAnswer: @MainActor (Int) -> Void

    /// The longest text that is laid out, in characters: parts of it come from the app.
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

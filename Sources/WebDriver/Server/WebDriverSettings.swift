/// How a server of WebDriver works.
public struct WebDriverSettings: Sendable {
    /// The port that Appium has.
    public static let usualPort: UInt16 = 4723

    public var port = WebDriverSettings.usualPort
    /// Sessions at a time.
    public var mostSessions = 16
    /// Whether time is virtual in sessions whose capabilities do not say.
    public var isVirtual = false
    /// The arguments with which this program becomes the process of a session: it then runs a ``SessionProgram``.
    public var sessionArguments: [String]
    /// The devices that clients can drive besides those that sessions make.
    public var booted = BootedDevices.none
    /// The first word of the path that clients must know; nil for none.
    public var token: String?
    /// Whether other users of this machine may connect.
    public var admitsAllUsers = false
    /// Gets lines for a person.
    public var onMessage: @MainActor @Sendable (String) -> Void = { _ in }

    /// Bytes of a request: files to push come in Base64.
    static let longestBody = 64 << 20
    /// Clients keep connections between commands, and tests think for a while.
    static let secondsBetweenRequests = 3600.0
    /// Commands of one session that wait for the one before.
    static let mostWaiting = 64

    public init(sessionArguments: [String]) { self.sessionArguments = sessionArguments }
}

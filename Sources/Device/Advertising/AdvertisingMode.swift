/// What becomes of an app's wish for an advertisement.
public enum AdvertisingMode: String, CaseIterable, Sendable {
    /// There are none.
    case none
    /// There is one, which says that it is a test.
    case fill
    /// The server of advertisements fails.
    case fail
}

/// Why a step failed, before its place is known.
struct StepError: Error, CustomStringConvertible {
    enum Kind {
        /// The screen is not as the step wants it.
        case expectation
        /// The app's views are not as they should always be.
        case unhealthy
        /// The run has had all its real time.
        case outOfTime
    }

    let kind: Kind
    let message: String
    var description: String { message }

    init(_ message: String) { self.init(.expectation, message) }

    init(_ kind: Kind, _ message: String) {
        self.kind = kind
        self.message = message
    }
}

/// A message on its way to a connected device, or into the database.
final class Delivery {
    enum State {
        /// Neither the database nor the device has it.
        case pending
        case saved
        case acknowledged
        /// It is not to be kept: it reaches the device now or never.
        case fleeting
        /// The database had no room for it.
        case refused
    }

    /// 0 until it is written, where gateways share a database.
    var sequence: UInt64
    let registration: Registration
    let submission: Submission?
    var state: State
    /// Whether it was sent over a connection that is there still.
    var isUnderWay = false

    init(sequence: UInt64, registration: Registration, submission: Submission?, state: State) {
        self.sequence = sequence
        self.registration = registration
        self.submission = submission
        self.state = state
    }
}

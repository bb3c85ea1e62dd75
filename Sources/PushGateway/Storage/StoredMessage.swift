/// A message that is kept until its device can be reached.
package struct StoredMessage: Sendable, Equatable {
    package let registration: Int64
    package let sequence: UInt64
    package let payload: [UInt8]
}

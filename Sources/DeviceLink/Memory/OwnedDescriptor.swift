import Foundation

/// A file descriptor that is closed with its last reference.
package final class OwnedDescriptor: Hashable, Sendable {
    /// The descriptor's number, valid as long as this object.
    package let number: Int32

    /// Takes ownership of an open descriptor.
    package init(_ number: Int32) { self.number = number }

    deinit { close(number) }

    package static func == (one: OwnedDescriptor, other: OwnedDescriptor) -> Bool { one === other }
    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

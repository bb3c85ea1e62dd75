import Foundation

/// A device that has asked to be registered: a tester opened the page of an app on it.
package struct DeviceRequest: Sendable, Equatable, Encodable {
    /// 40 hexadecimal digits in small letters.
    package let udid: String
    /// What its owner calls it.
    package let name: String
    /// "iPhone3,1"
    package let product: String
    /// The version of its system.
    package let system: String
    package let asked: Date
}

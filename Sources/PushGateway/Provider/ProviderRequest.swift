import Foundation
import NIOCore
import NIOHPACK
import PushLink

/// A request of the HTTP/2 protocol, checked in the order in which Apple's service names what is wrong.
package struct ProviderRequest: Sendable {
    /// Of everything but VoIP messages, which are allowed 5,120.
    package static let maximumPayload = 4096
    package static let maximumPayloadOfVoIP = 5120
    private static let pathPrefix = "/3/device/"
    private static let maximumCollapseIdentifier = 64
    private static let pushTypes: Set<String> = [
        "alert", "background", "location", "voip", "complication", "fileprovider", "mdm", "liveactivity", "pushtotalk",
    ]
    /// Headers that may be given once.
    private static let single: Set<String> = [
        "apns-id", "apns-expiration", "apns-priority", "apns-topic", "apns-collapse-id", "apns-push-type",
        "authorization",
    ]

    /// The message's name: the provider's, or a new one. In the answer, too.
    package let identifier: String
    package let token: PushToken
    package let topic: String?
    /// nil if the request says nothing.
    package let expiration: Int64?
    package let maximumLength: Int

    /// The name that the answer has even if the request is refused.
    package static func identifier(of headers: HPACKHeaders) -> String {
        // As it was written: clients look for their own spelling.
        headers.first(name: "apns-id").flatMap { UUID(uuidString: $0) == nil ? nil : $0 } ?? UUID().uuidString
    }

    /// - Throws: `PushRefusal`.
    package init(_ headers: HPACKHeaders, identifier: String) throws(PushRefusal) {
        self.identifier = identifier
        guard headers.first(name: ":method") == "POST" else { throw .methodNotAllowed }
        guard let path = headers.first(name: ":path"), path.hasPrefix(Self.pathPrefix) else { throw .badPath }
        for name in Self.single where headers[name].count > 1 { throw .duplicateHeaders }
        let digits = path.dropFirst(Self.pathPrefix.count)
        guard !digits.isEmpty else { throw .missingDeviceToken }
        guard let token = PushToken(hexadecimal: digits) else { throw .badDeviceToken }
        self.token = token
        if let name = headers.first(name: "apns-id"), UUID(uuidString: name) == nil { throw .badMessageIdentifier }
        if let text = headers.first(name: "apns-expiration") {
            guard let seconds = Int64(text), seconds >= 0 else { throw .badExpirationDate }
            expiration = seconds
        } else {
            expiration = nil
        }
        if let collapse = headers.first(name: "apns-collapse-id"), collapse.utf8.count > Self.maximumCollapseIdentifier
        {
            throw .badCollapseIdentifier
        }
        let type = headers.first(name: "apns-push-type")
        if let type, !Self.pushTypes.contains(type) { throw .invalidPushType }
        if let priority = headers.first(name: "apns-priority") {
            guard ["1", "5", "10"].contains(priority), !(type == "background" && priority == "10") else {
                throw .badPriority
            }
        }
        topic = headers.first(name: "apns-topic")
        if let topic, !Self.isTopic(topic) { throw .badTopic }
        maximumLength = type == "voip" ? Self.maximumPayloadOfVoIP : Self.maximumPayload
    }

    /// Whether this can be the name of an app: letters, digits, dots and what stands in bundle identifiers otherwise.
    private static func isTopic(_ text: String) -> Bool {
        (1...255).contains(text.utf8.count)
            && text.utf8.allSatisfy { byte in
                (0x30...0x39).contains(byte) || (0x41...0x5a).contains(byte) || (0x61...0x7a).contains(byte)
                    || byte == 0x2e || byte == 0x2d || byte == 0x5f
            }
    }
}

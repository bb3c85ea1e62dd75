import PushLink

/// A request of the HTTP/2 protocol, checked in the order in which Apple's service names what is wrong.
struct ProviderRequest: Sendable {
    /// Of everything but VoIP messages, which are allowed 5,120.
    static let maximumPayload = 4096
    static let maximumPayloadOfVoIP = 5120
    private static let pathPrefix = "/3/device/"
    private static let maximumCollapseIdentifier = 64
    private static let pushTypes: Set<String> = [
        "alert", "background", "location", "voip", "complication", "fileprovider", "mdm", "liveactivity", "pushtotalk",
    ]

    let token: PushToken
    let topic: String?
    /// nil if the request says nothing.
    let expiration: Int64?
    let maximumLength: Int

    init(_ fields: ProviderFields) throws(PushRefusal) {
        guard fields.method == "POST" else { throw .methodNotAllowed }
        guard let path = fields.path, path.hasPrefix(Self.pathPrefix) else { throw .badPath }
        guard !fields.hasDuplicates else { throw .duplicateHeaders }
        let digits = path.dropFirst(Self.pathPrefix.count)
        guard !digits.isEmpty else { throw .missingDeviceToken }
        guard let token = PushToken(hexadecimal: digits) else { throw .badDeviceToken }
        self.token = token
        guard fields.hasGoodName else { throw .badMessageIdentifier }
        if let text = fields.expiration {
            guard let seconds = Int64(text), seconds >= 0 else { throw .badExpirationDate }
            expiration = seconds
        } else {
            expiration = nil
        }
        if let collapse = fields.collapseIdentifier, collapse.utf8.count > Self.maximumCollapseIdentifier {
            throw .badCollapseIdentifier
        }
        let type = fields.pushType
        if let type, !Self.pushTypes.contains(type) { throw .invalidPushType }
        if let priority = fields.priority {
            guard ["1", "5", "10"].contains(priority), !(type == "background" && priority == "10") else {
                throw .badPriority
            }
        }
        topic = fields.topic
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

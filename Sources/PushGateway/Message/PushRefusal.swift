/// Why a message is not taken, by the names of Apple's *Sending notification requests to APNs*, and what the binary protocol
/// (*Local and Push Notification Programming Guide*, 2012) says instead.
package enum PushRefusal: String, Error, CaseIterable, Sendable {
    case badCollapseIdentifier = "BadCollapseId"
    case badDeviceToken = "BadDeviceToken"
    case badExpirationDate = "BadExpirationDate"
    case badMessageIdentifier = "BadMessageId"
    case badPriority = "BadPriority"
    case badTopic = "BadTopic"
    case deviceTokenNotForTopic = "DeviceTokenNotForTopic"
    case duplicateHeaders = "DuplicateHeaders"
    case idleTimeout = "IdleTimeout"
    case invalidPushType = "InvalidPushType"
    case missingDeviceToken = "MissingDeviceToken"
    case missingTopic = "MissingTopic"
    case payloadEmpty = "PayloadEmpty"
    case topicDisallowed = "TopicDisallowed"
    case badCertificate = "BadCertificate"
    case badCertificateEnvironment = "BadCertificateEnvironment"
    case expiredProviderToken = "ExpiredProviderToken"
    case forbidden = "Forbidden"
    case invalidProviderToken = "InvalidProviderToken"
    case missingProviderToken = "MissingProviderToken"
    case badPath = "BadPath"
    case methodNotAllowed = "MethodNotAllowed"
    case unregistered = "Unregistered"
    case payloadTooLarge = "PayloadTooLarge"
    case tooManyProviderTokenUpdates = "TooManyProviderTokenUpdates"
    case tooManyRequests = "TooManyRequests"
    case internalServerError = "InternalServerError"
    case serviceUnavailable = "ServiceUnavailable"
    case shutdown = "Shutdown"

    package var httpStatus: Int {
        switch self {
        case .badCollapseIdentifier, .badDeviceToken, .badExpirationDate, .badMessageIdentifier, .badPriority,
            .badTopic,
            .deviceTokenNotForTopic, .duplicateHeaders, .idleTimeout, .invalidPushType, .missingDeviceToken,
            .missingTopic, .payloadEmpty, .topicDisallowed:
            400
        case .badCertificate, .badCertificateEnvironment, .expiredProviderToken, .forbidden, .invalidProviderToken,
            .missingProviderToken:
            403
        case .badPath: 404
        case .methodNotAllowed: 405
        case .unregistered: 410
        case .payloadTooLarge: 413
        case .tooManyProviderTokenUpdates, .tooManyRequests: 429
        case .internalServerError: 500
        case .serviceUnavailable, .shutdown: 503
        }
    }

    /// The status in an error packet of the binary protocol.
    package var legacyStatus: UInt8 {
        switch self {
        case .missingDeviceToken: 2
        case .missingTopic: 3
        case .payloadEmpty: 4
        case .payloadTooLarge: 7
        case .badDeviceToken, .deviceTokenNotForTopic, .unregistered: 8
        case .shutdown: 10
        case .serviceUnavailable, .internalServerError, .tooManyRequests: 1
        default: 255
        }
    }
}

/// The names that requests share with Objective-C's class; a request of Swift is a ``URLRequest``.
public enum NSURLRequest {
    /// Whether a kept response may answer.
    public enum CachePolicy: UInt, Sendable {
        case useProtocolCachePolicy = 0
        case reloadIgnoringLocalCacheData = 1
        case returnCacheDataElseLoad = 2
        case returnCacheDataDontLoad = 3
        case reloadIgnoringLocalAndRemoteCacheData = 4
        case reloadRevalidatingCacheData = 5

        public static var reloadIgnoringCacheData: CachePolicy { .reloadIgnoringLocalCacheData }
    }

    /// What the traffic is for.
    public enum NetworkServiceType: UInt, Sendable {
        case `default` = 0
        case voip = 1
        case video = 2
        case background = 3
        case voice = 4
        case responsiveData = 6
        case avStreaming = 8
        case responsiveAV = 9
        case callSignaling = 11
    }
}

/// How an app is to be started.
struct Launch {
    let app: InstalledApp
    var arguments: [String] = []
    var environment: [String: String] = [:]
    /// UIKit's launch options: why the app is started.
    var options: [String: String] = [:]
    /// The launch image, if it is not the usual one: a file in the bundle.
    var picture: String?

    /// The scheme of the URL that the app is started to open.
    var scheme: String? {
        options["UIApplicationLaunchOptionsURLKey"].map { String($0.prefix { $0 != ":" }).lowercased() }
    }
}

import DeviceLink

/// How an app is to be started.
struct Launch {
    let app: InstalledApp
    var arguments: [String] = []
    var environment: [String: String] = [:]
    /// UIKit's launch options: why the app is started.
    var options: [String: String] = [:]
    /// The launch image, if it is not the usual one: a file in the bundle.
    var picture: String?

    /// What an app gets that runs already, and is brought to the screen for the same reason.
    var message: DeviceMessage?

    /// Whether an app that was started so need not be started anew: this asks for nothing, or for the same.
    func isServed(by former: Launch?) -> Bool {
        let asksForNothing = arguments.isEmpty && environment.isEmpty
        return asksForNothing || arguments == former?.arguments && environment == former?.environment
    }

    /// The scheme of the URL that the app is started to open.
    var scheme: String? {
        options["UIApplicationLaunchOptionsURLKey"].map { String($0.prefix { $0 != ":" }).lowercased() }
    }
}

/// What the Organizer does with devices that are booted: each is a process of its own, which others control.
///
/// Devices are meant by their names. All throw what the device says, in words for a person, and may take seconds.
package struct OrganizerDevices: Sendable {
    package var isBooted: @Sendable (_ device: String) -> Bool
    package var boot: @Sendable (_ device: String) throws -> Void
    package var shutDown: @Sendable (_ device: String) throws -> Void
    /// The address of the page that shows the device, with the token that opens it.
    package var pageAddress: @Sendable (_ device: String) throws -> String
    /// Installs the `.app` at a path, if the device takes it.
    package var install: @Sendable (_ device: String, _ app: String) throws -> Void
    package var uninstall: @Sendable (_ device: String, _ identifier: String) throws -> Void
    /// Puts the files of an `.xcappdata` folder in the place of an app's.
    package var replaceData: @Sendable (_ device: String, _ folder: String) throws -> Void
    /// What each app does, by its identifier: `running`, `not running` and so on.
    package var states: @Sendable (_ device: String) throws -> [String: String]
    /// Writes a picture of the screen (PNG) to a path.
    package var screenshot: @Sendable (_ device: String, _ file: String) throws -> Void
    /// Follows what the device and its apps write, beginning with what was written before. The entries come in order,
    /// in any thread, and nil when the device has shut down.
    ///
    /// - Returns: what ends that. Nothing comes after it.
    package var follow:
        @Sendable (_ device: String, _ tell: @escaping @Sendable (ConsoleEntry?) -> Void) throws -> @Sendable () -> Void

    package init(
        isBooted: @escaping @Sendable (String) -> Bool, boot: @escaping @Sendable (String) throws -> Void,
        shutDown: @escaping @Sendable (String) throws -> Void,
        pageAddress: @escaping @Sendable (String) throws -> String,
        install: @escaping @Sendable (String, String) throws -> Void,
        uninstall: @escaping @Sendable (String, String) throws -> Void,
        replaceData: @escaping @Sendable (String, String) throws -> Void,
        states: @escaping @Sendable (String) throws -> [String: String],
        screenshot: @escaping @Sendable (String, String) throws -> Void,
        follow: @escaping @Sendable (String, @escaping @Sendable (ConsoleEntry?) -> Void) throws -> @Sendable () -> Void
    ) {
        self.isBooted = isBooted
        self.boot = boot
        self.shutDown = shutDown
        self.pageAddress = pageAddress
        self.install = install
        self.uninstall = uninstall
        self.replaceData = replaceData
        self.states = states
        self.screenshot = screenshot
        self.follow = follow
    }
}

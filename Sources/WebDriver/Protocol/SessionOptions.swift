import Device

/// What a session is to be, read from capabilities.
package struct SessionOptions: Sendable, Hashable {
    /// As they were asked for; what the client is told in the end is made from them.
    package let capabilities: [String: JSONValue]
    /// The `.app`, `.ipa` or Xcode project to install and start; nil starts no app, or one that is there.
    package var app: String?
    package var bundleIdentifier: String?
    /// The name of the booted device that the session drives; nil for a device of its own.
    package var bootedDevice: String?
    /// Nil leaves the choice to what the app needs.
    package var model: DeviceModel?
    package var language: String?
    package var locale: String?
    package var orientation: String?
    /// Keeps the device of that name, with its apps and their files, between sessions.
    package var keepsDevice = false
    /// Removes the app from a booted device, before it is installed and at the end.
    package var removesApp = false
    /// Nil leaves the choice to the server.
    package var isVirtual: Bool?
    package var arguments: [String] = []
    package var environment: [String: String] = [:]
    /// Starts no app at the beginning.
    package var autoLaunch = true
    package var timeouts = Timeouts()
    /// Seconds without a command until the session ends by itself; 0 for never.
    package var secondsBetweenCommands = 60.0

    /// - Throws: `invalidArgument` for a value of the wrong kind, `notCreated` for one that no device has.
    package init(_ capabilities: [String: JSONValue], booted: BootedDevices = .none) throws {
        self.capabilities = capabilities
        let parameters = Parameters(.object(capabilities))
        try Self.checkPlatform(parameters)
        isVirtual = try parameters.optionalTruth("verger:virtualTime")
        bootedDevice = try Self.bootedDevice(parameters, isVirtual, booted)
        app = try parameters.optionalText("appium:app")
        bundleIdentifier = try parameters.optionalText("appium:bundleId")
        if bootedDevice == nil { model = try Self.model(parameters) }
        language = try Self.tag("appium:language", parameters)
        locale = try Self.tag("appium:locale", parameters)
        orientation = try parameters.optionalText("appium:orientation")?.uppercased()
        guard orientation == nil || ScreenOrientation(rawValue: orientation ?? "") != nil else {
            throw parameters.wrong("appium:orientation", "PORTRAIT or LANDSCAPE")
        }
        let keeps = try parameters.optionalTruth("appium:noReset") ?? false
        let isFull = try parameters.optionalTruth("appium:fullReset") ?? false
        guard !(keeps && isFull) else {
            throw DriverError(.notCreated, "appium:noReset and appium:fullReset exclude each other.")
        }
        keepsDevice = keeps
        removesApp = isFull
        autoLaunch = try parameters.optionalTruth("appium:autoLaunch") ?? true
        secondsBetweenCommands = max(0, try parameters.optionalNumber("appium:newCommandTimeout") ?? 60)
        if let values = parameters["timeouts"] { try timeouts.set(values) }
        try readProcess(parameters)
        guard app != nil || bundleIdentifier == nil || keepsDevice || bootedDevice != nil || !autoLaunch else {
            throw DriverError(
                .notCreated,
                "No app is installed on a new device. Name one in appium:app, or keep the device with appium:noReset.")
        }
    }

    /// The booted device that is meant: by its UDID, or by its name where that is no model's or time is said to be the
    /// machine's.
    private static func bootedDevice(
        _ parameters: Parameters, _ isVirtual: Bool?, _ booted: BootedDevices
    ) throws -> String? {
        var device: String?
        if let udid = try parameters.optionalText("appium:udid") {
            guard let found = booted.find(udid) else {
                throw DriverError(
                    .notCreated,
                    "No booted device has the UDID “\(udid.prefix(100))”: verger device list booted shows those there are."
                )
            }
            device = found
        } else if let name = try parameters.optionalText("appium:deviceName") {
            let isModel = (try? DeviceModel.named(name)) != nil
            if !isModel || isVirtual == false { device = booted.find(name) }
        }
        guard device == nil || isVirtual != true else {
            throw DriverError(
                .notCreated, "The time of a booted device is the machine's: verger:virtualTime cannot be true there.")
        }
        return device
    }

    private mutating func readProcess(_ parameters: Parameters) throws {
        guard let process = parameters["appium:processArguments"] else { return }
        let words = process["args"]?.list ?? []
        arguments = words.compactMap(\.text)
        let variables = process["env"]?.members ?? [:]
        environment = variables.compactMapValues(\.text)
        guard process.members != nil, arguments.count == words.count, environment.count == variables.count else {
            throw parameters.wrong("appium:processArguments", "an object with args (strings) and env (strings by name)")
        }
    }

    private static func checkPlatform(_ parameters: Parameters) throws {
        if let platform = try parameters.optionalText("platformName"), platform.lowercased() != "ios" {
            throw DriverError(.notCreated, "platformName is “\(platform)”; the devices here are iOS.")
        }
        if let automation = try parameters.optionalText("appium:automationName"), automation.lowercased() != "xcuitest"
        {
            throw DriverError(.notCreated, "appium:automationName is “\(automation)”; here is XCUITest.")
        }
        if let browser = try parameters.optionalText("browserName"), !browser.isEmpty {
            throw DriverError(.notCreated, "browserName is “\(browser)”; there is no browser here, only apps.")
        }
    }

    private static func model(_ parameters: Parameters) throws -> DeviceModel? {
        let name = try parameters.optionalText("appium:deviceName")
        let version = try parameters.optionalText("appium:platformVersion")
        guard name != nil || version != nil else { return nil }
        do {
            let model = try name.map(DeviceModel.named) ?? .standard
            return try version.map { try model.with(systemVersion: $0) } ?? model
        } catch let error as DeviceError {
            throw DriverError(.notCreated, error.description)
        }
    }

    private static func tag(_ name: String, _ parameters: Parameters) throws -> String? {
        guard let tag = try parameters.optionalText(name) else { return nil }
        guard !tag.isEmpty, tag.utf8.count < 32,
            tag.utf8.allSatisfy({ UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 | 0x20 || $0 == 0x2d || $0 == 0x5f })
        else { throw DriverError(.notCreated, "“\(tag)” is no language or region, such as de or de_DE.") }
        return tag
    }
}

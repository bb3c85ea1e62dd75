import ArgumentParser
import Device

/// The options for the device that shows an app, and for its page.
struct DeviceOptions: ParsableArguments {
    @Option(
        help: """
            The device's name, with its system if that is not to be the usual one: "iPhone 3GS (4.3)"; verger device list \
            shows them. If not given, one that the app can be on, mostly an iPhone 3GS.
            """)
    var device: String?

    @Option(help: "The page's port; the first free one from 4800 if not given.")
    var port: UInt16?

    /// The device that was named; nil if none was.
    ///
    /// - Throws: An error with the names there are.
    func namedDevice() throws -> KeptDevice? { try device.map { try DeviceCatalog().find($0) } }

    /// - Throws: An error about a port for a run without page.
    func check(headless: Bool) throws {
        if headless, port != nil { throw ValidationError("--port is for the page, which --headless has not.") }
    }
}

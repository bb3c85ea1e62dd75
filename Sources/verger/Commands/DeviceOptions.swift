import ArgumentParser
import Device

/// The options for the device that shows an app, and for its page.
struct DeviceOptions: ParsableArguments {
    @Option(help: "The device's name; verger device list shows them.")
    var device = DeviceModel.standard.name

    @Option(help: "The page's port; the first free one from 4800 if not given.")
    var port: UInt16?

    /// - Throws: An error about a port for a run without page.
    func check(headless: Bool) throws {
        if headless, port != nil { throw ValidationError("--port is for the page, which --headless has not.") }
    }
}

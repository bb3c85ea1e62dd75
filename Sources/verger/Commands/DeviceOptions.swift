import ArgumentParser
import Device

/// Which device an app is shown on, and where its page is.
struct DeviceOptions: ParsableArguments {
    @Option(help: "The device's name; verger device list shows them.")
    var device = DeviceModel.standard.name

    @Option(help: "The page's port; the first free one from 4800 if not given.")
    var port: UInt16?

    /// - Throws: what is wrong with a port for a run that has no page.
    func check(headless: Bool) throws {
        if headless, port != nil { throw ValidationError("--port is for the page, which --headless has not.") }
    }
}

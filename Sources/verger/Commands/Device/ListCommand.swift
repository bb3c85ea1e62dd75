import ArgumentParser
import Device

struct ListCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list", abstract: "List the devices there are, and which of them are booted.")

    @Argument(help: "devices (what else simctl lists does not vary here).") var what = "devices"

    func run() throws {
        print("== Devices ==")
        for model in DeviceModel.all {
            let state = ControlClient.isBooted(model.name) ? "Booted" : "Shutdown"
            print("    \(model.name) (\(model.hardware)) (\(state))")
        }
    }
}

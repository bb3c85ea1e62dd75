import ArgumentParser
import Foundation
import Portal

struct DeviceRequestsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "requests", abstract: "List the devices that testers want to be registered.")

    @OptionGroup var options: PortalOptions

    func run() throws {
        let portal = try options.portal()
        let requests = try portal.deviceRequests(of: options.team(in: portal))
        try options.output.show(
            requests, ["IDENTIFIER", "NAME", "KIND", "SYSTEM", "ASKED"], nothing: "No device has asked."
        ) { [$0.udid, $0.name, $0.product, $0.system, PortalOutput.day($0.asked)] }
    }
}

struct AcceptDeviceCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "accept", abstract: "Register a device that has asked: it takes a place of the year's.")

    @Argument(help: "The device's identifier or name.") var device: String
    @Option(help: "What the team calls it.") var name: String?
    @OptionGroup var options: PortalOptions

    func run() throws {
        let portal = try options.portal()
        let accepted = try portal.acceptDevice(device, as: name, by: options.membership(in: portal))
        try options.output.show(
            accepted, "“\(accepted.name)” is registered: \(accepted.udid). Make profiles with it again, then builds.")
    }
}

struct RefuseDeviceCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "refuse", abstract: "Do not register a device that has asked; it may ask again.")

    @Argument(help: "The device's identifier or name.") var device: String
    @OptionGroup var options: PortalOptions

    func run() throws {
        let portal = try options.portal()
        let refused = try portal.refuseDevice(device, by: options.membership(in: portal))
        try options.output.show(refused, "“\(refused.name)” is not registered.")
    }
}

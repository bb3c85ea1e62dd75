import ArgumentParser
import Device
import Foundation

struct KeychainCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "keychain",
        abstract: "Add certificates that a device's apps trust, or remove these and what apps keep in their keychains.",
        discussion: """
            keychain DEVICE add-root-cert FILE
            keychain DEVICE reset

            FILE has certificates in PEM, or one in DER. Apps that are launched from then on trust servers whose certificates they \
            vouch for, as those of the system.
            """)

    enum Action: String, ExpressibleByArgument, CaseIterable {
        case addRootCertificate = "add-root-cert"
        case addCertificate = "add-cert"
        case reset
    }

    @OptionGroup var target: DeviceArgument
    @Argument(help: "add-root-cert or reset.") var action: Action
    @Argument(help: "The file of certificates.") var file: String?

    func validate() throws {
        guard (action == .reset) == (file == nil) else {
            throw ValidationError("keychain takes DEVICE add-root-cert FILE, or DEVICE reset.")
        }
    }

    func run() throws {
        let device = try ControlClient(target.device).deviceName
        let roots = TrustedRoots(deviceFolder: try DeviceCatalog().find(device).folder)
        switch action {
        case .reset:
            try target.perform(.keychain, [action.rawValue])
            roots.removeAll()
        case .addRootCertificate:
            try add(file ?? "", to: roots)
        case .addCertificate:
            throw CommandError(
                "add-cert: apps trust the certificates that roots vouch for, and no single ones",
                cure: "Add the root: add-root-cert.", status: .wrongUse)
        }
    }

    private func add(_ file: String, to roots: TrustedRoots) throws {
        guard let handle = FileHandle(forReadingAtPath: file),
            let data = try handle.read(upToCount: TrustedRoots.maximumSize + 1)
        else {
            throw CommandError("\(file) cannot be read", cure: "Name a file of certificates.", status: .wrongUse)
        }
        do {
            try roots.add(data)
        } catch let error as DeviceError {
            throw CommandError(
                "\(file): \(error)", cure: "Name a file of certificates in PEM or DER.", status: .wrongUse)
        }
    }
}

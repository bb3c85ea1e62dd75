import ArgumentParser
import Certificates
import Device
import Foundation

struct TrustCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "trust",
        abstract: "Say whose signatures count on a device that was made with --secure.",
        discussion: """
            trust DEVICE list
            trust DEVICE add FILE
            trust DEVICE remove NAME

            FILE has certificates of authorities in PEM or DER, or a list of certificates that one of them has revoked. NAME is a \
            part of an authority's name, or the beginning of its hash. Which servers apps trust is another matter: keychain.
            """)

    enum Action: String, ExpressibleByArgument, CaseIterable { case list, add, remove }

    @OptionGroup var target: DeviceArgument
    @Argument(help: "list, add or remove.") var action: Action
    @Argument(help: "A file for add, a name for remove.") var value: String?

    func validate() throws {
        guard (action == .list) == (value == nil) else {
            throw ValidationError("trust takes DEVICE list, DEVICE add FILE, or DEVICE remove NAME.")
        }
    }

    func run() throws {
        let catalog = DeviceCatalog()
        let device = try catalog.find(
            target.device == "booted" ? ControlClient(target.device).deviceName : target.device)
        let authorities = TrustedAuthorities(deviceFolder: device.folder)
        switch action {
        case .list: list(authorities, device)
        case .add: try add(value ?? "", to: authorities)
        case .remove: try authorities.remove(value ?? "")
        }
    }

    private func list(_ authorities: TrustedAuthorities, _ device: KeptDevice) {
        print(
            "\(device.name) takes \(device.isSecure ? "what these authorities vouch for" : "any app"). "
                + "Its identifier in provisioning profiles is \(DeviceSecurity.identifier(ofDevice: device.udid)).")
        let lists = authorities.lists
        for certificate in authorities.certificates {
            print("\(certificate.fingerprint(.sha256).hexadecimal.prefix(16)) \(certificate.subject)")
            for list in lists where list.isSigned(by: certificate) {
                print("    \(list.revoked.count) revoked certificates, \(list.thisUpdate.formatted(.iso8601))")
            }
        }
    }

    private func add(_ file: String, to authorities: TrustedAuthorities) throws {
        guard let bytes = try? KeptFile.read(file, limit: TrustedAuthorities.maximumSize) else {
            throw CommandError(
                "\(file) cannot be read", cure: "Name a file of at most \(TrustedAuthorities.maximumSize) bytes.",
                status: .wrongUse)
        }
        do {
            for line in try authorities.add(bytes) { print(line) }
        } catch let error as DeviceError {
            throw CommandError(
                "\(file): \(error)", cure: "Name a file of authorities' certificates or of a list of theirs.",
                status: .wrongUse)
        }
    }
}

import Archiving
import CDevice
import Certificates
import Foundation
import UIKit

/// Profiles by which a server asks what the device is: they are shown in Settings, and the device answers once its user agrees.
extension Device {
    /// The time of the machine: certificates are looked at by servers, which do not live in virtual time.
    private nonisolated static var machineDate: Date {
        Date(timeIntervalSince1970: Double(real_wall_nanoseconds()) / 1e9)
    }

    private static let largestAnswer = 1 << 20

    func installProfile(from address: LocalAddress) {
        load(address, limit: ConfigurationProfile.largest) { [weak self] outcome in
            guard let self else { return }
            do {
                let trust = TrustedAuthorities(deviceFolder: storage.folder).trust(at: Self.machineDate)
                show(try ConfigurationProfile(outcome.get(), trust: trust))
            } catch {
                log("\(error)")
                let isLost = (error as? DeviceError)?.reason == .transferFailed
                if isLost { return showFailure("Cannot Connect to \(address.host)", nil) }
                showFailure("Invalid Profile", "\(error)")
            }
        }
    }

    private func show(_ profile: ConfigurationProfile) {
        open(settings)
        settings.show(ProfilePage(profile) { [weak self] in self?.answer(profile) }.makeList())
    }

    /// Tells the server what it wants to know, as far as the device knows it, and signs that.
    private func answer(_ profile: ConfigurationProfile) {
        let identifier = self.profile.identifier
        guard identifier.contains(where: { $0 != "0" }) else {
            return tellFailure(
                of: profile,
                DeviceError(
                    .badDevice, "This device has no identifier of its own. Make one that has: verger device create"))
        }
        var values: [String: Any] = [:]
        let known: [String: Any] = [
            "DEVICE_NAME": self.profile.name, "PRODUCT": model.hardware, "UDID": identifier,
            "VERSION": model.systemVersion,
        ]
        for name in profile.attributes { values[name] = known[name] }
        if let challenge = profile.challenge { values["CHALLENGE"] = challenge.value }
        guard let content = try? PropertyListData.xml(values) else { return }
        let (folder, environment) = (storage.folder, inherited)
        inBackground {
            let now = Device.machineDate
            let identity = try DeviceIdentity(
                ofDevice: identifier, folder: folder, environment: environment, now: now)
            return try SignedMessage.sign(
                [UInt8](content), by: identity.certificate, key: identity.key, chain: identity.chain, time: now
            ).der
        } then: { [weak self] outcome in
            guard let self else { return }
            do { send(try outcome.get(), for: profile) } catch { tellFailure(of: profile, error) }
        }
    }

    private func send(_ answer: [UInt8], for profile: ConfigurationProfile) {
        load(profile.address, limit: Self.largestAnswer, sending: (answer, "application/pkcs7-signature")) {
            [weak self] outcome in
            guard let self else { return }
            do {
                _ = try outcome.get()
                log("\(profile.address.text) knows the device now")
                settings.showStart()
                show(
                    SystemAlert(
                        title: "Profile Installed",
                        message: "\(profile.organization.isEmpty ? profile.address.host : profile.organization) "
                            + "has this device’s identifier.", buttons: ["OK"]
                    ) { _ in })
            } catch { tellFailure(of: profile, error) }
        }
    }

    private func tellFailure(of profile: ConfigurationProfile, _ error: any Error) {
        log("\(error)")
        showFailure("Profile Installation Failed", "\(error)")
    }
}

import CodeSigning
import Foundation

/// Which apps a device takes: any, or only those that an authority has vouched for which it trusts.
package struct DeviceSecurity {
    private let folder: String

    package init(deviceFolder: String) { folder = deviceFolder }

    /// Makes sure that a secure device may take an app.
    ///
    /// - Parameter app: a copy that nobody else can change.
    /// - Throws: `refusedApp` with the rule that is broken.
    func check(appAt app: String, time: Date = Date()) throws {
        guard let admission = try admission(at: time) else { return }
        do {
            try admission.check(appAt: app)
        } catch {
            // The copy's place says nothing to a user.
            let place = (app as NSString).deletingLastPathComponent + "/"
            throw DeviceError(.refusedApp, "\(error)".replacingOccurrences(of: place, with: ""))
        }
    }

    /// The rules; nil for a device that takes anything.
    private func admission(at time: Date) throws -> AppAdmission? {
        let path = folder + "/" + DeviceRecord.file
        guard let record = DeviceRecord(inFolder: folder) else {
            // Without a file the device is one that is always there. A damaged one must not open a device.
            guard FileManager.default.fileExists(atPath: path) else { return nil }
            throw DeviceError(.storageFailed, "\(path): damaged, so it is not known which apps the device takes.")
        }
        guard record.isSecure else { return nil }
        let trust = TrustedAuthorities(deviceFolder: folder).trust(at: time)
        return AppAdmission(trust: trust, device: Self.identifiers(ofDevice: record.udid))
    }

    /// True for a device that does not take any app, and for one whose file is damaged.
    var isSecure: Bool {
        guard let record = DeviceRecord(inFolder: folder) else {
            return FileManager.default.fileExists(atPath: folder + "/" + DeviceRecord.file)
        }
        return record.isSecure
    }

    /// Why a provisioning profile would not count on the device if it were a secure one; nil if it would.
    ///
    /// - Parameter names: how profiles may name the device.
    package func objection(
        to profile: EmbeddedProfile, names: Set<String>, time: Date = Date()
    ) -> AdmissionRefusal? {
        let trust = TrustedAuthorities(deviceFolder: folder).trust(at: time)
        do { try AppAdmission(trust: trust, device: names).check(profile) } catch {
            return error as? AdmissionRefusal ?? AdmissionRefusal(rule: .profile, detail: "\(error)")
        }
        return nil
    }

    /// How provisioning profiles may name a device.
    package static func identifiers(ofDevice udid: String) -> Set<String> {
        [DeviceRecord.identifier(ofDevice: udid), udid, udid.filter(\.isHexDigit)]
    }

    /// What is registered of a device to be in provisioning profiles: the identifier that its apps see.
    package static func identifier(ofDevice udid: String) -> String { DeviceRecord.identifier(ofDevice: udid) }
}

import Archiving
import Certificates
import Foundation

/// A device as a portal sees it: its certificate, and what it answers to an enrolment profile.
package struct TestDevice {
    package let udid: String
    package let key: PrivateKey
    package let certificate: Certificate

    /// - Parameter data: the folder in which the authority of devices is, or is made.
    package init(_ udid: String, inDataFolder data: String, time: Date) throws {
        self.udid = udid
        key = try PrivateKey(.ellipticP256)
        certificate = try DeviceAuthority(
            folder: DeviceAuthority.folder(inDataFolder: data), passphrase: .given("secret")
        ).certify(key.publicKey, ofDevice: udid, now: time)
    }

    /// The challenge and the address of a profile.
    package static func question(_ profile: [UInt8]) throws -> (
        challenge: String, address: String, values: [String: Any]
    )? {
        guard let content = try SignedMessage(profile).content,
            let values = try PropertyListData.read(Data(content)) as? [String: Any],
            let payload = values["PayloadContent"] as? [String: Any], let challenge = payload["Challenge"] as? String,
            let address = payload["URL"] as? String
        else { return nil }
        return (challenge, address, values)
    }

    /// - Parameter values: what the answer says otherwise than the device would.
    package func answer(_ challenge: String, _ values: [String: Any] = [:], time: Date) throws -> [UInt8] {
        let usual: [String: Any] = [
            "CHALLENGE": challenge, "DEVICE_NAME": "Tester’s phone", "PRODUCT": "iPhone3,1", "UDID": udid,
            "VERSION": "4.3.5",
        ]
        let content = try PropertyListData.xml(usual.merging(values) { $1 })
        return try SignedMessage.sign([UInt8](content), by: certificate, key: key, time: time).der
    }
}

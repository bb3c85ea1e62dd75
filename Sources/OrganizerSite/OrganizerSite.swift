import Certificates
import Device
import Foundation

/// The Organizer: answers what its page asks for. It knows no sockets, and each request is worked on in a thread of its own.
package final class OrganizerSite: Sendable {
    let devices: OrganizerDevices
    let environment: [String: String]
    let clock: @Sendable () -> Date

    /// Bytes of an app, or of its data, that are sent.
    package static let largestArchive = 1 << 30

    /// - Parameter environment: says where the user's data are.
    package init(
        devices: OrganizerDevices, environment: [String: String] = ProcessInfo.processInfo.environment,
        clock: @escaping @Sendable () -> Date = { Date() }
    ) {
        self.devices = devices
        self.environment = environment
        self.clock = clock
    }

    var dataFolder: String { DataFolder.path(environment: environment) }

    package func answer(_ request: OrganizerRequest) -> OrganizerResponse {
        do {
            let words = request.path.split(separator: "/", omittingEmptySubsequences: false).dropFirst().map(
                String.init)
            guard words.first == "api", let room = words.dropFirst().first else { throw Self.unknown(request) }
            let verb = words.dropFirst(2).joined(separator: "/")
            switch room {
            case "devices": return try answerDevices(verb, request)
            case "profiles": return try answerProfiles(verb, request)
            case "apps": return try answerApps(verb, request)
            case "log": return try answerLog(verb, request)
            case "crashes": return try answerCrashes(verb, request)
            case "screenshots": return try answerScreenshots(verb, request)
            case "archives": return try answerArchives(verb, request)
            default: throw Self.unknown(request)
            }
        } catch {
            return .failure(OrganizerError(error))
        }
    }

    static func unknown(_ request: OrganizerRequest) -> OrganizerError {
        OrganizerError("The Organizer knows no \(request.method.rawValue) \(request.path.prefix(200)).", .notFound)
    }

    /// The device that a request is about.
    func device(_ request: OrganizerRequest) throws -> KeptDevice {
        do { return try DeviceCatalog(environment: environment).find(request.parameter("device")) } catch let error
            as DeviceError
        {
            throw OrganizerError(error.description, .notFound)
        }
    }

    /// The app that a request is about.
    func app(_ request: OrganizerRequest, on device: KeptDevice) throws -> InstalledApp {
        let identifier = try request.parameter("app")
        let apps = DeviceStorage.recordedApps(inFolder: device.folder)
        guard let app = apps.first(where: { $0.identifier == identifier }) else {
            throw OrganizerError("\(identifier) is not installed on \(device.name).", .notFound)
        }
        return app
    }
}

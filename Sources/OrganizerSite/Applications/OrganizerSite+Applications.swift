import CoreGraphics
import Device
import Foundation
import Packaging

extension OrganizerSite {
    private static let largestIcon = 4 << 20

    func answerApps(_ verb: String, _ request: OrganizerRequest) throws -> OrganizerResponse {
        let device = try device(request)
        switch (request.method, verb) {
        case (.get, ""): return try .json(apps(on: device))
        case (.get, "icon"): return try icon(of: app(request, on: device), isPad: device.model.profile.isPad)
        case (.get, "files"):
            return try .json(AppFileList(home: app(request, on: device).home, folders: AppData.folders))
        case (.get, "data"): return try data(of: app(request, on: device))
        case (.post, "data"): return try replaceData(of: app(request, on: device), on: device, request)
        case (.post, "install"): return try install(request, on: device)
        case (.post, "uninstall"):
            let app = try app(request, on: device)
            try checkIsBooted(device)
            try devices.uninstall(device.name, app.identifier)
            return try .done("\(app.displayName) and its files are removed.")
        default: throw Self.unknown(request)
        }
    }

    /// What changes a device is the device's own to do.
    func checkIsBooted(_ device: KeptDevice) throws {
        guard devices.isBooted(device.name) else {
            throw OrganizerError("\(device.name) is not booted. Boot it first.", .conflict)
        }
    }

    private func apps(on device: KeptDevice) -> [AppSummary] {
        let states = devices.isBooted(device.name) ? try? devices.states(device.name) : nil
        return DeviceStorage.recordedApps(inFolder: device.folder).map { app in
            AppSummary(
                app, state: states.map { $0[app.identifier] ?? "not running" }, isPad: device.model.profile.isPad)
        }
    }

    /// The icon as a picture that browsers know: those in apps may be Xcode's own kind of PNG.
    private func icon(of app: InstalledApp, isPad: Bool) throws -> OrganizerResponse {
        for path in app.bundle.iconPaths(isPad: isPad) {
            let size = (try? FileManager.default.attributesOfItem(atPath: path))?[.size] as? Int ?? .max
            guard size <= Self.largestIcon, let data = FileManager.default.contents(atPath: path),
                let png = (try? CGImage.decode(data: data, name: path))?.image.pngData()
            else { continue }
            return .bytes([UInt8](png), type: "image/png")
        }
        throw OrganizerError("\(app.displayName) has no icon that can be read.", .notFound)
    }

    private func install(_ request: OrganizerRequest, on device: KeptDevice) throws -> OrganizerResponse {
        try checkIsBooted(device)
        let work = try WorkFolder()
        do {
            let archive = try work.write(request.file(most: Self.largestArchive), "App.ipa")
            let app = try AppArchive(archive).unpack(into: work.makeFolder("Unpacked"))
            try devices.install(device.name, app.path)
            return try .done("\(app.deletingPathExtension().lastPathComponent) is installed.")
        } catch { throw OrganizerError(error, work: work.url.path + "/Unpacked") }
    }

    // MARK: The app's files

    private func data(of app: InstalledApp) throws -> OrganizerResponse {
        let work = try WorkFolder()
        do {
            let name = "\(app.identifier) \(Self.stamp(clock()))"
            let archive = try AppData.pack(app, name: name, in: work)
            return OrganizerResponse(
                type: "application/zip", content: .work(archive, work), name: "\(name).\(AppData.ending).zip")
        } catch { throw OrganizerError(error, work: app.home) }
    }

    private func replaceData(
        of app: InstalledApp, on device: KeptDevice, _ request: OrganizerRequest
    ) throws -> OrganizerResponse {
        try checkIsBooted(device)
        let work = try WorkFolder()
        do {
            let archive = try work.write(request.file(most: Self.largestArchive), "Data.zip")
            let folder = try AppData.unpack(archive, of: app.identifier, in: work)
            try devices.replaceData(device.name, folder.path)
            return try .done("The files of \(app.displayName) are replaced.")
        } catch { throw OrganizerError(error, work: work.url.path + "/Unpacked") }
    }

    /// "2011-06-06 09.41.03", as Xcode names files.
    static func stamp(_ date: Date) -> String {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.dateFormat = "yyyy-MM-dd HH.mm.ss"
        return formatter.string(from: date)
    }
}

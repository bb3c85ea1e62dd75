import Certificates
import Device
import Foundation
import Glibc

extension OrganizerSite {
    func answerDevices(_ verb: String, _ request: OrganizerRequest) throws -> OrganizerResponse {
        switch (request.method, verb) {
        case (.get, ""):
            return try .json(
                DeviceCatalog(environment: environment).devices.map {
                    DeviceEntry($0, isBooted: devices.isBooted($0.name))
                })
        case (.get, "summary"): return try .json(summary(of: device(request)))
        case (.post, "boot"):
            let device = try device(request)
            if !devices.isBooted(device.name) { try devices.boot(device.name) }
            return try .done("\(device.name) is booted.")
        case (.post, "shutdown"):
            let device = try device(request)
            try devices.shutDown(device.name)
            return try .done("\(device.name) is shut down.")
        case (.post, "trust"):
            let authorities = TrustedAuthorities(deviceFolder: try device(request).folder)
            let added = try authorities.add(request.file(most: TrustedAuthorities.maximumSize))
            return try .done("Added: \(added.joined(separator: "; ")).")
        case (.post, "distrust"):
            let device = try device(request)
            try TrustedAuthorities(deviceFolder: device.folder).remove(request.parameter("fingerprint"))
            return try .done("\(device.name) does not trust it any more.")
        default: throw Self.unknown(request)
        }
    }

    private func summary(of device: KeptDevice) -> DeviceSummary {
        let isBooted = devices.isBooted(device.name)
        let trusted = TrustedAuthorities(deviceFolder: device.folder), lists = trusted.lists
        var disk = statvfs()
        let place = FileManager.default.fileExists(atPath: device.folder) ? device.folder : "/"
        let free = statvfs(place, &disk) == 0 ? Int(clamping: UInt64(disk.f_bavail) * UInt64(disk.f_frsize)) : 0
        return DeviceSummary(
            device: DeviceEntry(device, isBooted: isBooted),
            identifier: DeviceSecurity.identifier(ofDevice: device.udid), folder: device.folder,
            appCount: DeviceStorage.recordedApps(inFolder: device.folder).count,
            crashCount: CrashReportFile.list(in: device.folder + "/CrashReports").count,
            appBytes: FolderSize(device.folder + "/Applications").bytes, usedBytes: FolderSize(device.folder).bytes,
            freeBytes: free,
            authorities: trusted.certificates.map { certificate in
                .init(
                    name: "\(certificate.subject)", fingerprint: certificate.fingerprint(.sha256).hexadecimal,
                    expires: certificate.notAfter,
                    revoked: lists.first { $0.isSigned(by: certificate) }?.revoked.count)
            }, page: isBooted ? try? devices.pageAddress(device.name) : nil)
    }
}

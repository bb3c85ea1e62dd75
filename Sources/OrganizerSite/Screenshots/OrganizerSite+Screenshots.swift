import Certificates
import CoreGraphics
import Device
import Display
import Foundation

extension OrganizerSite {
    private static let largestPicture = 64 << 20
    private static let mostPictures = 2000

    /// Pictures outlive what is on the device.
    private func pictureFolder(of device: KeptDevice) -> String { dataFolder + "/Screenshots/" + device.udid }

    func answerScreenshots(_ verb: String, _ request: OrganizerRequest) throws -> OrganizerResponse {
        let device = try device(request), folder = pictureFolder(of: device)
        switch (request.method, verb) {
        case (.get, ""): return try .json(pictures(in: folder))
        case (.get, "picture"):
            let name = try request.fileName("name")
            return .bytes(
                try bytes(of: name, in: folder), type: "image/png",
                name: request.parameters["save"] == nil ? nil : name)
        case (.get, "launch"): return try launchPicture(surface(request.fileName("name"), in: folder))
        case (.get, "compare"): return try compare(request, in: folder)
        case (.post, "take"): return try takePicture(of: device, into: folder)
        case (.post, "remove"):
            let path = folder + "/" + (try request.fileName("name"))
            do { try FileManager.default.removeItem(atPath: path) } catch {
                throw OrganizerError("\(path): cannot be removed (\(error.localizedDescription)).", .conflict)
            }
            return try .done("The picture is removed.")
        default: throw Self.unknown(request)
        }
    }

    private func pictures(in folder: String) -> [ScreenshotEntry] {
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
            .filter { $0.hasSuffix(".png") && !$0.hasPrefix(".") }.sorted(by: >).prefix(Self.mostPictures)
        return names.compactMap { name in
            let path = folder + "/" + name
            guard let values = try? FileManager.default.attributesOfItem(atPath: path), let size = Self.size(path)
            else {
                return nil
            }
            return ScreenshotEntry(
                name: name, date: values[.modificationDate] as? Date ?? .distantPast, bytes: values[.size] as? Int ?? 0,
                width: size.width, height: size.height)
        }
    }

    /// Width and height of a PNG, which stand at its beginning (PNG specification, 11.2.2).
    private static func size(_ path: String) -> (width: Int, height: Int)? {
        guard let file = FileHandle(forReadingAtPath: path) else { return nil }
        defer { try? file.close() }
        guard let head = try? file.read(upToCount: 24), head.count == 24, head.starts(with: [0x89, 0x50, 0x4E, 0x47])
        else { return nil }
        func number(_ place: Int) -> Int { head[place..<place + 4].reduce(0) { $0 << 8 | Int($1) } }
        return (number(16), number(20))
    }

    private func bytes(of name: String, in folder: String) throws -> [UInt8] {
        guard name.hasSuffix(".png"), let bytes = try KeptFile.read(folder + "/" + name, limit: Self.largestPicture)
        else { throw OrganizerError("There is no picture “\(name)”.", .notFound) }
        return bytes
    }

    private func surface(_ name: String, in folder: String) throws -> Surface {
        do { return try CGImage.decode(data: Data(bytes(of: name, in: folder)), name: name).image.surface } catch let
            error as OrganizerError
        { throw error } catch { throw OrganizerError("“\(name)” is no picture that can be read: \(error)") }
    }

    // MARK: What is done with them

    private func takePicture(of device: KeptDevice, into folder: String) throws -> OrganizerResponse {
        try checkIsBooted(device)
        try KeptFile.makeFolder(folder)
        let stamp = Self.stamp(clock())
        var name = stamp + ".png", number = 2
        while FileManager.default.fileExists(atPath: folder + "/" + name) {
            name = "\(stamp) (\(number)).png"
            number += 1
        }
        try devices.screenshot(device.name, folder + "/" + name)
        return try .json(["message": "The picture is taken.", "name": name])
    }

    private func launchPicture(_ surface: Surface) throws -> OrganizerResponse {
        guard let launch = LaunchPicture(width: surface.width, height: surface.height) else {
            throw OrganizerError(
                "No launch image has \(surface.width) × \(surface.height) pixels. Hold an iPhone upright for it.")
        }
        guard let part = surface.part(launch.part), let png = CGImage(surface: part).pngData() else {
            throw OrganizerError("There is no memory for the picture.", .conflict)
        }
        return .bytes([UInt8](png), type: "image/png", name: launch.name)
    }

    private func compare(_ request: OrganizerRequest, in folder: String) throws -> OrganizerResponse {
        let one = try surface(request.fileName("one"), in: folder),
            other = try surface(
                request.fileName("other"), in: folder)
        let comparison = PictureComparison(actual: other, golden: one)
        let png = comparison.difference.flatMap { CGImage(surface: $0).pngData() }
        return try .json([
            "text": comparison.count == 0 ? "The pictures are the same." : comparison.text,
            "picture": png.map { "data:image/png;base64," + $0.base64EncodedString() } ?? "",
        ])
    }
}

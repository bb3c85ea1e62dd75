import CoreGraphics
import Device
import Foundation

/// `expect-picture`: the screen, or a part of it, compared with a picture that is kept beside the script.
extension ScriptRunner {
    private static let largestPicture = 64 << 20

    func expectPicture(_ name: String, _ tolerance: Double, _ part: ElementSelector?) throws {
        let frame = try part.map { geometry.upright(try element($0).frame) }
        guard let actual = try uprightScreen().part(frame), let data = CGImage(surface: actual).pngData() else {
            throw StepError("\(part?.text ?? "the screen") cannot be seen, so there is no picture of it")
        }
        let file = ScriptFile.path(of: goldenName(name), beside: line?.file ?? "")
        if recordsPictures { return try OutputFile.write(data, to: file) }
        let stem = ((goldenName(name) as NSString).lastPathComponent as NSString).deletingPathExtension
        guard FileManager.default.fileExists(atPath: file) else {
            let left = leftFile("\(stem)-actual.png")
            try OutputFile.write(data, to: left)
            throw StepError(
                "there is no picture \(file) yet\n  Look at \(left); if that is right, take it with --record-pictures")
        }
        let golden: Data
        do {
            golden = try ScriptFile.data(at: file, atMost: Self.largestPicture)
        } catch let problem as ScriptFile.Problem {
            throw StepError(problem.message)
        }
        let comparison = PictureComparison(actual: actual, golden: try surface(of: golden, file))
        guard comparison.differs(by: tolerance) else { return }
        let difference = comparison.difference.flatMap { CGImage(surface: $0).pngData() }
        recorder?.take(expected: golden, actual: data, difference: difference)
        var left: [String] = []
        for (word, data) in [("actual", data), ("difference", difference)] {
            guard let data else { continue }
            left.append(leftFile("\(stem)-\(word).png"))
            try OutputFile.write(data, to: left[left.endIndex - 1])
        }
        throw StepError(
            "the screen is not as in \(file): \(comparison.text)\n  Look at \(left.joined(separator: " and ")); if that is "
                + "right, take the pictures anew with --record-pictures")
    }

    /// Each device, system and language has its own picture: `list.png`, `list-iPad.png`, `list-iPhone-4-4.3-de.png`.
    private func goldenName(_ name: String) -> String {
        let (model, standard) = (device.model, DeviceModel.standard)
        var ending = model.name == standard.name ? "" : "-\(model.name.replacing(" ", with: "-"))"
        let usual = DeviceModel.all.first { $0.name == model.name }
        if let usual, usual.systemVersion != model.systemVersion {
            ending += "-\(model.systemVersion)"
        }
        if model.profile.language != standard.profile.language { ending += "-\(model.profile.language)" }
        return name.hasSuffix(".png") ? "\(name.dropLast(4))\(ending).png" : name + ending
    }

    /// - Parameter data: of a file, which may be anything.
    private func surface(of data: Data, _ file: String) throws -> Surface {
        do {
            return try CGImage.decode(data: data, name: file).image.surface
        } catch {
            throw StepError("\(file) is no picture: \(error)")
        }
    }
}

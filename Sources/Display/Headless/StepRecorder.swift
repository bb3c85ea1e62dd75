import CoreGraphics
import Device
import DeviceLink
import Foundation

/// Keeps what the steps of a script do: the places of the fingers, and a picture after each step. Equal pictures are one file.
@MainActor final class StepRecorder {
    private let device: Device
    private let folder: String
    private var record: StepRecord
    /// The step under way.
    private var step: StepRecord.Step?
    /// The places of the fingers that are on the screen, by their identifiers, as indices into the step's paths.
    private var fingers: [UInt32: Int] = [:]
    private var names: [Data: String] = [:]
    private var start = 0.0
    private var problem: (any Error)?

    /// The most steps that are kept: a record is for people to look at.
    private static let mostSteps = 2000

    init(_ device: Device, folder: String) {
        self.device = device
        self.folder = folder
        record = StepRecord(device: device.model.nameWithVersion)
    }

    /// Begins with the screen as it is before the first step.
    func begin() {
        start = device.seconds
        record.picture = picture()
    }

    func begin(_ line: Script.Line) {
        guard record.steps.count < Self.mostSteps else { return }
        fingers = [:]
        step = StepRecord.Step(
            file: line.file, line: line.number, text: line.text, start: device.seconds - start)
    }

    /// Takes over a movement of fingers.
    func take(_ points: [TouchPoint]) {
        guard step != nil else { return }
        let geometry = ScreenGeometry(device)
        for point in points {
            let upright = geometry.upright(CGPoint(x: point.x, y: point.y))
            let place = StepRecord.Place(x: upright.x, y: upright.y)
            // A finger that an earlier step put down moves on from here.
            guard point.phase != .began, let index = fingers[point.identifier] else {
                fingers[point.identifier] = step?.paths.count
                step?.paths.append([place])
                continue
            }
            if let path = step?.paths[index], path.first != place { step?.paths[index] = [path[0], place] }
        }
    }

    /// Keeps the pictures of the step under way that should be equal and are not.
    func take(expected: Data, actual: Data, difference: Data?) {
        guard let expected = file(expected), let actual = file(actual) else { return }
        step?.comparison = StepRecord.Comparison(
            expected: expected, actual: actual, difference: difference.flatMap(file))
    }

    func end(_ outcome: StepRecord.Step.Outcome) {
        guard var step else { return }
        self.step = nil
        step.outcome = outcome
        step.picture = picture()
        record.steps.append(step)
    }

    /// Writes the record.
    ///
    /// - Throws: `badOutput` if it, or a picture before, cannot be written.
    func finish() throws {
        if let problem { throw problem }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        try OutputFile.write(
            try encoder.encode(record) + Data("\n".utf8), to: "\(folder)/\(StepRecord.fileName)")
    }

    private func picture() -> StepRecord.Picture? {
        guard problem == nil, let screen = ScreenPicture(device), let data = screen.png(of: nil),
            let name = file(data)
        else { return nil }
        let bounds = ScreenGeometry(device).bounds
        return StepRecord.Picture(file: name, width: bounds.width, height: bounds.height)
    }

    /// Writes a picture unless it is there already.
    ///
    /// - Returns: its file's name; nil after an error, of which the first is kept.
    private func file(_ data: Data) -> String? {
        if let name = names[data] { return name }
        let name = "step-\(names.count + 1).png"
        do {
            try OutputFile.write(data, to: "\(folder)/\(name)")
            names[data] = name
            return name
        } catch {
            problem = problem ?? error
            return nil
        }
    }
}

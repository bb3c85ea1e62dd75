import Foundation

extension DeviceStorage {
    private var answersPath: String { folder + "/LocationAnswers.plist" }

    /// Whether the user lets an app know where the device is; nil if not asked yet.
    func locationAnswer(of identifier: String) -> Bool? { locationAnswers[identifier] }

    /// Keeps what the user has answered; nil forgets it.
    ///
    /// - Throws: `storageFailed`; the answer is then kept only as long as the device is on.
    func setLocationAnswer(_ answer: Bool?, of identifier: String) throws {
        guard locationAnswers[identifier] != answer else { return }
        locationAnswers[identifier] = answer
        do {
            let data = try PropertyListSerialization.data(fromPropertyList: locationAnswers, format: .xml, options: 0)
            try data.write(to: URL(fileURLWithPath: answersPath), options: .atomic)
        } catch {
            throw DeviceError(.storageFailed, "\(answersPath): cannot be written (\(error.localizedDescription)).")
        }
    }

    /// What is kept. A file that cannot be read counts as none: the user is asked again.
    func readLocationAnswers() -> [String: Bool] {
        guard let data = FileManager.default.contents(atPath: answersPath),
            let list = try? PropertyListSerialization.propertyList(from: data, options: [], format: nil)
        else { return [:] }
        return list as? [String: Bool] ?? [:]
    }
}

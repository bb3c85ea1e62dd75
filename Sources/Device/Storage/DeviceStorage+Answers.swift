import Foundation

extension DeviceStorage {
    private var answersPath: String { folder + "/LocationAnswers.plist" }

    /// The user's answer whether an app may use the device's location; nil if not asked yet.
    func locationAnswer(of identifier: String) -> Bool? { locationAnswers[identifier] }

    /// Stores the user's answer; nil removes it.
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

    /// Reads the stored answers. A file that cannot be read counts as empty: the user is asked again.
    func readLocationAnswers() -> [String: Bool] {
        guard let data = FileManager.default.contents(atPath: answersPath),
            let list = try? PropertyListSerialization.propertyList(from: data, options: [], format: nil)
        else { return [:] }
        return list as? [String: Bool] ?? [:]
    }
}

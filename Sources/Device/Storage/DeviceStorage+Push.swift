import Foundation

extension DeviceStorage {
    private var pushAnswersPath: String { folder + "/PushAnswers.plist" }

    /// Stores the user's answer whether an app may send push messages; nil removes it.
    ///
    /// - Throws: `storageFailed`; the answer is then kept only as long as the device is on.
    func setPushAnswer(_ answer: PushAnswer?, of identifier: String) throws {
        guard pushAnswers[identifier] != answer else { return }
        pushAnswers[identifier] = answer
        let entries = pushAnswers.mapValues { ["Types": Int($0.types), "Allowed": $0.isAllowed] as [String: Any] }
        do {
            let data = try PropertyListSerialization.data(fromPropertyList: entries, format: .xml, options: 0)
            try data.write(to: URL(fileURLWithPath: pushAnswersPath), options: .atomic)
        } catch {
            throw DeviceError(.storageFailed, "\(pushAnswersPath): cannot be written (\(error.localizedDescription)).")
        }
    }

    /// Reads the stored answers. A file that cannot be read counts as empty: the user is asked again.
    func readPushAnswers() -> [String: PushAnswer] {
        guard let data = FileManager.default.contents(atPath: pushAnswersPath),
            let list = try? PropertyListSerialization.propertyList(from: data, options: [], format: nil)
        else { return [:] }
        return (list as? [String: [String: Any]] ?? [:]).compactMapValues { entry in
            guard let types = entry["Types"] as? Int, let isAllowed = entry["Allowed"] as? Bool else { return nil }
            return PushAnswer(types: UInt8(truncatingIfNeeded: types) & 7, isAllowed: isAllowed)
        }
    }
}

import Foundation

/// Property lists in the device's folder, one for each thing that it remembers.
extension DeviceStorage {
    /// Longer files than any that the device writes are not read, in bytes.
    private static let largestList = 16 << 20

    /// - Returns: nil if there is no such file, or it cannot be read.
    func list(in name: String) -> Any? {
        let path = folder + "/" + name
        let size = (try? FileManager.default.attributesOfItem(atPath: path))?[.size] as? Int
        guard let size, size <= DeviceStorage.largestList else { return nil }
        return FileManager.default.contents(atPath: path).flatMap {
            try? PropertyListSerialization.propertyList(from: $0, options: [], format: nil)
        }
    }

    /// The dictionaries of a list. What else stands in it is left out.
    func dictionaries(in name: String) -> [[String: Any]] {
        (list(in: name) as? [Any] ?? []).compactMap { $0 as? [String: Any] }
    }

    /// - Throws: `storageFailed`; what was there before is as it was.
    func write(
        _ list: Any, to name: String, format: PropertyListSerialization.PropertyListFormat = .xml
    ) throws {
        let path = folder + "/" + name
        do {
            let data = try PropertyListSerialization.data(fromPropertyList: list, format: format, options: 0)
            try data.write(to: URL(fileURLWithPath: path), options: .atomic)
        } catch {
            throw DeviceError(.storageFailed, "\(path): cannot be written (\(error.localizedDescription)).")
        }
    }
}

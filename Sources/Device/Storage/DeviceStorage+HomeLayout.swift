import Foundation

extension DeviceStorage {
    private var homeLayoutPath: String { folder + "/IconState.plist" }

    /// Reads the order of the icons on the home screen, with all apps that are installed now. A file that cannot be read
    /// counts as empty: the icons are then in the order of installation.
    func readHomeLayout(capacity: HomeLayout.Capacity) -> HomeLayout {
        let data = FileManager.default.contents(atPath: homeLayoutPath)
        let list = data.flatMap { try? PropertyListSerialization.propertyList(from: $0, options: [], format: nil) }
        var layout = HomeLayout(propertyList: list as? [String: Any] ?? [:], capacity: capacity)
        layout.update(installed: apps.map(\.identifier))
        return layout
    }

    /// - Throws: `storageFailed`; the order is then kept only as long as the device is on.
    func writeHomeLayout(_ layout: HomeLayout) throws {
        do {
            let data = try PropertyListSerialization.data(
                fromPropertyList: layout.propertyList, format: .xml, options: 0)
            try data.write(to: URL(fileURLWithPath: homeLayoutPath), options: .atomic)
        } catch {
            throw DeviceError(.storageFailed, "\(homeLayoutPath): cannot be written (\(error.localizedDescription)).")
        }
    }
}

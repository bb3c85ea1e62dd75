import Device
import Foundation
import UIKit

/// The text on the device's general pasteboard, which its apps share with the pages.
@MainActor package final class DevicePasteboard {
    private let file: PasteboardFile
    private var contents = PasteboardContents()
    private var watch: FolderWatch?

    /// - Parameter changed: Called with each text that an app copies.
    /// - Returns: nil if the device's folder cannot be watched.
    package init?(of device: Device, changed: @escaping @MainActor (String) -> Void) {
        try? device.storage.makeFolder("Pasteboards")
        let folder = device.storage.folder + "/Pasteboards"
        PasteboardFile.folder = folder
        guard let file = PasteboardFile(name: UIPasteboardNameGeneral) else { return nil }
        self.file = file
        // The text that is already on the pasteboard is not reported.
        readNews()
        watch = FolderWatch(folder) { [weak self] _ in
            guard let self, readNews(), let text, text.utf8.count <= ClientMessage.longestClipboard else { return }
            changed(text)
        }
        if watch == nil { return nil }
    }

    package func stop() { watch?.stop() }

    /// Replaces the contents of the pasteboard by a text.
    package func put(_ text: String) {
        readNews()
        contents.items = [[UIPasteboard.typeListString[0]: text]]
        contents.changeCount += 1
        file.write(contents)
    }

    @discardableResult private func readNews() -> Bool {
        guard let news = file.news() else { return false }
        contents = news
        return true
    }

    package var text: String? {
        for type in UIPasteboard.typeListString + UIPasteboard.typeListURL {
            switch contents.items.first?[type] {
            case let text as String where !text.isEmpty: return text
            case let url as URL: return url.absoluteString
            case let data as Data: return String(validating: data, as: UTF8.self)
            default: continue
            }
        }
        return nil
    }
}

import Foundation
import UIKit

/// An app that comes over the air: its icon waits on the home screen, fills up while it is loaded, and becomes that of the app.
@MainActor final class AppDownload {
    let manifest: AppManifest
    let transfer: LocalTransfer
    /// Where its files are until it is installed; removed with it.
    let folder: String
    var stage = DownloadStage.waiting
    /// What the home screen shows of it before it is there.
    var icon: UIImage?
    /// True if the user has deleted its icon.
    private(set) var isCancelled = false

    var identifier: String { manifest.identifier }
    var title: String { manifest.title }

    init(_ manifest: AppManifest, folder: String) throws {
        self.manifest = manifest
        self.folder = folder
        transfer = try LocalTransfer(manifest.package)
    }

    func cancel() {
        isCancelled = true
        transfer.cancel()
    }
}

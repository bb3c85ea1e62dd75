import DeviceLink
import Foundation
import Packaging
import UIKit

/// Apps that are installed over the air: an URL names a manifest, the user is asked, and the home screen shows how the app comes.
extension Device {
    /// Bytes of an `.ipa`, and of an icon.
    private nonisolated static let largestPackage = 1 << 30, largestIcon = 1 << 20
    /// Apps that come at a time.
    private static let mostDownloads = 16
    /// Seconds between two looks at work in another thread.
    private static let lookInterval = 0.1
    /// Seconds of real time for which virtual time stands still while a server has its turn.
    private static let longestAwaited = 30.0
    /// Seconds for which “Installing…” can be read at least, as on the phone.
    private static let installationPause = 0.5

    /// Where a thread puts what it loads.
    private func transferFolder() throws -> String {
        let name = "Staging/" + UUID().uuidString
        do {
            try storage.makeFolder("Staging")
            try storage.makeFolder(name)
        } catch { throw DeviceError(.storageFailed, "\(storage.folder)/\(name): cannot be made.") }
        return storage.folder + "/" + name
    }

    /// Does work that may take its time, and then something with its outcome.
    ///
    /// - Parameter look: called now and then while it is done.
    func inBackground<Value: Sendable>(
        _ work: @escaping @Sendable () throws -> Value, look: @escaping @MainActor () -> Void = {},
        then use: @escaping @MainActor (Result<Value, any Error>) -> Void
    ) {
        watch(BackgroundWork(work), look: look, then: use)
    }

    private func watch<Value: Sendable>(
        _ work: BackgroundWork<Value>, look: @escaping @MainActor () -> Void,
        then use: @escaping @MainActor (Result<Value, any Error>) -> Void
    ) {
        timeline.schedule(after: Self.lookInterval) { [weak self] in
            guard let self else { return }
            if time.isVirtual { work.wait(seconds: Self.longestAwaited) }
            if let outcome = work.outcome { return use(outcome) }
            look()
            watch(work, look: look, then: use)
        }
    }

    /// Loads a small file of a server of this machine, in another thread.
    func load(
        _ address: LocalAddress, limit: Int, sending body: (bytes: [UInt8], type: String)? = nil,
        then use: @escaping @MainActor (Result<Data, any Error>) -> Void
    ) {
        guard network.link != .none else {
            return use(.failure(DeviceError(.transferFailed, "\(address.text): the device has no network.")))
        }
        do {
            let (folder, roots) = (try transferFolder(), TrustedRoots(deviceFolder: storage.folder).path)
            inBackground {
                try LocalTransfer.content(of: address, in: folder, limit: limit, roots: roots, body: body)
            } then: { outcome in
                try? FileManager.default.removeItem(atPath: folder)
                use(outcome)
            }
        } catch { use(.failure(error)) }
    }

    // MARK: Asking

    /// Asks the user about the app of an `itms-services` URL.
    func install(from url: String) {
        guard let link = InstallLink(url), let address = LocalAddress(link.manifest) else {
            log("Nothing is installed from \(url.prefix(300)): its manifest must be on a server of this machine")
            return showFailure("Cannot Install Applications", "The address is not one of this machine.")
        }
        load(address, limit: AppManifest.largest) { [weak self] outcome in
            guard let self else { return }
            do {
                ask(try AppManifest(outcome.get()), from: address)
            } catch {
                log("\(error)")
                let isLost = (error as? DeviceError)?.reason == .transferFailed
                if isLost { return showFailure("Cannot Connect to \(address.host)", nil) }
                showFailure("Cannot Install Applications", "The manifest of \(address.host) is not valid.")
            }
        }
    }

    private func ask(_ manifest: AppManifest, from address: LocalAddress) {
        let alert = SystemAlert(
            title: "\(address.host) would like to install “\(manifest.title)”", buttons: ["Cancel", "Install"],
            hasCancelButton: true
        ) { [weak self] button in
            if button == 1 { self?.begin(manifest) }
        }
        show(alert)
    }

    func showFailure(_ title: String, _ message: String?) {
        show(SystemAlert(title: title, message: message, buttons: ["OK"]) { _ in })
    }

    // MARK: Loading

    private func begin(_ manifest: AppManifest) {
        // One that comes already comes once.
        guard !downloads.contains(where: { $0.identifier == manifest.identifier }) else { return }
        guard downloads.count < Self.mostDownloads, network.link != .none else { return tellFailure(manifest) }
        do {
            let download = try AppDownload(manifest, folder: transferFolder())
            downloads.append(download)
            showIcons()
            goToHomeScreen(showing: download.identifier)
            loadIcon(of: download)
            load(download)
        } catch {
            log("\(error)")
            tellFailure(manifest)
        }
    }

    /// The user sees the app coming.
    private func goToHomeScreen(showing identifier: String) {
        if session != nil || screen.systemApp != nil { pressHome() }
        guard case .page(let page)? = screen.homeScreen.layout.place(of: .app(identifier))?.row else { return }
        screen.homeScreen.show(page: page, isAnimated: session == nil)
    }

    private func loadIcon(of download: AppDownload) {
        guard let (address, _) = download.manifest.icon, storage.app(identifier: download.identifier) == nil else {
            return
        }
        load(address, limit: Self.largestIcon) { [weak self, weak download] outcome in
            guard let self, let download, case .success(let data) = outcome else { return }
            download.icon = UIImage(data: data)
            if isComing(download) { showIcons() }
        }
    }

    private func isComing(_ download: AppDownload) -> Bool { downloads.contains { $0 === download } }

    private func load(_ download: AppDownload) {
        let (transfer, file) = (download.transfer, download.folder + "/App.ipa")
        let roots = TrustedRoots(deviceFolder: storage.folder).path
        inBackground { [folder = download.folder] in
            try transfer.run(to: file, limit: Device.largestPackage, roots: roots)
            let place = URL(fileURLWithPath: folder + "/Unpacked")
            try FileManager.default.createDirectory(at: place, withIntermediateDirectories: false)
            return try AppArchive(URL(fileURLWithPath: file)).unpack(into: place).path
        } look: { [weak self, weak download] in
            if let self, let download { set(.loading(transfer.progress), of: download) }
        } then: { [weak self] outcome in
            guard let self, isComing(download) else { return }
            set(.installing, of: download)
            timeline.schedule(after: Self.installationPause) { [weak self] in self?.finish(download, outcome) }
        }
    }

    private func set(_ stage: DownloadStage, of download: AppDownload) {
        guard isComing(download), download.stage != stage else { return }
        download.stage = stage
        screen.homeScreen.icons.setStage(stage, of: download.identifier)
    }

    private func finish(_ download: AppDownload, _ outcome: Result<String, any Error>) {
        guard isComing(download) else { return }
        defer { try? FileManager.default.removeItem(atPath: download.folder) }
        downloads.removeAll { $0 === download }
        do {
            let path = try outcome.get()
            try check(AppBundle(at: path), against: download.manifest)
            try install(appAt: path)
            log("\(download.title) was installed over the air")
        } catch {
            // The folder says nothing to anybody.
            log(
                "“\(download.title)” was not installed: \("\(error)".replacingOccurrences(of: download.folder + "/", with: ""))"
            )
            showIcons()
            tellFailure(download.manifest)
        }
    }

    /// What comes must be what the user was asked about.
    private func check(_ bundle: AppBundle, against manifest: AppManifest) throws {
        guard bundle.identifier == manifest.identifier else {
            throw DeviceError(
                .badManifest, "The manifest is of \(manifest.identifier), and the app is \(bundle.identifier).")
        }
        guard bundle.build == manifest.version else {
            throw DeviceError(
                .badManifest, "The manifest is of version \(manifest.version), and the app is \(bundle.build).")
        }
    }

    private func tellFailure(_ manifest: AppManifest) {
        let alert = SystemAlert(
            title: "Unable to Download Application",
            message: "“\(manifest.title)” could not be installed at this time.", buttons: ["Done", "Retry"],
            hasCancelButton: true
        ) { [weak self] button in
            if button == 1 { self?.begin(manifest) }
        }
        show(alert)
    }

    /// The user does not want an app that is coming.
    func cancelDownload(_ download: AppDownload) {
        download.cancel()
        downloads.removeAll { $0 === download }
        // The thread may still write there.
        let folder = download.folder
        timeline.schedule(after: 1) { try? FileManager.default.removeItem(atPath: folder) }
        showIcons()
    }
}

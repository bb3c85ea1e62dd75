import AudioToolbox
import Foundation

extension Device {
    /// Plays a sound of an app through the device's speaker, and says so in the log.
    func play(_ path: String, _ seconds: Double, of app: InstalledApp) {
        let name = (path as NSString).lastPathComponent
        log("\(app.name) plays \(name) (\((seconds * 100).rounded() / 100) s)")
        guard let onSound else { return }
        // Only files in the app's folder, which has its bundle and its own files, are played.
        let file = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
        let home = URL(fileURLWithPath: app.home).resolvingSymlinksInPath().path
        guard file.hasPrefix(home + "/"), let sound = try? SoundFile(path: file) else { return }
        onSound(sound.wave())
    }
}

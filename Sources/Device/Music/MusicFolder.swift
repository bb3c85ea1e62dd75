import CSound
import Foundation

/// The music of the device, which apps see as its media library: files in `Media/Music`, which say by their tags what they
/// are, and playlists (M3U) of them.
struct MusicFolder {
    private let folder: String

    private static let songKinds: Set<String> = ["mp3", "m4a", "m4b", "aac", "wav", "aif", "aiff", "caf"]
    private static let playlistKinds: Set<String> = ["m3u", "m3u8"]
    static let kinds = songKinds.union(playlistKinds)

    /// Larger files are not taken, in bytes.
    private static let largestSong = 256 << 20
    private static let largestPlaylist = 1 << 20

    /// - Parameter media: The device's folder of media.
    init(media: String) { folder = media + "/Music" }

    /// Copies a song or a playlist there, under its own name: one of that name is replaced.
    ///
    /// - Throws: `badMedia` for a file that is neither, `storageFailed`.
    func add(_ file: String) throws {
        let name = (file as NSString).lastPathComponent
        let isPlaylist = MusicFolder.playlistKinds.contains((name as NSString).pathExtension.lowercased())
        let size = (try? FileManager.default.attributesOfItem(atPath: file)[.size] as? Int) ?? 0
        guard !name.hasPrefix("."), size > 0,
            size <= (isPlaylist ? MusicFolder.largestPlaylist : MusicFolder.largestSong),
            let data = FileManager.default.contents(atPath: file), isPlaylist || MusicFolder.isSound(data)
        else {
            throw DeviceError(
                .badMedia, "\(file): cannot be read, or is no sound that the device can play, or larger than 256 MB.")
        }
        do {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            try data.write(to: URL(fileURLWithPath: folder + "/" + name), options: .atomic)
        } catch {
            throw DeviceError(.storageFailed, "\(folder): cannot be written to (\(error.localizedDescription)).")
        }
    }

    private static func isSound(_ data: Data) -> Bool {
        data.withUnsafeBytes { bytes in
            var information = sound_information()
            return sound_information_read(bytes.bindMemory(to: UInt8.self).baseAddress, bytes.count, &information)
        }
    }
}

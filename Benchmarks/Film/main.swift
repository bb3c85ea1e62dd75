import CFilm
import FilmFloor
import Foundation
import TestMedia

// Ten seconds of 640 × 360 pixels at 30 pictures a second, decoded and brought to the size and the colours of a screen: by
// CFilm as players do it, and by FFmpeg's libraries alone with the same scaling.

/// Processor time of this process, in seconds.
func processorTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

/// Plays a film from its first picture to its last.
/// - Returns: the number of pictures.
func play(_ bytes: Data, into rows: UnsafeMutableRawPointer, _ width: Int32, _ height: Int32) -> Int {
    bytes.withUnsafeBytes { buffer in
        var fault = film_is_fine
        let film = film_open(buffer.bindMemory(to: UInt8.self).baseAddress, buffer.count, &fault)
        defer { film_close(film) }
        guard let film, let pictures = film_pictures_open(film, film_track_of(film, film_pictures_media)) else {
            return -1
        }
        defer { film_pictures_close(pictures) }
        var count = 0
        var next = 0.0
        while next.isFinite {
            _ = film_pictures_show(pictures, next)
            _ = film_pictures_draw(pictures, rows, Int(width) * 4, width, height)
            count += 1
            next = film_pictures_next_time(pictures)
        }
        return count
    }
}

let file = FileManager.default.temporaryDirectory.appendingPathComponent("film-\(UUID().uuidString).mp4")
defer { try? FileManager.default.removeItem(at: file) }
try TestFilm.makePattern(at: file, width: 640, height: 360, rate: 30, seconds: 10)
let bytes = try Data(contentsOf: file)

for (width, height): (Int32, Int32) in [(640, 360), (480, 270), (960, 540)] {
    let rows = UnsafeMutableRawPointer.allocate(byteCount: Int(width * height) * 4, alignment: 64)
    defer { rows.deallocate() }
    var times: (ours: Double, floor: Double) = (.infinity, .infinity)
    for _ in 0..<5 {
        var start = processorTime()
        let count = play(bytes, into: rows, width, height)
        times.ours = min(times.ours, processorTime() - start)
        start = processorTime()
        let floorCount = Int(film_floor_play(file.path, rows, width, height))
        times.floor = min(times.floor, processorTime() - start)
        guard count == 300, floorCount == 300 else { fatalError("\(count) and \(floorCount) pictures, not 300") }
    }
    let line = "640x360 to \(width)x\(height): %.2f ms a picture, FFmpeg alone %.2f ms, ratio %.2f"
    print(String(format: line, times.ours / 0.3, times.floor / 0.3, times.ours / times.floor))
}

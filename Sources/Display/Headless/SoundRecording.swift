import Device
import Foundation

/// What a device plays, as a WAVE file: 16 bits, two channels, 48,000 frames a second.
///
/// The samples wait in a file without a name; the recording appears when it is complete.
final class SoundRecording {
    private let path: String
    private let file: FileHandle
    private var byteCount = 0
    private var failure: (any Error)?

    private static let rate = 48_000
    private static let headByteCount = 44
    /// What the lengths in the file's head can tell: 6 hours.
    private static let longest = Int(UInt32.max) - headByteCount

    /// - Throws: `badOutput` if there is no room for temporary files.
    init(_ path: String) throws {
        self.path = path
        guard let stream = tmpfile() else {
            let reason = String(cString: strerror(errno))
            throw DeviceError(.badOutput, "\(path): error: cannot be written (no temporary file: \(reason))")
        }
        file = FileHandle(fileDescriptor: dup(fileno(stream)), closeOnDealloc: true)
        fclose(stream)
        try file.write(contentsOf: Data(count: Self.headByteCount))
    }

    func add(_ samples: [Int16]) {
        guard failure == nil, byteCount + samples.count * 2 <= Self.longest else { return }
        do {
            try samples.withUnsafeBytes { try file.write(contentsOf: $0) }
            byteCount += samples.count * 2
        } catch {
            failure = error
        }
    }

    /// - Throws: `badOutput` with the reason.
    func finish() throws {
        if let failure { throw failure }
        try file.seek(toOffset: 0)
        try file.write(contentsOf: head)
        let whole = URL(fileURLWithPath: "/proc/self/fd/\(file.fileDescriptor)")
        try OutputFile.write(try Data(contentsOf: whole, options: .alwaysMapped), to: path)
    }

    private var head: Data {
        var data = Data()
        func append<Number: FixedWidthInteger>(_ number: Number) {
            withUnsafeBytes(of: number.littleEndian) { data.append(contentsOf: $0) }
        }
        data.append(contentsOf: "RIFF".utf8)
        append(UInt32(36 + byteCount))
        data.append(contentsOf: "WAVEfmt ".utf8)
        append(UInt32(16))
        append(UInt16(1))
        append(UInt16(2))
        append(UInt32(Self.rate))
        append(UInt32(Self.rate * 4))
        append(UInt16(4))
        append(UInt16(16))
        data.append(contentsOf: "data".utf8)
        append(UInt32(byteCount))
        return data
    }
}

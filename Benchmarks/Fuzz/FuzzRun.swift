import Archiving
import Foundation
import Fuzzing

/// One long run of damaged files of a kind.
struct FuzzRun {
    private let kind: String
    /// Where inputs are kept.
    private let folder = ProcessInfo.processInfo.environment["TMPDIR"] ?? "/tmp"
    private let files: [Data]
    private let exercise: (Data) throws -> Void
    private var slowest = 0.0
    private(set) var findings = 0

    /// All kinds.
    static let kinds =
        FuzzedFormat.allCases.map(\.rawValue) + ["interface", "project", "code-signature"]
        + FuzzedReader.allCases.map(\.rawValue)
        + FuzzedFile.allCases.map(\.rawValue) + FuzzedCertificate.allCases.map(\.rawValue)

    /// Seconds that a damaged file may take at most.
    private static let longest = 5.0

    /// - Returns: nil for an unknown kind.
    init?(kind: String, files: [String]) throws {
        self.kind = kind
        var files = try files.map { try Data(contentsOf: URL(fileURLWithPath: $0)) }
        if let format = FuzzedFormat(rawValue: kind) {
            exercise = format.exercise
            if files.isEmpty { files.append(try format.write(SampleArchive.make())) }
        } else if kind == "interface" {
            exercise = FuzzedInterface.exercise
            if files.isEmpty { files = FuzzedInterface.samples }
        } else if kind == "project" {
            exercise = FuzzedProject.exercise
            if files.isEmpty { files = FuzzedProject.samples }
        } else if kind == "code-signature" {
            exercise = FuzzedSignature.exercise
            if files.isEmpty { files = try FuzzedSignature.samples }
        } else if let reader = FuzzedReader(rawValue: kind) {
            exercise = reader.exercise
            if files.isEmpty { files = reader.samples }
        } else if let reader = FuzzedFile(rawValue: kind) {
            exercise = reader.exercise
            if files.isEmpty { files = reader.samples }
        } else if let reader = FuzzedCertificate(rawValue: kind) {
            exercise = reader.exercise
            if files.isEmpty { files = reader.samples }
        } else {
            return nil
        }
        self.files = files
    }

    /// - Parameter seconds: how long, of the processor's time.
    mutating func run(for seconds: Double) {
        let seed = UInt64(Date().timeIntervalSince1970)
        var mutation = Mutation(seed: seed)
        let start = Self.now()
        let last = open("\(folder)/fuzz-\(kind).last", O_WRONLY | O_CREAT | O_TRUNC, 0o600)
        defer { close(last) }
        var (runs, refused) = (0, 0)
        print("fuzz \(kind): \(files.count) files, seed \(seed), \(Int(seconds)) s")
        while Self.now() - start < seconds {
            let damaged = mutation.mutate(files[runs % files.count])
            // What has to be there after a crash: in the system's memory, which outlives the process.
            damaged.withUnsafeBytes { bytes in
                _ = pwrite(last, bytes.baseAddress, bytes.count, 0)
                ftruncate(last, bytes.count)
            }
            let before = Self.now()
            do { try exercise(damaged) } catch let error as FuzzedFormat.Unsettled {
                findings += 1
                keep(damaged, as: "\(findings)")
                print("  finding \(findings): \(error)")
            } catch { refused += 1 }
            let time = Self.now() - before
            if time > Self.longest {
                findings += 1
                keep(damaged, as: "\(findings)")
                print("  finding \(findings): took \(Int(time)) s")
            }
            if time > slowest {
                slowest = time
                keep(damaged, as: "slowest")
            }
            runs += 1
        }
        print(
            "fuzz \(kind): \(runs) files, \(refused) refused, \(findings) findings, slowest "
                + String(format: "%.1f ms, %.1f MB resident at most", slowest * 1e3, Self.peakMemory()))
    }

    private func keep(_ data: Data, as name: String) {
        try? data.write(to: URL(fileURLWithPath: "\(folder)/fuzz-\(kind).\(name)"))
    }

    /// The processor's time of this process: what else the machine does makes no reader slow. One that waits for ever is
    /// ended from outside.
    private static func now() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    private static func peakMemory() -> Double {
        var usage = rusage()
        getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
        return Double(usage.ru_maxrss) / 1024
    }
}

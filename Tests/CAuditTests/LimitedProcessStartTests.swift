import CAudit
import Foundation
import Glibc
import Testing

/// Processes that the kernel holds to limits.
@Suite struct LimitedProcessStartTests {
    /// Runs a line of shell.
    /// - Returns: What it printed, and its exit status.
    private func run(_ line: String, _ bounds: limited_process_bounds = .init()) throws -> (text: String, status: Int32)
    {
        let pipe = Pipe()
        let words: [String] = ["/bin/sh", "-c", line]
        let arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
        defer { for argument in arguments { free(argument) } }
        let environment: [UnsafeMutablePointer<CChar>?] = [nil]
        let process = limited_process_start(
            "/bin/sh", arguments, environment, "/", pipe.fileHandleForWriting.fileDescriptor, bounds)
        try pipe.fileHandleForWriting.close()
        try #require(process > 0)
        let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        var status: Int32 = 0
        #expect(waitpid(process, &status, 0) == process)
        return (text, (status >> 8) & 0xFF)
    }

    @Test func outputAndErrorsGoToOneDescriptor() throws {
        let result = try run("echo out; echo error >&2; pwd; exit 3")
        #expect(result.text == "out\nerror\n/\n")
        #expect(result.status == 3)
    }

    @Test func aFileGrowsNoLargerThanAllowed() throws {
        let file = NSTemporaryDirectory() + "limited-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: file) }
        let bounds = limited_process_bounds(memory: 0, file_size: 4096)
        _ = try run("trap '' XFSZ; dd if=/dev/zero of=\(file) bs=1024 count=64 2>/dev/null", bounds)
        #expect(try FileManager.default.attributesOfItem(atPath: file)[.size] as? Int == 4096)
    }

    @Test func aProgramThatIsMissingIsAnErrorOfTheStart() {
        let none: [UnsafeMutablePointer<CChar>?] = [nil]
        #expect(limited_process_start("/nowhere/program", none, none, "/", 1, .init()) == -1)
        #expect(errno == ENOENT)
    }
}

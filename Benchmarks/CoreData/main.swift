// What Core Data costs beside SQLite's C functions doing the same with a table of the same columns.
//
//     core-data-benchmark [OBJECTS]    by default 100,000
//
// Both are measured in one program, in turn; the program prints its figures itself.

import AppBuilder
import Foundation

let scratch = FileManager.default.temporaryDirectory.appendingPathComponent("core-data-\(UUID().uuidString)")
try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
defer { try? FileManager.default.removeItem(at: scratch) }

let sdk = try SDK.locate()
let folder = sdk.root.appendingPathComponent("Benchmarks/CoreData/Program")
let benchmark = BareProgram(
    sources: ["main.m", "Library.m", "PlainTable.m"].map(folder.appendingPathComponent),
    executable: scratch.appendingPathComponent("core-data"), configuration: .release, flags: ["-lsqlite3"])
try benchmark.build(toolchain: Toolchain.locate(), sdk: sdk)

let process = Process()
process.executableURL = benchmark.executable
process.arguments = Array(CommandLine.arguments.dropFirst())
process.environment = ProcessInfo.processInfo.environment
    .merging(["HOME": scratch.path, "TMPDIR": scratch.path]) { $1 }
try process.run()
process.waitUntilExit()
if process.terminationStatus != 0 { print("the benchmark ended with status \(process.terminationStatus)") }

// What a frame of OpenGL ES costs in an app, beside the same calls of Mesa's library, the reading of its pixels, and one copy of
// them. Both are measured in one program, in turn; the program prints its figures itself.

import AppBuilder
import Foundation

let scratch = FileManager.default.temporaryDirectory.appendingPathComponent("opengl-\(UUID().uuidString)")
try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
defer { try? FileManager.default.removeItem(at: scratch) }

let sdk = try SDK.locate()
let folder = sdk.root.appendingPathComponent("Benchmarks/OpenGLES/Program")
let benchmark = BareProgram(
    sources: ["main.m", "Floor.m"].map(folder.appendingPathComponent),
    executable: scratch.appendingPathComponent("opengl"), configuration: .release, flags: ["-fobjc-arc"])
try benchmark.build(toolchain: Toolchain.locate(), sdk: sdk)

let process = Process()
process.executableURL = benchmark.executable
process.environment = ProcessInfo.processInfo.environment
    .merging(["HOME": scratch.path, "TMPDIR": scratch.path]) { $1 }
try process.run()
process.waitUntilExit()
if process.terminationStatus != 0 { print("the benchmark ended with status \(process.terminationStatus)") }

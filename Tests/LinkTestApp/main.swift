import DeviceLink
import Foundation

// A program that speaks the device link without a framework, well or badly as VERGER_TEST_BEHAVIOR says.

setvbuf(stdout, nil, _IOLBF, 0)
let behavior = ProcessInfo.processInfo.environment["VERGER_TEST_BEHAVIOR"] ?? "normal"
guard let text = ProcessInfo.processInfo.environment[SocketPair.environmentVariable], let link = Int32(text) else {
    fputs("This program is started by a device.\n", stderr)
    exit(2)
}
print("home \(ProcessInfo.processInfo.environment["HOME"] ?? "") in \(FileManager.default.currentDirectoryPath)")
switch behavior {
case "abort": abort()
case "exit-7": exit(7)
case "quit": exit(0)
case "hang": while true { pause() }
case "garbage":
    let bytes: [UInt8] = [1, 250, 0, 0, 0, 0, 0, 0]
    _ = bytes.withUnsafeBytes { write(link, $0.baseAddress, $0.count) }
    while true { pause() }
case "other-version":
    let bytes: [UInt8] = [99, 1, 0, 0, 0, 0, 0, 0]
    _ = bytes.withUnsafeBytes { write(link, $0.baseAddress, $0.count) }
    while true { pause() }
case "spawn-and-quit":
    // What it started must not stay behind.
    let child = fork()
    if child == 0 { while true { pause() } }
    print("child \(child)")
    exit(0)
default:
    TestApp(link: link, behavior: behavior).run()
}

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
case "spawn-twice-and-quit":
    // Out of the app's group and session, with a parent that has ended: a daemon, and one that the daemon starts.
    var told: [Int32] = [-1, -1]
    pipe(&told)
    if fork() == 0 {
        setsid()
        if fork() == 0 {
            let last = fork()
            if last == 0 {
                setsid()
                while true { pause() }
            }
            print("child \(getpid())\nchild \(last)")
            write(told[1], "x", 1)
            while true { pause() }
        }
        exit(0)
    }
    var byte: UInt8 = 0
    read(told[0], &byte, 1)
    exit(0)
default:
    TestApp(link: link, behavior: behavior).run()
}

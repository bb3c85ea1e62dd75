import Device
import Foundation

/// App bundles made for tests.
extension TestFolder {
    /// Makes `<name>.app` in the folder.
    ///
    /// - Parameters:
    ///   - info: keys that are added to the usual ones, or taken away if empty.
    ///   - executable: the program's text; nil makes a link to the program that speaks the device link.
    func makeBundle(
        _ name: String = "Sample", identifier: String = "org.example.sample", info: [String: String] = [:],
        executable: String? = "#!/bin/sh\n"
    ) throws -> String {
        var keys = [
            "CFBundleIdentifier": identifier, "CFBundleExecutable": name, "CFBundleName": name,
        ]
        keys.merge(info) { _, new in new }
        let list = keys.filter { !$0.value.isEmpty }
        let data = try PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0)
        try write(String(decoding: data, as: UTF8.self), to: "\(name).app/Info.plist")
        if let executable {
            try write(executable, to: "\(name).app/\(name)", mode: 0o755)
        } else {
            let program = "\(path)/\(name).app/\(name)"
            try? FileManager.default.removeItem(atPath: program)
            try FileManager.default.copyItem(atPath: TestFolder.linkTestApp, toPath: program)
        }
        return "\(path)/\(name).app"
    }

    /// The program of the target `link-test-app`, built beside the tests.
    static var linkTestApp: String {
        let tests = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
        return (tests as NSString).deletingLastPathComponent + "/link-test-app"
    }
}

/// What an operation throws as a device's error; nil if it throws nothing.
func deviceError(_ body: () throws -> Void) rethrows -> DeviceError? {
    do {
        try body()
        return nil
    } catch let error as DeviceError {
        return error
    }
}

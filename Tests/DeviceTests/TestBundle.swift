import Device
import Foundation

/// App bundles made for tests.
extension TestFolder {
    /// Makes `<name>.app` in the folder.
    ///
    /// - Parameters:
    ///   - info: keys that are added to the usual ones, or taken away if empty.
    ///   - executable: the program's text; nil takes the program that speaks the device link.
    func makeBundle(
        _ name: String = "Sample", identifier: String = "org.example.sample", info: [String: Any] = [:],
        executable: String? = "#!/bin/sh\n"
    ) throws -> String {
        let bundle = try makeBundle(name, identifier: identifier, info: info)
        if let executable {
            try write(executable, to: "\(name).app/\(name)", mode: 0o755)
        } else {
            try put("link-test-app", into: bundle)
        }
        return bundle
    }

    /// Makes `Sample.app` with a program of the tests, by the name of its target.
    func makeBundle(program: String) throws -> String {
        let bundle = try makeBundle("Sample", identifier: "org.example.sample", info: [:])
        try put(program, into: bundle)
        return bundle
    }

    /// A bundle without its program.
    private func makeBundle(_ name: String, identifier: String, info: [String: Any]) throws -> String {
        var keys: [String: Any] = [
            "CFBundleIdentifier": identifier, "CFBundleExecutable": name, "CFBundleName": name,
        ]
        keys.merge(info) { _, new in new }
        let list = keys.filter { ($0.value as? String)?.isEmpty != true }
        let data = try PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0)
        try write(String(decoding: data, as: UTF8.self), to: "\(name).app/Info.plist")
        return "\(path)/\(name).app"
    }

    private func put(_ target: String, into bundle: String) throws {
        let name = ((bundle as NSString).lastPathComponent as NSString).deletingPathExtension
        try? FileManager.default.removeItem(atPath: "\(bundle)/\(name)")
        try FileManager.default.copyItem(atPath: TestFolder.program(target), toPath: "\(bundle)/\(name)")
    }

    /// A program of the tests, built beside them.
    static func program(_ target: String) -> String {
        let tests = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
        return (tests as NSString).deletingLastPathComponent + "/" + target
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

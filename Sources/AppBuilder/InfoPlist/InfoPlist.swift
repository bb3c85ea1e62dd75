import Foundation

/// A project's Info.plist with its variables expanded, ready for the bundle.
package struct InfoPlist {
    /// An Info.plist is a page of text; a larger file is something else.
    package static let maximumSize = 4 << 20

    package let executableName: String
    package let bundleIdentifier: String
    /// MinimumOSVersion: the oldest system that the app runs on.
    package let minimumSystemVersion: String?
    /// XML, with its keys sorted.
    package let contents: Data
    package let warnings: [String]

    /// Reads and expands the Info.plist of a project.
    ///
    /// - Throws: `BuildError` for a file that is no property list of a dictionary, or names that cannot be file names.
    package init(_ file: URL, productName: String) throws {
        let dictionary = try Self.read(file)
        var variables = BuildVariables([
            "PRODUCT_NAME": productName, "TARGET_NAME": productName, "EXECUTABLE_NAME": productName,
            "PROJECT_NAME": productName, "PRODUCT_MODULE_NAME": productName, "WRAPPER_EXTENSION": "app",
            "PRODUCT_BUNDLE_IDENTIFIER": "com.yourcompany.${PRODUCT_NAME:rfc1034identifier}",
            "EXECUTABLE_PREFIX": "", "EXECUTABLE_SUFFIX": "", "DEVELOPMENT_LANGUAGE": "en",
            "MARKETING_VERSION": "1.0", "CURRENT_PROJECT_VERSION": "1",
        ])
        variables.values["PRODUCT_BUNDLE_IDENTIFIER"] = variables.expand(
            variables.values["PRODUCT_BUNDLE_IDENTIFIER"] ?? "")
        guard var expanded = Self.expand(dictionary, &variables, depth: 0) as? [String: Any] else {
            throw BuildError("not a dictionary", at: file.path, cure: "The Info.plist's root must be a dictionary.")
        }
        var warnings = variables.unknownNames.sorted().map {
            "\(file.path): warning: the build setting \($0) has no value here; nothing is put in its place"
        }

        executableName = try Self.string("CFBundleExecutable", in: expanded, file: file) ?? productName
        guard !executableName.contains("/"), !executableName.hasPrefix(".") else {
            throw BuildError(
                "CFBundleExecutable “\(executableName)” is not a file name", at: file.path,
                cure: "Use ${EXECUTABLE_NAME}.")
        }
        if let identifier = try Self.string("CFBundleIdentifier", in: expanded, file: file) {
            bundleIdentifier = identifier
        } else {
            bundleIdentifier = variables.values["PRODUCT_BUNDLE_IDENTIFIER"] ?? productName
            warnings.append("\(file.path): warning: no CFBundleIdentifier; taking \(bundleIdentifier)")
        }
        guard Self.isIdentifier(bundleIdentifier) else {
            throw BuildError(
                "CFBundleIdentifier “\(bundleIdentifier)” has characters other than letters, digits, “-” and “.”",
                at: file.path, cure: "Write it like com.yourcompany.${PRODUCT_NAME:rfc1034identifier}.")
        }
        minimumSystemVersion = try Self.string("MinimumOSVersion", in: expanded, file: file)
        expanded["CFBundleExecutable"] = executableName
        expanded["CFBundleIdentifier"] = bundleIdentifier
        expanded["CFBundleName"] = expanded["CFBundleName"] ?? productName
        expanded["CFBundlePackageType"] = expanded["CFBundlePackageType"] ?? "APPL"
        contents = try PropertyListSerialization.data(fromPropertyList: expanded, format: .xml, options: 0)
        self.warnings = warnings
    }

    private static func read(_ file: URL) throws -> Any {
        do {
            let data = try Data(contentsOf: file)
            guard data.count <= maximumSize else {
                throw BuildError("larger than \(maximumSize >> 20) MB", at: file.path, cure: "Is this the Info.plist?")
            }
            return try PropertyListSerialization.propertyList(from: data, options: [], format: nil)
        } catch let error as BuildError {
            throw error
        } catch {
            throw BuildError(
                "not a property list: \(error.localizedDescription)", at: file.path,
                cure: "Check its XML; `verger new` makes one to compare with.")
        }
    }

    /// Keys stay as they are; only strings are expanded, as Xcode does it.
    private static func expand(_ value: Any, _ variables: inout BuildVariables, depth: Int) -> Any {
        guard depth < 64 else { return value }
        switch value {
        case let text as String: return variables.expand(text)
        case let list as [Any]: return list.map { expand($0, &variables, depth: depth + 1) }
        case let dictionary as [String: Any]:
            return dictionary.mapValues { expand($0, &variables, depth: depth + 1) }
        default: return value
        }
    }

    /// - Returns: nil when the key is missing or its string empty.
    private static func string(_ key: String, in dictionary: [String: Any], file: URL) throws -> String? {
        guard let value = dictionary[key] else { return nil }
        guard let text = value as? String else {
            throw BuildError("\(key) is not a string", at: file.path, cure: "Make it a <string>.")
        }
        return text.isEmpty ? nil : text
    }

    /// The identifier names the app's home folder on a device.
    private static func isIdentifier(_ text: String) -> Bool {
        text.first != "." && text.utf8.count <= 255
            && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-" || $0 == "." || $0 == "_") }
    }
}
